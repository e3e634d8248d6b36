import { daySeconds } from '../../../shared/kernel/day.ts';
import { isQuiet, quietEnd } from '../../../shared/notifications/preferences.rules.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { type MailMessage, mailMessage } from '../../mail/mail-message.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import { HeldMail, type HeldMailItem, heldShards } from '../core/held-mail.entity.ts';
import type { Listener } from '../core/listeners.ts';
import { enqueueNotice, type NoticeMessage, noticeMessage } from './notices-queue.ts';

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
    shard: heldShards[userId.charCodeAt(userId.length - 1) % heldShards.length] ?? heldShards[0],
    dueAt: end.toISOString(),
    ttl: Math.floor(end.getTime() / 1000) + 2 * daySeconds,
  }).go();
}

const send = ({ queue, message }: Waiting): Promise<void> =>
  queue === 'mails' ? enqueueMail(message) : enqueueNotice(message);

/** Lets a mail go whose quiet hours are over. */
export async function release({ workspaceId, userId, eventId, queue, message }: HeldMailItem): Promise<void> {
  const held: unknown = JSON.parse(message);
  await send(
    queue === 'mails' ? { queue, message: mailMessage.parse(held) } : { queue, message: noticeMessage.parse(held) },
  );
  await HeldMail.delete({ workspaceId, userId, eventId }).go();
}
