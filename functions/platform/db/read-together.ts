import { setTimeout } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../app-error.ts';
import { env } from '../env.ts';
import { documentClient } from './client.ts';

type Key = { pk: string; sk: string };
export type Item = Record<string, unknown>;
/** One item of an entity to be read: `User.get({ … })`, or its key where there are many to make. */
export type Read = Key | { params: <P>() => P };

/** How many items DynamoDB reads at once. */
export const mostTogether = 100;

const maxRounds = 4;

/**
 * Reads up to 100 items of any entities in one consistent round trip, in the order asked; undefined where there is none.
 * Asked for nothing, it makes no call.
 * `readTogether([User.get({ … }), Workspace.get({ … })])`; read each answer with the entity's `parse({ Item })`.
 * With `paths` (`content.endedAt`), that is all there is of them.
 */
export async function readTogether(reads: Read[], paths?: readonly string[]): Promise<(Item | undefined)[]> {
  const keys = reads.map((read) => ('params' in read ? read.params<{ Key: Key }>().Key : read));
  const found = new Map<string, Item>();
  // The same item may be asked for twice, which DynamoDB refuses.
  let pending: Record<string, unknown>[] = [...new Map(keys.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
  for (let round = 0; pending.length > 0; round++) {
    if (round === maxRounds) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    if (round > 0) await setTimeout(Math.random() * 50 * 2 ** round);
    const answer = await documentClient.send(
      new BatchGetCommand({
        RequestItems: { [env.TABLE_NAME]: { Keys: pending, ConsistentRead: true, ...(paths && projection(paths)) } },
      }),
    );
    for (const item of answer.Responses?.[env.TABLE_NAME] ?? []) found.set(`${item.pk}\n${item.sk}`, item);
    pending = answer.UnprocessedKeys?.[env.TABLE_NAME]?.Keys ?? [];
  }
  return keys.map((key) => found.get(`${key.pk}\n${key.sk}`));
}

/** What tells an item from another, and an entity from another, comes with any. */
const always = ['pk', 'sk', '__edb_e__', '__edb_v__'];

function projection(paths: readonly string[]) {
  const all = [...always, ...paths].map((path) => path.split('.'));
  return {
    ProjectionExpression: all.map((path) => path.map((name) => `#${name}`).join('.')).join(', '),
    ExpressionAttributeNames: Object.fromEntries(all.flat().map((name) => [`#${name}`, name])),
  };
}
