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
import { requestTimes } from '../../functions/platform/clients/request-times.ts';
import type { StreamHandler } from '../../functions/platform/worker/define-stream.ts';
import { chunks } from '../../shared/kernel/chunks.ts';
import type { StreamSpec } from '../../shared/kernel/worker-specs.ts';
import { streams } from '../../shared/workers.ts';
import { localCredentials, localRegion } from './database.ts';
import { fittingBatches } from './door/payload.ts';
import { runFunction } from './door/run-function.ts';
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
  const client = new DynamoDBStreamsClient({
    endpoint,
    region: localRegion,
    credentials: localCredentials,
    requestHandler: requestTimes,
  });
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
        if (await handOverNext(reader, handlers)) keepPlaces(placeFile, reader.places);
        else await setTimeout(pauseMs);
      } catch (error) {
        if (running) console.error('Stream:', error);
        await setTimeout(retryMs);
      }
    }
  }
}

/** False when nothing was new. */
async function handOverNext(reader: StreamReader, handlers: Handlers): Promise<boolean> {
  let isNew = false;
  for (const shard of await reader.shards()) {
    const page = await reader.read(shard);
    for (const one of handlers) await handOver(one, page.records);
    reader.moveOn(shard, page);
    isNew ||= page.records.length > 0;
  }
  return isNew;
}

type Handlers = { spec: StreamSpec; handler: StreamHandler }[];

const loadHandlers = (): Promise<Handlers> =>
  Promise.all(
    Object.values(streams).map(async (spec) => {
      const { handler }: { handler: StreamHandler } = await import(`../../functions/${spec.handler}.ts`);
      return { spec, handler };
    }),
  );

/** Last number handed over, by shard. */
type Places = Record<string, string>;
type Page = { records: StreamRecord[]; next: string | undefined };

class StreamReader {
  readonly places: Places;
  private readonly client: DynamoDBStreamsClient;
  private stream: { arn: string; shards: string[] } | null = null;
  private describedAt = 0;
  /** Where the next page of a shard begins. */
  private readonly iterators = new Map<string, string>();

  constructor(client: DynamoDBStreamsClient, places: Places) {
    this.client = client;
    this.places = places;
  }

  async shards(): Promise<string[]> {
    if (this.stream && Date.now() - this.describedAt < describeEveryMs) return this.stream.shards;
    const { Streams = [] } = await this.client.send(new ListStreamsCommand({ TableName: tableName }));
    const arn = Streams[0]?.StreamArn;
    if (!arn) return [];
    const { StreamDescription } = await this.client.send(new DescribeStreamCommand({ StreamArn: arn }));
    const shards = (StreamDescription?.Shards ?? []).flatMap(({ ShardId }) => (ShardId ? [ShardId] : []));
    this.stream = { arn, shards };
    this.describedAt = Date.now();
    return shards;
  }

  /** What was written to a shard after what was handed over; the same again, in order, until it moves on. */
  async read(shard: string): Promise<Page> {
    const ShardIterator = this.iterators.get(shard) ?? (await this.iteratorOf(shard));
    this.iterators.delete(shard);
    const { Records = [], NextShardIterator } = await this.client.send(
      new GetRecordsCommand({ ShardIterator, Limit: recordsAtOnce }),
    );
    return { records: Records, next: NextShardIterator };
  }

  moveOn(shard: string, { records, next }: Page): void {
    const last = records.at(-1)?.dynamodb?.SequenceNumber;
    if (last) this.places[shard] = last;
    if (next) this.iterators.set(shard, next);
  }

  private async iteratorOf(ShardId: string): Promise<string | undefined> {
    const of = { StreamArn: this.stream?.arn, ShardId };
    const after = this.places[ShardId];
    const { ShardIterator } = await this.client.send(
      new GetShardIteratorCommand(
        after
          ? { ...of, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
          : { ...of, ShardIteratorType: 'TRIM_HORIZON' },
      ),
    );
    return ShardIterator;
  }
}

/** The filter of the event source, then batches. */
async function handOver(one: Handlers[number], records: StreamRecord[]): Promise<void> {
  const { entities, follows, batchSize } = one.spec;
  const names = follows === 'new' ? ['INSERT'] : ['INSERT', 'MODIFY'];
  const wanted = records.filter(
    ({ eventName = '', dynamodb }) =>
      names.includes(eventName) && entities.includes(dynamodb?.NewImage?.__edb_e__?.S ?? ''),
  );
  for (const some of chunks(wanted, batchSize))
    for (const batch of fittingBatches(some)) await handOverBatch(one, batch);
}

/** Again from what failed. */
async function handOverBatch({ spec, handler }: Handlers[number], records: StreamRecord[]): Promise<void> {
  let batch = records;
  for (let turn = 0; turn < maxTries && batch.length > 0; turn++) {
    const Records = batch as unknown as DynamoDBRecord[];
    const { batchItemFailures } = await runFunction(spec, { Records }, handler);
    const failed = batchItemFailures[0]?.itemIdentifier;
    batch = failed ? batch.slice(batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed)) : [];
    if (batch.length > 0) await setTimeout(retryMs);
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
