import { CreateQueueCommand, GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { buildApp } from 'fauxqs';
import { type QueueSpec, queues, visibilitySeconds } from '../../shared/workers.ts';
import { localCredentials, localRegion } from './database.ts';

export type LocalQueues = { endpoint: string; addresses: Map<QueueSpec, string>; stop: () => Promise<void> };

/** The queues of the product on an in-process emulator, each with its dead-letter queue. */
export async function startQueues(): Promise<LocalQueues> {
  // Built here rather than by its own starter, which listens on every address of the machine.
  const app = buildApp({ defaultRegion: localRegion, logger: false });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new SQSClient({ endpoint, region: localRegion, credentials: localCredentials });
  const addresses = new Map<QueueSpec, string>();
  for (const queue of Object.values(queues)) {
    const deadLetters = await createQueue(client, `${queue.name}-dead`, {});
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

async function createQueue(client: SQSClient, name: string, attributes: Record<string, string>): Promise<string> {
  const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: name, Attributes: attributes }));
  if (!QueueUrl) throw new Error(`Queue ${name} has no address`);
  return QueueUrl;
}
