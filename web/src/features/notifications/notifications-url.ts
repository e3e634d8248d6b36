import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import {
  type NotificationSubject,
  notificationSubjects,
} from '../../../../shared/notifications/notifications.rules.ts';

/** The names that the address uses on this page. */
export const notificationNames = { shown: 'etat', about: 'sujet' } as const;
export const unreadAlone = 'non-lues';

export type AskedNotifications = { unread: boolean; about: NotificationSubject | undefined };

export function askedNotifications(params: URLSearchParams): AskedNotifications {
  const about = params.get(notificationNames.about);
  return {
    unread: params.get(notificationNames.shown) === unreadAlone,
    about: keysOf(notificationSubjects).find((one) => one === about),
  };
}
