import { useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '../../../../shared/notifications/notifications.contract.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { notificationsEveryMs, unreadKey, useUnread } from './use-unread.ts';

type Page = RouteOutput<typeof listNotifications>;

const pageSize = '25';

/** What the person was told, a page after the other, and how to mark it as read. */
export function useNotifications() {
  const unread = useUnread();
  const { mutate: keep } = useSWRConfig();
  const [marking, setMarking] = useState(false);
  const setUnread = (count: number) => void keep(unreadKey, count, { revalidate: false });
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (_, previous: Page | null) => {
      if (previous && !previous.nextCursor) return null;
      return [listNotifications.operation, previous?.nextCursor ?? null] as const;
    },
    ([, cursor]) => request(listNotifications, { query: { cursor: cursor ?? undefined, limit: pageSize } }),
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
    const shown = data?.map((page) => ({
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
    items: data && eachOnce(data),
    error: data ? undefined : error,
    unread,
    marking,
    reload: () => mutate(),
    more: data?.at(-1)?.nextCursor ? () => void setSize(size + 1) : undefined,
    reading: isValidating && size > (data?.length ?? 0),
    readAll,
    /** It is being opened: should this fail, it stays unread, and that is all. */
    readOne: (id: string) => void mark({ ids: [id] }).catch(() => undefined),
  };
}

/** One that came meanwhile pushes another over the edge of its page. */
const eachOnce = (pages: readonly Page[]): Notification[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];
