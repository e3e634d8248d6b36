import { daySeconds } from '../../../shared/kernel/day.ts';
import { isQuiet, quietEnd } from '../../../shared/notifications/preferences.rules.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { Event, type EventItem } from '../../platform/outbox/event.entity.ts';
import { HeldMail, type HeldMailItem, heldShards } from '../core/held-mail.entity.ts';
import type { Listener } from '../core/listeners.ts';
import { enqueueNotice } from './notices-queue.ts';
import { stillWanted } from './still-wanted.ts';
import { type Waiting, waitingOf } from './waiting-of.ts';

/** Has a mail of an event sent, at the end of someone's quiet hours if it is not one that they must have at once. */
export async function sendOrHold(
  event: EventItem,
  { user: { userId }, preferences }: Listener,
  { required = false, now = new Date() },
): Promise<void> {
  const { quietHours } = preferences ?? {};
  if (required || !quietHours || !isQuiet(quietHours, now)) return send(waitingOf(event, userId));
  const end = quietEnd(quietHours, now);
  const { workspaceId, eventId } = event;
  await HeldMail.put({
    ...{ workspaceId, userId, eventId },
    shard: shardOf(userId, heldShards),
    dueAt: end.toISOString(),
    ttl: Math.floor(end.getTime() / 1000) + 2 * daySeconds,
  }).go();
}

const send = ({ queue, message }: Waiting): Promise<void> =>
  queue === 'mails' ? enqueueMail(message) : enqueueNotice(message);

/** For who else strikes meanwhile; what falls in between is due again after it. */
const takenMs = 5 * 60_000;

/** Lets a mail go whose quiet hours are over, to who is to be told still, once whoever strikes at once. */
export async function release(held: HeldMailItem): Promise<void> {
  const takenUntil = new Date(Date.now() + takenMs).toISOString();
  if (!(await postponed(held, takenUntil))) return;
  try {
    await sendIfWanted(held);
  } catch (error) {
    // Whoever strikes next sends it.
    await postponed({ ...held, dueAt: takenUntil }, held.dueAt);
    throw error;
  }
  await HeldMail.delete(held).go();
}

/** Whether it was due still when it was said to be. */
const postponed = ({ workspaceId, userId, eventId, shard, dueAt }: HeldMailItem, to: string): Promise<boolean> =>
  unlessRefused(
    HeldMail.patch({ workspaceId, userId, eventId })
      .set({ shard, dueAt: to })
      .where((attr, { eq }) => eq(attr.dueAt, dueAt))
      .go(),
  );

async function sendIfWanted(held: HeldMailItem): Promise<void> {
  const { workspaceId, userId, eventId } = held;
  const { data: event } = await Event.get({ workspaceId, eventId }).go({ consistent: true });
  if (!event) return;
  const waiting = waitingOf(event, userId);
  // The worker of notices asks by itself.
  if (waiting.queue === 'notices' || (await stillWanted(held))) await send(waiting);
}
