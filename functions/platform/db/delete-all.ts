import { setTimeout } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { documentClient } from './client.ts';

export type ItemKey = { pk: unknown; sk: unknown };

const keysAWrite = 25;
const writesAtOnce = 8;
const longestWaitMs = 5_000;
const tooMany = new Set(['ProvisionedThroughputExceededException', 'ThrottlingException', 'RequestLimitExceeded']);

/** The table is asked too much. */
export const isTooMany = (error: unknown): boolean => error instanceof Error && tooMany.has(error.name);

/**
 * Removes items by their keys, whatever is in them, with all the patience that there is until a time (epoch, ms): a table that
 * says it is asked too much, of some or of all, is asked less often. False when its time is up before all are gone.
 */
export async function deleteAll(keys: readonly ItemKey[], until: number, send = sendDeletes): Promise<boolean> {
  let next = 0;
  const turn = async () => {
    while (next < keys.length) {
      const some = keys.slice(next, next + keysAWrite);
      next += keysAWrite;
      if (!(await deleteSome(some, until, send))) return false;
    }
    return true;
  };
  const ended = await Promise.allSettled(Array.from({ length: writesAtOnce }, turn));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return ended.every((one) => one.status === 'fulfilled' && one.value);
}

async function deleteSome(keys: ItemKey[], until: number, send: typeof sendDeletes): Promise<boolean> {
  let pending = keys;
  for (let round = 0; pending.length > 0; round++) {
    if (round > 0) {
      if (Date.now() >= until) return false;
      await setTimeout(Math.random() * Math.min(25 * 2 ** round, longestWaitMs));
    }
    const asked = pending;
    pending = await send(asked).catch((error) => {
      if (isTooMany(error)) return asked;
      throw error;
    });
  }
  return true;
}

/** Answers what the table had no time for. */
async function sendDeletes(keys: ItemKey[]): Promise<ItemKey[]> {
  const deletes = keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  const { UnprocessedItems } = await documentClient.send(
    new BatchWriteCommand({ RequestItems: { [env.TABLE_NAME]: deletes } }),
  );
  const left = UnprocessedItems?.[env.TABLE_NAME]?.flatMap(({ DeleteRequest }) => DeleteRequest?.Key ?? []) ?? [];
  return left.map(({ pk, sk }) => ({ pk, sk }));
}
