import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import {
  type NotificationCategory,
  notificationCategories,
} from '../../../../shared/notifications/notifications.rules.ts';

/** The names that the address uses on this page. */
export const notificationNames = { shown: 'etat', category: 'sujet' } as const;
export const unreadAlone = 'non-lues';

export type AskedNotifications = { unread: boolean; category: NotificationCategory | undefined };

export function askedNotifications(params: URLSearchParams): AskedNotifications {
  const category = params.get(notificationNames.category);
  return {
    unread: params.get(notificationNames.shown) === unreadAlone,
    category: keysOf(notificationCategories).find((one) => one === category),
  };
}
