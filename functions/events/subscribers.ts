import { mailInvoices } from '../billing/invoices/mail-invoices.door.ts';
import { watchWritten } from '../campaigns/alerts/watch-written.door.ts';
import { mailNotices } from '../notifications/notification/mail-notices.door.ts';
import { notifyPeople } from '../notifications/notification/notify-people.door.ts';
import { requeuePixelEvents } from '../pixel/event/requeue-pixel-events.door.ts';
import type { Subscriber } from '../platform/outbox/subscriber.ts';
import { releaseExpiredInvitations } from '../team/invitation/release-expired.door.ts';
import { fanOut } from '../webhooks/delivery/fan-out.door.ts';
import { requeueDue } from '../webhooks/delivery/requeue-due.door.ts';

/** Who is told of events. None waits for another, nor fails with it. */
export const subscribers = {
  webhooks: fanOut,
  notifications: notifyPeople,
  mails: mailNotices,
  watches: watchWritten,
  invoices: mailInvoices,
} satisfies Record<string, Subscriber>;

/** What else is taken up every minute: what words' own queues lose or cannot hold for so long, and what ends by itself. */
export const sweeps: ((now: Date) => Promise<void>)[] = [requeueDue, requeuePixelEvents, releaseExpiredInvitations];
