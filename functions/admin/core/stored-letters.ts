import { DeadLetter, DeadLetterCount } from './dead-letter.entity.ts';
import { readMany } from './read-many.ts';

/** How many letters of each of these queues the table holds, in their order. */
export async function keptCounts(names: readonly string[]): Promise<number[]> {
  const items = await readMany(names.map((queue) => DeadLetterCount.get({ queue })));
  return items.map((Item) => DeadLetterCount.parse({ Item }).data?.count ?? 0);
}

/** The oldest letters of a queue. */
export async function oldestLetters(queue: string, many: number) {
  const { data } = await DeadLetter.query.ofQueue({ queue }).go({ consistent: true, count: many });
  return data;
}
