import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { requestTimes } from './request-times.ts';

// A queue's address names it; where SQS answers is the SDK's own setting, as for every other client.
const client = new SQSClient({ maxAttempts: 3, requestHandler: requestTimes, useQueueUrlAsEndpoint: false });

/** Puts one JSON message on a queue, to be seen after `delaySeconds` (0 to 900). */
export async function enqueue(queueUrl: string, message: object, delaySeconds = 0): Promise<void> {
  await client.send(
    new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message), DelaySeconds: delaySeconds }),
  );
}
