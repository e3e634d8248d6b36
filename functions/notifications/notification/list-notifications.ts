import * as z from 'zod';
import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Notification, type NotificationItem, nowSeconds, unreadOf } from './notification.entity.ts';

const After = z.object({ notificationId: z.string() });

/** What a person was told, the newest first. What is older than it is kept is not shown, though it may still be stored. */
export const handler = defineHandler(notifications.listNotifications, async (call) => {
  const { workspaceId, userId } = call.actor;
  const page = pageOf(call, userId);
  const after = await page.after(After);
  const all = Notification.query.byUser({ workspaceId, userId });
  const [{ data }, unread] = await Promise.all([
    (after ? all.lt(after) : all)
      .where(({ ttl }, { gt }) => gt(ttl, nowSeconds()))
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

const shownNotification = ({ notificationId, type, title, body, path, readAt, createdAt }: NotificationItem) => ({
  id: notificationId,
  type,
  title,
  body: body ?? null,
  path,
  readAt: readAt ?? null,
  createdAt,
});
