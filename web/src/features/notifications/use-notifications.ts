import { useState } from 'react';
import { useSWRConfig } from 'swr';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '../../../../shared/notifications/notifications.contract.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { itemsOf, usePages } from '../../lib/use-pages.ts';
import type { AskedNotifications } from './notifications-url.ts';
import { notificationsEveryMs, unreadKey, useUnread } from './use-unread.ts';

const pageSize = '25';

/** What the person was told, a page after the other, and how to mark it as read. */
export function useNotifications({ unread: unreadAlone, category }: AskedNotifications) {
  const unread = useUnread();
  const { mutate: keep } = useSWRConfig();
  const [marking, setMarking] = useState(false);
  const setUnread = (count: number) => void keep(unreadKey, count, { revalidate: false });
  const { pages, error, reload, more, readingMore, mutate } = usePages(
    [listNotifications.operation, unreadAlone, category],
    (cursor) =>
      request(listNotifications, {
        query: { cursor, limit: pageSize, ...(category && { category }), ...(unreadAlone && { unread: 'true' }) },
      }),
    {
      refreshInterval: notificationsEveryMs,
      revalidateAll: true,
      onSuccess: ([first]) => first && setUnread(first.unreadCount),
    },
  );

  /** Shown as read at once; the count is the server's. */
  async function mark(body: { ids: string[] } | { all: true }): Promise<void> {
    const readAt = new Date().toISOString();
    const isMarked = ({ id }: Notification) => 'all' in body || body.ids.includes(id);
    const shown = pages?.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.readAt === null && isMarked(item) ? { ...item, readAt } : item)),
    }));
    await mutate(shown, { revalidate: false });
    try {
      setUnread((await request(readNotifications, { body })).unreadCount);
    } catch (error) {
      void mutate();
      throw error;
    }
  }

  async function readAll(): Promise<void> {
    if (marking) return;
    setMarking(true);
    await mark({ all: true }).catch((error) =>
      sayRefused('Les notifications n’ont pas été marquées comme lues', error),
    );
    setMarking(false);
  }

  return {
    /** Nothing while they are awaited. */
    items: pages && itemsOf(pages),
    error: pages ? undefined : error,
    unread,
    categories: pages?.[0]?.unreadByCategory,
    marking,
    reload,
    more,
    reading: readingMore,
    readAll,
    /** It is being opened: should this fail, it stays unread, and that is all. */
    readOne: (id: string) => void mark({ ids: [id] }).catch(() => undefined),
  };
}
