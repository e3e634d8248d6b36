import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { Delivery, type DeliveryItem } from './delivery.entity.ts';
import { enqueueAttempt } from './delivery-queue.ts';
import { dueFor, moveOn, shards } from './due-deliveries.ts';

/** Puts every delivery that is due back on the queue: long waits that end, and messages that were lost. */
export async function requeueDue(now: Date): Promise<void> {
  if (await isStopped('stop.webhooks')) return;
  await sweepShards(
    shards,
    (shard, cursor) => Delivery.query.byDue({ shard }).lte({ dueAt: now.toISOString() }).go({ limit: 100, cursor }),
    (page) => page.map((delivery) => requeue(delivery, now)),
  );
}

async function requeue(delivery: DeliveryItem, now: Date): Promise<void> {
  const { workspaceId, webhookId, deliveryId, manual, nextAttemptAt = '', leasedUntil = '' } = delivery;
  // What someone asked for besides does not wait for the schedule.
  const planned = manual ? 0 : Date.parse(nextAttemptAt) || 0;
  const start = new Date(Math.max(now.getTime(), planned, Date.parse(leasedUntil) || 0));
  await enqueueAttempt(
    { workspaceId, webhookId, deliveryId, attempt: manual ? 'manual' : delivery.tries },
    (start.getTime() - now.getTime()) / 1000,
  );
  await moveOn(delivery, dueFor(start, 0));
}
