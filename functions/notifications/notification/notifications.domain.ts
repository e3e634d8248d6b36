import * as z from 'zod';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as contract from '../../../shared/notifications/notifications.contract.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { isRefused } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Notification, type NotificationItem } from './notification.entity.ts';

type Page = ParsedInput<typeof contract.listNotifications>['query'];
type Marking = ParsedInput<typeof contract.readNotifications>['body'];

const After = z.object({ notificationId: z.string() });
/** More than a person is told in ninety days; the answer counts what may be left. */
const markedAtMost = 5_000;
const writesAtOnce = 25;

/** What a person was told, the newest first. What is older than it is kept is not shown, though it may still be stored. */
export async function listNotifications({ workspaceId, userId }: Actor, { limit, cursor }: Page) {
  const scope = { owner: userId, operation: 'listNotifications' };
  const after = await openCursor(scope, cursor, After);
  const all = Notification.query.byUser({ workspaceId, userId });
  const [{ data }, unread] = await Promise.all([
    (after ? all.lt(after) : all)
      .where(({ ttl }, { gt }) => gt(ttl, nowSeconds()))
      .go({ order: 'desc', count: limit + 1, consistent: true }),
    unreadOf(userId, notificationLimits.counted),
  ]);
  const items = data.slice(0, limit);
  const last = data.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(shown),
    nextCursor: await sealCursor(scope, last ? { notificationId: last.notificationId } : null),
    unreadCount: unread.length,
  };
}

/** Marks those named, all of them or none when one is not there, or every one. */
export async function readNotifications(actor: Actor, { ids }: Marking) {
  const { userId } = actor;
  const items = ids ? await readNamed(actor, [...new Set(ids)]) : await unreadOf(userId, markedAtMost);
  for (let from = 0; from < items.length; from += writesAtOnce)
    await Promise.all(items.slice(from, from + writesAtOnce).map(markRead));
  // The index is a moment behind what was just marked.
  const marked = new Set(items.map(({ notificationId }) => notificationId));
  const unread = await unreadOf(userId, notificationLimits.counted + marked.size);
  const left = unread.filter(({ notificationId }) => !marked.has(notificationId));
  return { unreadCount: Math.min(left.length, notificationLimits.counted) };
}

async function readNamed({ workspaceId, userId }: Actor, ids: string[]): Promise<NotificationItem[]> {
  const found = await readTogether(
    ids.map((notificationId) => Notification.get({ workspaceId, userId, notificationId })),
  );
  return found.map((Item) => {
    const { data } = Notification.parse({ Item });
    if (!data || data.ttl <= nowSeconds()) throw new AppError('not_found');
    return data;
  });
}

async function unreadOf(userId: string, count: number): Promise<NotificationItem[]> {
  const { data } = await Notification.query
    .byUnread({ unreadKey: userId })
    .where(({ ttl }, { gt }) => gt(ttl, nowSeconds()))
    .go({ order: 'desc', count });
  return data;
}

/** The first reading is the one that counts; one that is gone meanwhile needs none. */
async function markRead({ workspaceId, userId, notificationId }: NotificationItem): Promise<void> {
  try {
    await Notification.patch({ workspaceId, userId, notificationId })
      .set({ readAt: new Date().toISOString() })
      .remove(['unreadKey', 'unreadAt'])
      .where(({ readAt }, { notExists }) => notExists(readAt))
      .go();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

const shown = ({ notificationId, type, title, body, path, readAt, createdAt }: NotificationItem) => ({
  id: notificationId,
  type,
  title,
  body: body ?? null,
  path,
  readAt: readAt ?? null,
  createdAt,
});
