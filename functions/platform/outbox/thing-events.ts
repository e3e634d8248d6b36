import { chunks } from '../../../shared/kernel/chunks.ts';
import { isRefused } from '../db/write.ts';
import { Event, type EventItem } from './event.entity.ts';

export type Thing = { workspaceId: string; entityId: string };

const writesAtOnce = 8;

/** Erases for good what events told of a thing. That it is gone, which says no more than its id, may still be told. */
export const eraseEvents = (thing: Thing): Promise<void> =>
  forEachEvent(thing, async ({ workspaceId, eventId, type, data }) => {
    if (data === undefined || type.endsWith('.deleted')) return;
    await Event.patch({ workspaceId, eventId }).remove(['data']).go();
  });

/** Counts the events of a thing among those of another, with which they will be erased. */
export const giveEvents = (thing: Thing, heirId: string): Promise<void> =>
  forEachEvent(thing, async ({ workspaceId, eventId }) => {
    await Event.patch({ workspaceId, eventId }).set({ entityId: heirId }).go();
  });

/** The index is a moment behind: whoever must reach all of them comes a second time. */
export async function forEachEvent(thing: Thing, act: (item: EventItem) => Promise<void>): Promise<void> {
  const { data } = await Event.query.byThing(thing).go({ pages: 'all' });
  for (const some of chunks(data, writesAtOnce)) await Promise.all(some.map((item) => act(item).catch(ignoreGone)));
}

/** The event is gone by itself: it is kept for thirty days. */
function ignoreGone(error: unknown): void {
  if (!isRefused(error)) throw error;
}
