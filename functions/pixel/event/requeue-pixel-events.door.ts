import { groupBy } from '../../../shared/kernel/group-by.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { dueAfter, shards } from './due-events.ts';
import { PixelEvent, type PixelEventItem } from './pixel-event.entity.ts';
import { enqueueEvents, eventsPerMessage } from './pixel-queue.ts';

/** Puts every event that is due back on the queue: waits that end, and messages that were lost. */
export async function requeuePixelEvents(now: Date): Promise<void> {
  if (await isStopped('stop.pixel')) return;
  await sweepShards(
    shards,
    (shard, cursor) =>
      PixelEvent.query.byDue({ shard }).lte({ dueAt: now.toISOString() }).go({ limit: eventsPerMessage, cursor }),
    (page) => [...groupBy(page, ({ pixelId }) => pixelId).values()].map((events) => requeue(events, now)),
  );
}

async function requeue(events: PixelEventItem[], now: Date): Promise<void> {
  const [first] = events;
  if (!first) return;
  const { workspaceId, pixelId } = first;
  await enqueueEvents({ workspaceId, pixelId, eventKeys: events.map(({ eventKey }) => eventKey) });
  await Promise.all(events.map((event) => moveOn(event, now)));
}

/** The index is a moment behind: only the turn that was read is moved on. */
async function moveOn({ workspaceId, pixelId, eventKey, shard, dueAt = '' }: PixelEventItem, now: Date): Promise<void> {
  await unlessRefused(
    PixelEvent.patch({ workspaceId, pixelId, eventKey })
      .set({ shard, dueAt: dueAfter(now) })
      .where((attr, { eq }) => eq(attr.dueAt, dueAt))
      .go(),
  );
}
