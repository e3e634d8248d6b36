import { chunks } from '../../../shared/kernel/chunks.ts';
import { type Item, mostTogether, type Read, readTogether } from '../../platform/db/read-together.ts';

const readsAtOnce = 8;

/**
 * Items of any number, in the order asked; with `fields`, that is all there is of them. The next reading leaves as soon as one of
 * those under way is answered: the table works while an answer is taken apart.
 */
export async function readMany(reads: Read[], fields?: readonly string[]): Promise<(Item | undefined)[]> {
  const all = chunks(reads, mostTogether);
  const found: (Item | undefined)[][] = [];
  let next = 0;
  const turn = async () => {
    while (next < all.length) {
      const at = next++;
      found[at] = await readTogether(all[at] ?? [], fields);
    }
  };
  await Promise.all(Array.from({ length: readsAtOnce }, turn));
  return found.flat();
}
