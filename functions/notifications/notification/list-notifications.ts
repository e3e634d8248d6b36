import * as z from 'zod';
import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { notificationCategories, notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { categoryOf, kindsIn, toldCategories } from '../core/category-of.ts';
import { Notification, nowSeconds, unreadOf } from '../core/notification.entity.ts';
import { shownNotification } from '../core/shown-notification.ts';

const After = z.object({ notificationId: z.string() });

/** Read beside a page for those of it that are for the mail alone, and at once where a filter passes over most. */
const spare = 20;
const filteredAtOnce = 500;

/** What a person was told, the newest first. What is older than it is kept is not shown, though it may still be stored. */
export const handler = defineHandler(notifications.listNotifications, async (call) => {
  const { workspaceId, userId } = call.actor;
  const page = pageOf(call, userId);
  const after = await page.after(After);
  const { category, unread: unreadAlone } = call.query;
  const kinds = category && kindsIn(category);
  const all = Notification.query.byUser({ workspaceId, userId });
  const [{ data }, unread] = await Promise.all([
    (after ? all.lt(after) : all)
      .where((item, { gt, eq, begins, exists, notExists }) =>
        [
          gt(item.ttl, nowSeconds()),
          `(${notExists(item.hidden)} OR ${eq(item.hidden, false)})`,
          ...(kinds
            ? [
                `(${
                  kinds
                    .map(({ type, ids }) => `${eq(item.type, type)}${ids ? ` AND ${begins(item.entityId, ids)}` : ''}`)
                    .join(' OR ') || notExists(item.type)
                })`,
              ]
            : []),
          ...(unreadAlone ? [exists(item.unreadKey)] : []),
        ].join(' AND '),
      )
      .go({
        order: 'desc',
        count: page.limit + 1,
        limit: kinds || unreadAlone ? filteredAtOnce : page.limit + spare,
        consistent: true,
      }),
    unreadOf(call.actor, notificationLimits.counted),
  ]);
  const items = data.slice(0, page.limit);
  const last = data.length > page.limit ? items.at(-1) : undefined;
  return {
    // What is folded stands at the beginning of its hour, and is of the last that came.
    items: items.map(shownNotification).sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    nextCursor: await page.next(last && { notificationId: last.notificationId }),
    unreadCount: unread.length,
    unreadByCategory: toldCategories.map((value) => ({
      value,
      label: notificationCategories[value],
      count: unread.filter((item) => categoryOf(item) === value).length,
    })),
  };
});
