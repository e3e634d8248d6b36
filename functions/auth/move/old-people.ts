import { AppError } from '../../platform/app-error.ts';
import type { Item } from '../../platform/db/read-together.ts';
import { scanPart, tableParts } from '../../platform/db/scan-part.ts';
import { indexSession } from './index-session.ts';
import type { OldKey } from './move-person.ts';
import { MovePlace } from './move-place.entity.ts';

/** By part of the table: where it goes on, null where it has ended, `start` where it has not begun. */
type Places = (Record<string, unknown> | null | 'start')[];

const oldUser = '$user_1#';
const session = '$session_1';
const atOnce = 10;

/**
 * Does something to each person of the first version, all over the table, and brings every session under the index of today.
 * Goes on where the last run of this name had to stop; throws when it has to stop at `until` itself (epoch ms).
 */
export async function forOldPeople(name: string, until: number, act: (key: OldKey) => Promise<void>): Promise<void> {
  const { data } = await MovePlace.get({ name }).go({ consistent: true });
  const places: Places = data?.places ? JSON.parse(data.places) : Array.from({ length: tableParts }, () => 'start');
  const runPart = async (part: number) => {
    for (let place = places[part]; place !== null && place !== undefined; place = places[part]) {
      if (Date.now() >= until) throw new AppError('unavailable');
      const { items, next } = await scanPart(part, [oldUser, session], place === 'start' ? null : place);
      await eachOf(items, async (item) => {
        if (item.sk === session) await indexSession(item);
        else await act({ workspaceId: String(item.workspaceId), userId: String(item.userId) });
      });
      places[part] = next;
      // Two runs at once may write over each other's: before either place, all has been done.
      if (next) await MovePlace.put({ name, places: JSON.stringify(places) }).go();
    }
  };
  const ended = await Promise.allSettled(places.map((_, part) => runPart(part)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

async function eachOf(items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) await Promise.all(items.slice(at, at + atOnce).map(act));
}
