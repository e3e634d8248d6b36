import { Event, type EventItem, eventShards } from '../platform/outbox/event.entity.ts';
import { sweepShards } from '../platform/outbox/sweep-shards.ts';
import { dispatch } from './dispatch.ts';

/** Longer than the stream takes. */
const overdueMs = 60_000;
/** How many of each shard: every event may make fifty deliveries. */
const eventsAtOnce = 20;

/** Events that still wait for someone: the stream was down, somebody died half-way, or a subscriber failed. */
export async function finishPendingEvents(now: Date): Promise<void> {
  const overdue = new Date(now.getTime() - overdueMs).toISOString();
  await sweepShards(
    eventShards,
    (shard, cursor) => Event.query.byPending({ shard }).lte({ pendingAt: overdue }).go({ limit: eventsAtOnce, cursor }),
    (page) => page.map(finish),
  );
}

async function finish(event: EventItem): Promise<void> {
  const [{ failures } = { failures: [] }] = await dispatch([event]);
  if (failures.length > 0) throw failures[0];
}
