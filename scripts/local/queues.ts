import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  type QueueAttributeName,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { buildApp } from 'fauxqs';
import { deadLettersName, type QueueSpec, visibilitySeconds } from '../../shared/kernel/worker-specs.ts';
import { queues } from '../../shared/workers.ts';
import { localCredentials, localRegion } from './database.ts';

export type LocalQueues = { endpoint: string; addresses: Map<QueueSpec, string>; stop: () => Promise<void> };

const clientOf = (endpoint: string) =>
  new SQSClient({ endpoint, region: localRegion, credentials: localCredentials, useQueueUrlAsEndpoint: false });

/** The queues of the product, each with its dead-letter queue, on an in-process emulator. */
export async function startQueues(): Promise<LocalQueues> {
  // Built here rather than by its own starter, which listens on every address of the machine.
  const app = buildApp({ defaultRegion: localRegion, logger: false });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = clientOf(endpoint);
  const addresses = new Map<QueueSpec, string>();
  for (const queue of Object.values(queues)) {
    const deadLetters = await createQueue(client, deadLettersName(queue.name), {});
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: deadLetters, AttributeNames: ['QueueArn'] }),
    );
    const address = await createQueue(client, queue.name, {
      VisibilityTimeout: String(visibilitySeconds(queue)),
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: Attributes?.QueueArn,
        maxReceiveCount: String(queue.maxReceives),
      }),
    });
    addresses.set(queue, address);
  }
  client.destroy();
  return { endpoint, addresses, stop: () => app.close() };
}

/** Has what AWS itself puts on a queue put there. */
export function putOnQueue({ endpoint, addresses }: LocalQueues, queue: QueueSpec): (message: object) => Promise<void> {
  const client = clientOf(endpoint);
  const QueueUrl = addresses.get(queue);
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }));
  };
}

/** The address of the dead letters of a queue. */
export const deadLettersOf = (address: string) => deadLettersName(address);

async function createQueue(client: SQSClient, name: string, attributes: Record<string, string>): Promise<string> {
  const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: name, Attributes: attributes }));
  if (!QueueUrl) throw new Error(`Queue ${name} has no address`);
  return QueueUrl;
}

/** How many messages each queue has, and how many were given up. */
export async function waitingMessages({ endpoint, addresses }: LocalQueues) {
  const client = clientOf(endpoint);
  const count = async (address: string, attribute: QueueAttributeName) => {
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: address, AttributeNames: [attribute] }),
    );
    return Number(Attributes?.[attribute] ?? 0);
  };
  const counts = [...addresses].map(async ([{ name }, address]) => ({
    name,
    waiting: await count(address, 'ApproximateNumberOfMessages'),
    running: await count(address, 'ApproximateNumberOfMessagesNotVisible'),
    dead: await count(deadLettersOf(address), 'ApproximateNumberOfMessages'),
  }));
  return Promise.all(counts).finally(() => client.destroy());
}
