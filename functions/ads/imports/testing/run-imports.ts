import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { queues as specs } from '../../../../shared/workers.ts';
import { queues } from '../../../platform/testing/services.ts';
import { sqsEvent } from '../../../platform/testing/sqs-event.ts';
import { Ad, type AdItem, adIdOf, adKey, adShards } from '../../ad.entity.ts';
import { handler } from '../../run-import.worker.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });
const QueueUrl = queues.addresses.get(specs.adImports);

/** The messages that wait for the import worker, taken from its queue. */
export async function waitingRuns(): Promise<string[]> {
  const bodies: string[] = [];
  for (;;) {
    const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
    if (Messages.length === 0) return bodies;
    for (const { Body = '', ReceiptHandle } of Messages) {
      bodies.push(Body);
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    }
  }
}

/** Hands messages to the worker at once; answers how many failed. */
export async function work(...bodies: string[]): Promise<number> {
  const answers = await Promise.all(bodies.map((body) => handler(sqsEvent([{ messageId: 'm', body }]))));
  return answers.flatMap((answer) => answer.batchItemFailures).length;
}

/** Runs every waiting import to its end. */
export async function runImports(): Promise<void> {
  for (let bodies = await waitingRuns(); bodies.length > 0; bodies = await waitingRuns()) await work(...bodies);
}

export async function storedAd(ownerId: string, sourceId: string): Promise<AdItem | null> {
  return (await Ad.get(adKey(ownerId, adIdOf(ownerId, sourceId))).go({ consistent: true })).data;
}

export async function storedAds(ownerId: string): Promise<AdItem[]> {
  const pages = await Promise.all(adShards.map((shard) => Ad.query.byId({ ownerId, shard }).go({ pages: 'all' })));
  return pages.flatMap(({ data }) => data).sort((a, b) => (a.content.sourceId < b.content.sourceId ? -1 : 1));
}
