import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { NotificationType } from '../../../shared/words.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What one person is told of an event. `unreadKey` (whose it is) and `unreadAt` stand as long as it is not read. */
export const Notification = defineEntity({
  model: { service: 'reclame', entity: 'notification', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Follows from the event's: a person is told once. */
    notificationId: { type: 'string', required: true },
    type: { type: CustomAttributeType<NotificationType>('string'), required: true },
    title: { type: 'string', required: true },
    body: { type: 'string' },
    path: { type: 'string', required: true },
    /** The thing that it tells of, for whoever erases that. */
    entityId: { type: 'string', required: true },
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
    byThing: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['workspaceId', 'entityId'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['notificationId'], casing: 'none' },
    },
  },
});
export type NotificationItem = EntityItem<typeof Notification>;

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** What a person has not read yet, the newest first, up to so many. */
export async function unreadOf(userId: string, count: number): Promise<NotificationItem[]> {
  const { data } = await Notification.query
    .byUnread({ unreadKey: userId })
    .where(({ ttl }, { gt }) => gt(ttl, nowSeconds()))
    .go({ order: 'desc', count });
  return data;
}
