import { unlessRefused } from '../../platform/db/write.ts';
import { Delivery, type DeliveryItem } from './delivery.entity.ts';
import { type AttemptMessage, enqueueAttempt, longestDelaySeconds } from './delivery-queue.ts';

/** Over which the deliveries that are due are spread. */
export const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** Seconds that a message is given to be handled, before the sweeper sends another. */
export const requeueSeconds = 60;
/** How far ahead the sweeper looks: it comes every minute. */
const aheadSeconds = 90;

/** When the sweeper should look at a delivery that waits until then: just before when the queue cannot hold it so long. */
export function dueFor(nextAttempt: Date, waitSeconds: number): Date {
  const offset = waitSeconds > longestDelaySeconds ? -aheadSeconds : requeueSeconds;
  return new Date(nextAttempt.getTime() + offset * 1000);
}

/** Seconds more that a delivery waits for one of its server's slots: a few at first, then by how late it is. */
const crowdedSeconds = { least: 1, most: 5, longest: 600 };

/** Where all slots of a server are taken, a delivery comes later, with the turn that it took; no attempt is counted. */
export async function putOff(delivery: DeliveryItem, message: AttemptMessage, turn?: Date): Promise<void> {
  const now = Date.now();
  const { nextAttemptAt = '', dueAt = '' } = delivery;
  // Another message has put it off already: if each of them sent one more, there would be more and more of them.
  if (Date.parse(dueAt) - requeueSeconds * 1000 > now) return;
  const { least, most, longest } = crowdedSeconds;
  const lateSeconds = (now - Date.parse(nextAttemptAt)) / 1000 || 0;
  const atMost = Math.min(Math.max(most, lateSeconds / 4), longest);
  const seconds = Math.ceil(least + Math.random() * (atMost - least));
  const moved = await moveOn(
    delivery,
    dueFor(new Date(now + seconds * 1000), 0),
    turn && { turnAt: turn.toISOString() },
  );
  if (moved) await enqueueAttempt(message, seconds);
}

/** Has an attempt made at its turn; no attempt is counted. What someone asked for besides leaves the schedule as it was. */
export async function putOffTo(turn: Date, delivery: DeliveryItem, message: AttemptMessage): Promise<void> {
  const waitSeconds = (turn.getTime() - Date.now()) / 1000;
  const turnAt = turn.toISOString();
  const planned = message.attempt === 'manual' ? { turnAt } : { turnAt, nextAttemptAt: turnAt };
  if (!(await moveOn(delivery, dueFor(turn, waitSeconds), planned))) return;
  if (waitSeconds <= longestDelaySeconds) await enqueueAttempt(message, waitSeconds);
}

type More = Pick<DeliveryItem, 'turnAt' | 'nextAttemptAt'>;

/** Has the sweeper look at a delivery at another time; false when that was changed since it was read. */
export async function moveOn(delivery: DeliveryItem, next: Date, more: More = {}): Promise<boolean> {
  const { workspaceId, webhookId, deliveryId, shard, dueAt = '' } = delivery;
  if (!shard) return false;
  return unlessRefused(
    Delivery.patch({ workspaceId, webhookId, deliveryId })
      .set({ shard, dueAt: next.toISOString(), ...more })
      // The index is a moment behind: only the turn that was read is moved on.
      .where((attr, { eq }) => eq(attr.dueAt, dueAt))
      .go(),
  );
}
