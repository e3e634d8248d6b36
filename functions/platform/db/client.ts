import { AsyncLocalStorage } from 'node:async_hooks';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Entity, type Schema } from 'electrodb';
import { requestTimes } from '../clients/request-times.ts';
import { env } from '../env.ts';

const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: {
    ...requestTimes,
    httpAgent: { maxSockets: 100 },
    httpsAgent: { maxSockets: 100 },
  },
});
// The SDK's logging copies all that is read and written, even where it is given no logger.
client.middlewareStack.remove('loggerMiddleware');

export const documentClient = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
documentClient.middlewareStack.add(
  (next) => async (request) => {
    refuseOtherWorkspaces(request.input as object);
    return next(request);
  },
  { step: 'initialize', name: 'refuseOtherWorkspaces' },
);

/**
 * An entity of the table. ElectroDB takes 0.7 ms to read a schema, and an act uses a few of those that its imports bring
 * along: each is read at its first use.
 */
export function defineEntity<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  schema: S,
): Entity<A, F, C, S> {
  let made: Entity<A, F, C, S> | undefined;
  const entity = () => {
    made ??= new Entity<A, F, C, S>(schema, { client: documentClient, table: env.TABLE_NAME });
    return made;
  };
  return new Proxy(Object.create(Entity.prototype), {
    get: (_, name) => {
      const value = Reflect.get(entity(), name);
      // Its own methods work on the entity itself: they would ask here for each thing they use.
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}

const acting = new AsyncLocalStorage<string>();

/** Runs what is done for a workspace: until it ends, the table is asked by no key of another. */
export const actingIn = <T>(workspaceId: string, act: () => Promise<T>): Promise<T> => acting.run(workspaceId, act);

type Keyed = Record<string, unknown> | undefined;
type Asked = {
  Key?: Keyed;
  Item?: Keyed;
  ExpressionAttributeValues?: Keyed;
  TransactItems?: Record<string, Asked>[];
  RequestItems?: Record<string, Batch>;
};
type Batch = { Keys?: Keyed[] } | { PutRequest?: Asked; DeleteRequest?: Asked }[];

/** Whose a partition is: an id that someone sends stands behind that, or by itself. */
const ownerOf = /^\$reclame#(?:workspaceId|ownerId|sealedChain)_(wks_[0-9A-HJKMNP-TV-Z]{26})(?:#|$)/;

/**
 * Fails a request of the table whose partitions are of another workspace than the one that acts. Acts make their keys from
 * who calls, so this never happens: should one be wrong, it becomes an error of ours, and no answer.
 */
function refuseOtherWorkspaces(asked: object): void {
  const own = acting.getStore();
  if (own === undefined) return;
  for (const partition of partitionsOf(asked)) {
    const id = ownerOf.exec(String(partition))?.[1];
    if (id !== undefined && id !== own) throw new Error(`An act in ${own} asked for a key of ${id}`);
  }
}

/** What the request names partitions by: keys of items, and those of indexes. */
function* partitionsOf({
  Key,
  Item,
  ExpressionAttributeValues,
  TransactItems,
  RequestItems,
}: Asked): Generator<unknown> {
  yield* named(Key, /^pk$/);
  yield* named(Item, /^(gsi\d)?pk$/);
  yield* named(ExpressionAttributeValues, /^:(gsi\d)?pk/);
  for (const action of TransactItems ?? []) for (const one of Object.values(action)) yield* partitionsOf(one);
  for (const batch of Object.values(RequestItems ?? {})) yield* partitionsOfBatch(batch);
}

function* partitionsOfBatch(batch: Batch): Generator<unknown> {
  if (Array.isArray(batch))
    for (const { PutRequest, DeleteRequest } of batch) yield* partitionsOf(PutRequest ?? DeleteRequest ?? {});
  else for (const key of batch.Keys ?? []) yield* named(key, /^pk$/);
}

function* named(attributes: Keyed, names: RegExp): Generator<unknown> {
  for (const [name, value] of Object.entries(attributes ?? {})) if (names.test(name)) yield value;
}
