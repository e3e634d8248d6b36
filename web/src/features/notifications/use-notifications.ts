import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import {
  deleteNotification,
  listNotifications,
  type Notification,
  readNotifications,
} from '../../../../shared/notifications/notifications.contract.ts';
import { sayDone } from '../../components/undo-toast.tsx';
import { isGone, sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { itemsOf, usePages } from '../../lib/use-pages.ts';
import type { AskedNotifications } from './notifications-url.ts';
import { notificationsEveryMs, unreadKey, useUnread } from './use-unread.ts';

const pageSize = 25;
/** As long as a deletion can be taken back. */
const undoSeconds = 8;
/** Out of sight, of those that are shown anywhere. */
const none: readonly string[] = [];

/** What the person was told, a page after the other, and how to mark it as read. */
export function useNotifications({ unread: unreadAlone, category }: AskedNotifications, size = pageSize) {
  const unread = useUnread();
  const { mutate: keep } = useSWRConfig();
  const [marking, setMarking] = useState(false);
  const { data: removed = none, mutate: setRemoved } = useSWR<readonly string[]>('removedNotifications', null);
  const setUnread = (count: number) => void keep(unreadKey, count, { revalidate: false });
  const { pages, error, reload, more, readingMore, mutate } = usePages(
    [listNotifications.operation, unreadAlone, category, size],
    (cursor) =>
      request(listNotifications, {
        query: { cursor, limit: String(size), ...(category && { category }), ...(unreadAlone && { unread: 'true' }) },
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

  /** Out of sight at once; gone for good once it can be taken back no more. */
  function remove(id: string): void {
    const change = (next: (ids: readonly string[]) => readonly string[]) =>
      void setRemoved((ids = none) => next(ids), { revalidate: false });
    const showAgain = () => change((ids) => ids.filter((one) => one !== id));
    change((ids) => [...ids, id]);
    const timer = setTimeout(async () => {
      try {
        await request(deleteNotification, { params: { id } });
      } catch (error) {
        if (isGone(error)) return;
        showAgain();
        sayRefused('La notification n’a pas été supprimée', error);
      }
      void keep(unreadKey);
    }, undoSeconds * 1_000);
    const undo = async () => {
      clearTimeout(timer);
      showAgain();
    };
    sayDone({ message: 'Notification supprimée', undo, seconds: undoSeconds });
  }

  return {
    /** Nothing while they are awaited. */
    items: pages && itemsOf(pages).filter(({ id }) => !removed.includes(id)),
    error: pages ? undefined : error,
    unread,
    categories: pages?.[0]?.unreadByCategory,
    marking,
    reload,
    more,
    reading: readingMore,
    readAll,
    remove,
    /** It is being opened: should this fail, it stays unread, and that is all. */
    readOne: (id: string) => void mark({ ids: [id] }).catch(() => undefined),
  };
}
