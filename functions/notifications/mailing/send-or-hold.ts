import { daySeconds } from '../../../shared/kernel/day.ts';
import { isQuiet, quietEnd } from '../../../shared/notifications/preferences.rules.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { type MailMessage, mailMessage } from '../../mail/mail-message.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import { HeldMail, type HeldMailItem, heldShards } from '../core/held-mail.entity.ts';
import type { Listener } from '../core/listeners.ts';
import { enqueueNotice, type NoticeMessage, noticeMessage } from './notices-queue.ts';
import { stillWanted } from './still-wanted.ts';

export type Waiting = { queue: 'mails'; message: MailMessage } | { queue: 'notices'; message: NoticeMessage };

/** Has a mail of an event sent, at the end of someone's quiet hours if it is not one that they must have at once. */
export async function sendOrHold(
  { workspaceId, eventId }: EventItem,
  { user: { userId }, preferences }: Listener,
  waiting: Waiting,
  { required = false, now = new Date() },
): Promise<void> {
  const { quietHours } = preferences ?? {};
  if (required || !quietHours || !isQuiet(quietHours, now)) return send(waiting);
  const end = quietEnd(quietHours, now);
  await HeldMail.put({
    ...{ workspaceId, userId, eventId },
    queue: waiting.queue,
    message: JSON.stringify(waiting.message),
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
  if (!(await stillWanted(held))) return;
  const { queue } = held;
  const message: unknown = JSON.parse(held.message);
  await send(
    queue === 'mails' ? { queue, message: mailMessage.parse(message) } : { queue, message: noticeMessage.parse(message) },
  );
}
