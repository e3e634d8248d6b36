import { chunks } from '../../../shared/kernel/chunks.ts';
import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { categoryOf } from '../core/category-of.ts';
import { Notification, type NotificationItem, nowSeconds, unreadOf } from '../core/notification.entity.ts';

/** More than a person is told in ninety days; the answer counts what may be left. */
const markedAtMost = 5_000;
const writesAtOnce = 25;

/** Marks those named, all of them or none when one is not there, or every one, of a category if it is said. */
export const handler = defineHandler(notifications.readNotifications, async ({ actor, body: { ids, category } }) => {
  const all = ids ? await readNamed(actor, [...new Set(ids)]) : await unreadOf(actor, markedAtMost);
  const items = category ? all.filter((item) => categoryOf(item) === category) : all;
  for (const some of chunks(items, writesAtOnce)) await Promise.all(some.map(markRead));
  // The index is a moment behind what was just marked.
  const marked = new Set(items.map(({ notificationId }) => notificationId));
  const unread = await unreadOf(actor, notificationLimits.counted + marked.size);
  const left = unread.filter(({ notificationId }) => !marked.has(notificationId));
  return { unreadCount: Math.min(left.length, notificationLimits.counted) };
});

async function readNamed({ workspaceId, userId }: Actor, ids: string[]): Promise<NotificationItem[]> {
  const found = await readTogether(
    ids.map((notificationId) => Notification.get({ workspaceId, userId, notificationId })),
  );
  return found.map((Item) => {
    const { data } = Notification.parse({ Item });
    if (!data || data.hidden || data.ttl <= nowSeconds()) throw new AppError('not_found');
    return data;
  });
}

/** The first reading is the one that counts; what came meanwhile is not read, and one that is gone needs no mark. */
async function markRead({ workspaceId, userId, notificationId, unreadAt }: NotificationItem): Promise<void> {
  if (unreadAt === undefined) return;
  await unlessRefused(
    Notification.patch({ workspaceId, userId, notificationId })
      .set({ readAt: new Date().toISOString() })
      .remove(['unreadKey', 'unreadAt', 'digestKey', 'waitingAt'])
      .where((item, { eq }) => eq(item.unreadAt, unreadAt))
      .go(),
  );
}
