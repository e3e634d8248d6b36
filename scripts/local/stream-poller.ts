import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import type { StreamHandler } from '../../functions/platform/worker/define-stream.ts';
import { type StreamSpec, streams } from '../../shared/workers.ts';
import { localCredentials, localRegion } from './database.ts';
import { tableName } from './environment.ts';

const pauseMs = 100;
const recordsAtOnce = 1_000;
/** A record that fails so often is left to the sweeper, as Lambda leaves it to its failure queue. */
const maxTries = 5;
const retryMs = 200;
const describeEveryMs = 5_000;

/**
 * Hands the new items of the table's stream to their functions as Lambda does. The place reached is kept in `placeFile`,
 * so that the next start goes on from there. Answers how to stop.
 */
export function startStreamPoller(endpoint: string, placeFile?: string): () => Promise<void> {
  const client = new DynamoDBStreamsClient({ endpoint, region: localRegion, credentials: localCredentials });
  const reader = new StreamReader(client, readPlaces(placeFile));
  let running = true;
  const loop = poll();
  return async () => {
    running = false;
    await loop;
    client.destroy();
  };

  async function poll(): Promise<void> {
    const handlers = await loadHandlers();
    while (running) {
      try {
        const records = await reader.next();
        for (const one of handlers) await handOver(one, records);
        if (records.length > 0) keepPlaces(placeFile, reader.places);
        else await setTimeout(pauseMs);
      } catch (error) {
        if (running) console.error('Stream:', error);
        await setTimeout(retryMs);
      }
    }
  }
}

type Handlers = { spec: StreamSpec; handler: StreamHandler }[];

const loadHandlers = (): Promise<Handlers> =>
  Promise.all(
    Object.values(streams).map(async (spec) => {
      const { handler }: { handler: StreamHandler } = await import(`../../functions/${spec.handler}.ts`);
      return { spec, handler };
    }),
  );

/** Last number read, by shard. */
type Places = Record<string, string>;

class StreamReader {
  readonly places: Places;
  private readonly client: DynamoDBStreamsClient;
  private stream: { arn: string; shards: string[] } | null = null;
  private describedAt = 0;

  constructor(client: DynamoDBStreamsClient, places: Places) {
    this.client = client;
    this.places = places;
  }

  /** What was written since the last call, in order; nothing is skipped when a call fails. */
  async next(): Promise<StreamRecord[]> {
    await this.describe();
    const all: StreamRecord[] = [];
    for (const shard of this.stream?.shards ?? []) {
      const records = await this.readShard(shard);
      const last = records.at(-1)?.dynamodb?.SequenceNumber;
      if (last) this.places[shard] = last;
      all.push(...records);
    }
    return all;
  }

  private async describe(): Promise<void> {
    if (this.stream && Date.now() - this.describedAt < describeEveryMs) return;
    const { Streams = [] } = await this.client.send(new ListStreamsCommand({ TableName: tableName }));
    const arn = Streams[0]?.StreamArn;
    if (!arn) return;
    const { StreamDescription } = await this.client.send(new DescribeStreamCommand({ StreamArn: arn }));
    const shards = StreamDescription?.Shards ?? [];
    this.stream = { arn, shards: shards.flatMap(({ ShardId }) => (ShardId ? [ShardId] : [])) };
    this.describedAt = Date.now();
  }

  private async readShard(ShardId: string): Promise<StreamRecord[]> {
    const after = this.places[ShardId];
    const { ShardIterator } = await this.client.send(
      new GetShardIteratorCommand({
        StreamArn: this.stream?.arn,
        ShardId,
        ...(after
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    );
    const { Records = [] } = await this.client.send(new GetRecordsCommand({ ShardIterator, Limit: recordsAtOnce }));
    return Records;
  }
}

/** The filter of the event source, then batches, each again from what failed. */
async function handOver({ spec, handler }: Handlers[number], records: StreamRecord[]): Promise<void> {
  const wanted = records.filter(
    ({ eventName, dynamodb }) => eventName === 'INSERT' && dynamodb?.NewImage?.__edb_e__?.S === spec.entity,
  );
  for (let at = 0; at < wanted.length; at += spec.batchSize) {
    let batch = wanted.slice(at, at + spec.batchSize);
    for (let turn = 0; turn < maxTries && batch.length > 0; turn++) {
      const { batchItemFailures } = await handler({ Records: batch as unknown as DynamoDBRecord[] });
      const failed = batchItemFailures[0]?.itemIdentifier;
      batch = failed ? batch.slice(batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed)) : [];
      if (batch.length > 0) await setTimeout(retryMs);
    }
  }
}

const readPlaces = (file: string | undefined): Places =>
  file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Whole or not at all. */
function keepPlaces(file: string | undefined, places: Places): void {
  if (!file) return;
  writeFileSync(`${file}.new`, JSON.stringify(places));
  renameSync(`${file}.new`, file);
}
