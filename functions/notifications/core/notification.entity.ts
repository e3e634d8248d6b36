import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { NotificationType } from '../../../shared/words.ts';
import { defineEntity } from '../../platform/db/client.ts';

/**
 * What one person is told of an event, or of equal ones of one hour. `unreadKey` (whose it is) and `unreadAt` stand as long as
 * it is not read; `readAt` may be of a time before the last of them came.
 */
export const Notification = defineEntity({
  model: { service: 'reclame', entity: 'notification', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Follows from the event's, or from the hour and what is equal in it: a person is told once. */
    notificationId: { type: 'string', required: true },
    type: { type: CustomAttributeType<NotificationType>('string'), required: true },
    title: { type: 'string', required: true },
    body: { type: 'string' },
    path: { type: 'string', required: true },
    /** The thing that it tells of, for whoever erases that. */
    entityId: { type: 'string', required: true },
    /** The events that it tells of, where they may be several: told again, one is the same. */
    events: { type: 'set', items: 'string' },
    /** Its title for several, where `{}` is how many. */
    manyTitle: { type: 'string' },
    /** It is not in the list: it is for a mail alone. */
    hidden: { type: 'boolean' },
    /** Whose digest it waits for, and since when, as long as it is neither read nor mailed. */
    digestKey: { type: 'string' },
    waitingAt: { type: 'string' },
    readAt: { type: 'string' },
    unreadKey: { type: 'string' },
    unreadAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byUser: {
      pk: { field: 'pk', composite: ['workspaceId', 'userId'], casing: 'none' },
      sk: { field: 'sk', composite: ['notificationId'], casing: 'none' },
    },
    byUnread: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['unreadKey'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['unreadAt'], casing: 'none' },
    },
    byWaiting: {
      index: 'gsi3',
      pk: { field: 'gsi3pk', composite: ['digestKey'], casing: 'none' },
      sk: { field: 'gsi3sk', composite: ['waitingAt'], casing: 'none' },
    },
    byThing: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['workspaceId', 'entityId'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['notificationId'], casing: 'none' },
    },
  },
});
export type NotificationItem = EntityItem<typeof Notification>;

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** How many events it tells of. */
export const countOf = ({ events }: NotificationItem): number => Math.max(events?.length ?? 1, 1);

export const titleOf = (item: NotificationItem): string =>
  item.manyTitle && countOf(item) > 1 ? item.manyTitle.replace('{}', String(countOf(item))) : item.title;

export const isUnread = ({ unreadKey }: NotificationItem): boolean => unreadKey !== undefined;

/** What a person has not read yet in a workspace, the newest first, up to so many. */
export async function unreadOf(
  { workspaceId, userId }: { workspaceId: string; userId: string },
  count: number,
): Promise<NotificationItem[]> {
  const { data } = await Notification.query
    .byUnread({ unreadKey: userId })
    // Who is in several workspaces has them all in one place of the index.
    .where((item, { gt, eq }) => `${gt(item.ttl, nowSeconds())} AND ${eq(item.workspaceId, workspaceId)}`)
    .go({ order: 'desc', count, limit: count });
  return data;
}
