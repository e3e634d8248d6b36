import useSWR from 'swr';
import { listNotifications } from '../../../../shared/notifications/notifications.contract.ts';
import { request } from '../../lib/request.ts';

export const unreadKey = 'unreadNotifications';
export const notificationsEveryMs = 60_000;

/** How many notifications are not read, up to a hundred; asked for again every minute and at each return to the window. */
export function useUnread(): number {
  const { data } = useSWR(
    unreadKey,
    async () => (await request(listNotifications, { query: { limit: '1' } })).unreadCount,
    { refreshInterval: notificationsEveryMs },
  );
  return data ?? 0;
}
