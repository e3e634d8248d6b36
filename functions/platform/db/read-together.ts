import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../app-error.ts';
import { env } from '../env.ts';
import { documentClient } from './client.ts';

type Key = { pk: string; sk: string };
type Item = Record<string, unknown>;

const maxRounds = 4;

/**
 * Reads up to 100 items of any entities in one consistent round trip, in the order asked; undefined where there is none.
 * Pass `Entity.get(…).params().Key`, read each answer with `Entity.parse({ Item })`.
 */
export async function readTogether(keys: Key[]): Promise<(Item | undefined)[]> {
  const found = new Map<string, Item>();
  let pending: Key[] = keys;
  for (let round = 0; pending.length > 0; round++) {
    if (round === maxRounds) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    if (round > 0) await new Promise((done) => setTimeout(done, Math.random() * 50 * 2 ** round));
    const answer = await documentClient.send(
      new BatchGetCommand({ RequestItems: { [env.TABLE_NAME]: { Keys: pending, ConsistentRead: true } } }),
    );
    for (const item of answer.Responses?.[env.TABLE_NAME] ?? []) found.set(`${item.pk}\n${item.sk}`, item);
    pending = (answer.UnprocessedKeys?.[env.TABLE_NAME]?.Keys ?? []) as Key[];
  }
  return keys.map((key) => found.get(`${key.pk}\n${key.sk}`));
}
