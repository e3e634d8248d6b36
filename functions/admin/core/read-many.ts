import { chunks } from '../../../shared/kernel/chunks.ts';
import { type Item, mostTogether, type Read, readTogether } from '../../platform/db/read-together.ts';

const readsAtOnce = 8;

/** Items of any number, in the order asked; with `fields`, that is all there is of them. */
export async function readMany(reads: Read[], fields?: readonly string[]): Promise<(Item | undefined)[]> {
  const found: (Item | undefined)[] = [];
  for (const some of chunks(chunks(reads, mostTogether), readsAtOnce))
    for (const items of await Promise.all(some.map((together) => readTogether(together, fields)))) found.push(...items);
  return found;
}
