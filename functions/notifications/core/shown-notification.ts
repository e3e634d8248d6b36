import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { categoryOf } from './category-of.ts';
import { countOf, isUnread, type NotificationItem, titleOf } from './notification.entity.ts';

/** What a person was told, as the API answers it. */
export function shownNotification(item: NotificationItem) {
  const { notificationId, type, body, path, readAt, createdAt } = item;
  return {
    id: notificationId,
    type,
    category: categoryOf(item),
    title: titleOf(item),
    body: (countOf(item) > 1 ? null : body) ?? null,
    path,
    count: Math.min(countOf(item), notificationLimits.folded),
    readAt: isUnread(item) ? null : (readAt ?? null),
    createdAt,
  };
}
