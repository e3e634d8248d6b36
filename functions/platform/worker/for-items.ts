import { chunks } from '../../../shared/kernel/chunks.ts';
import { AppError } from '../app-error.ts';
import { type Item, mostTogether } from '../db/read-together.ts';
import { scanPart, tableParts } from '../db/scan-part.ts';
import { MovePlace } from './move-place.entity.ts';

/** By part of the table: where it goes on, null where it has ended, `start` where it has not begun. */
type Places = (Record<string, unknown> | null | 'start')[];
/** What is done to the items of some kinds, told by how their sort keys begin. */
type Doing = {
  starts: readonly string[];
  act: (item: Item) => Promise<void>;
  /** Of a hundred at most, those to which something is to be done. */
  leftOf?: (items: Item[]) => Promise<Item[]>;
};

const atOnce = 10;

/**
 * Does something to items all over the table. Goes on where the last run of this name had to stop; throws when it has to stop
 * at `until` itself (epoch ms).
 */
export async function forItems(name: string, until: number, doing: Doing): Promise<void> {
  const { data } = await MovePlace.get({ name }).go({ consistent: true });
  const places: Places = data?.places ? JSON.parse(data.places) : Array.from({ length: tableParts }, () => 'start');
  const runPart = async (part: number) => {
    for (let place = places[part]; place !== null && place !== undefined; place = places[part]) {
      if (Date.now() >= until) throw new AppError('unavailable');
      const { items, next } = await scanPart(part, doing.starts, place === 'start' ? null : place);
      await actOnAll(items, doing);
      places[part] = next;
      // Two runs at once may write over each other's: before either place, all has been done.
      if (next) await MovePlace.put({ name, places: JSON.stringify(places) }).go();
    }
  };
  const ended = await Promise.allSettled(places.map((_, part) => runPart(part)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

async function actOnAll(items: readonly Item[], { act, leftOf }: Doing): Promise<void> {
  for (const some of chunks(items, mostTogether)) {
    const left = leftOf ? await leftOf(some) : some;
    for (const few of chunks(left, atOnce)) await Promise.all(few.map(act));
  }
}
