import { createHash } from 'node:crypto';
import { daySeconds, hourMs } from '../../../shared/kernel/day.ts';
import type { News } from '../../../shared/kernel/word.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import type { NotificationType } from '../../../shared/words.ts';
import { type Operation, put, update } from '../../platform/db/write.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import { Notification } from '../core/notification.entity.ts';

type Notified = EventItem & { type: NotificationType };

/** Where someone is told: in the list, or in the next digest, or in both. */
export type Where = { inApp: boolean; inDigest: boolean };

/** Tells one person of an event: by a line of its own, or in that of the equal ones of its hour. Done again, it is refused. */
export function told(
  event: Notified,
  { title, body, path, many }: News,
  userId: string,
  { inApp, inDigest }: Where,
): Operation {
  const { workspaceId, eventId, type, entityId, at } = event;
  const line = {
    ...{ workspaceId, userId, type, title, path, entityId, createdAt: at },
    ...(body !== null && { body }),
    ...(inApp && { unreadKey: userId, unreadAt: at }),
    ...(inDigest && { digestKey: userId, waitingAt: at }),
    ttl: Math.floor(Date.parse(at) / 1000) + notificationLimits.keptDays * daySeconds,
  };
  if (!many)
    return put(Notification.create({ ...line, hidden: !inApp, notificationId: eventId.replace(/^evt_/, 'ntf_') }));
  const folded = Notification.upsert({ ...line, notificationId: foldedId(event, many.of), manyTitle: many.title });
  // What the list has shown stays there, though more of it comes by mail alone.
  return update(
    (inApp ? folded.set({ hidden: false }) : folded.ifNotExists({ hidden: true }))
      .add({ events: [eventId] })
      .where(
        ({ events }, { notContains, notExists, size, escape: literal }) =>
          `${notExists(events)} OR (${notContains(events, eventId)} AND ${size(events)} < ${literal(notificationLimits.folded)})`,
      ),
  );
}

/** The same for all that is equal in an hour. It stands in the list where that hour begins. */
function foldedId({ type, at }: Notified, of: string): string {
  const hour = Math.floor(Date.parse(at) / hourMs) * hourMs;
  const equal = createHash('sha256').update(`${type}\n${of}`).digest('hex').slice(0, 16);
  return `${firstIdAt('ntf', hour)}${equal.toUpperCase()}`;
}
