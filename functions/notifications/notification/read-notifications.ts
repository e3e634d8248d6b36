import { chunks } from '../../../shared/kernel/chunks.ts';
import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Notification, type NotificationItem, nowSeconds, unreadOf } from './notification.entity.ts';

/** More than a person is told in ninety days; the answer counts what may be left. */
const markedAtMost = 5_000;
const writesAtOnce = 25;

/** Marks those named, all of them or none when one is not there, or every one. */
export const handler = defineHandler(notifications.readNotifications, async ({ actor, body: { ids } }) => {
  const { userId } = actor;
  const items = ids ? await readNamed(actor, [...new Set(ids)]) : await unreadOf(userId, markedAtMost);
  for (const some of chunks(items, writesAtOnce)) await Promise.all(some.map(markRead));
  // The index is a moment behind what was just marked.
  const marked = new Set(items.map(({ notificationId }) => notificationId));
  const unread = await unreadOf(userId, notificationLimits.counted + marked.size);
  const left = unread.filter(({ notificationId }) => !marked.has(notificationId));
  return { unreadCount: Math.min(left.length, notificationLimits.counted) };
});

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

/** The first reading is the one that counts; one that is gone meanwhile needs none. */
const markRead = ({ workspaceId, userId, notificationId }: NotificationItem): Promise<boolean> =>
  unlessRefused(
    Notification.patch({ workspaceId, userId, notificationId })
      .set({ readAt: new Date().toISOString() })
      .remove(['unreadKey', 'unreadAt'])
      .where(({ readAt }, { notExists }) => notExists(readAt))
      .go(),
  );
