import * as z from 'zod';
import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { type NotificationSubject, notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { type NotificationType, words } from '../../../shared/words.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Notification, type NotificationItem, nowSeconds, unreadOf } from './notification.entity.ts';

const After = z.object({ notificationId: z.string() });

/** What a person was told, the newest first. What is older than it is kept is not shown, though it may still be stored. */
export const handler = defineHandler(notifications.listNotifications, async (call) => {
  const { workspaceId, userId } = call.actor;
  const { about, unread: unreadAlone } = call.query;
  const page = pageOf(call, userId);
  const after = await page.after(After);
  const all = Notification.query.byUser({ workspaceId, userId });
  const [{ data }, unread] = await Promise.all([
    (after ? all.lt(after) : all)
      .where((item, { gt, eq, notExists }) =>
        [
          gt(item.ttl, nowSeconds()),
          ...(about
            ? [
                `(${typesAbout(about)
                  .map((type) => eq(item.type, type))
                  .join(' OR ')})`,
              ]
            : []),
          ...(unreadAlone ? [notExists(item.readAt)] : []),
        ].join(' AND '),
      )
      .go({ order: 'desc', count: page.limit + 1, consistent: true }),
    unreadOf(userId, notificationLimits.counted),
  ]);
  const items = data.slice(0, page.limit);
  const last = data.length > page.limit ? items.at(-1) : undefined;
  return {
    items: items.map(shownNotification),
    nextCursor: await page.next(last && { notificationId: last.notificationId }),
    unreadCount: unread.length,
  };
});

/** The types of event that a subject holds. */
const typesAbout = (about: NotificationSubject): readonly NotificationType[] =>
  about === 'webhooks' ? [...words.webhooks.notified, ...words.pixel.notified] : words[about].notified;

const shownNotification = ({ notificationId, type, title, body, path, readAt, createdAt }: NotificationItem) => ({
  id: notificationId,
  type,
  title,
  body: body ?? null,
  path,
  readAt: readAt ?? null,
  createdAt,
});
