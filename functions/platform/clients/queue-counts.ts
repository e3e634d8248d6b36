import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { env } from '../env.ts';
import { requestTimes } from './request-times.ts';

const client = new SQSClient({
  maxAttempts: 3,
  requestHandler: { ...requestTimes, httpAgent: { maxSockets: 50 }, httpsAgent: { maxSockets: 50 } },
  useQueueUrlAsEndpoint: false,
});

/** The three states in which a message is still on its queue: to be had, being worked on, put off. */
const states = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const;

/** How many messages are on a queue, as nearly as SQS says: a moment late. */
export async function countMessages(name: string): Promise<number> {
  const QueueUrl = `${env.QUEUES_URL}${name}`;
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...states] }));
  return states.reduce((sum, state) => sum + Number(Attributes?.[state] ?? 0), 0);
}
