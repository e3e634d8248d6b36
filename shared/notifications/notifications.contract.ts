import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { boolParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import type { NotificationType } from '../words.ts';
import { notificationCategories, notificationLimits } from './notifications.rules.ts';

const route = routes('notifications/notification');

const category = z.enum(keysOf(notificationCategories));

const Notification = z.object({
  id: z.string(),
  /** One of those that the words say: their list would bring every word into the first visit of a page. */
  type: z.string() as unknown as z.ZodType<NotificationType>,
  category,
  title: z.string(),
  body: z.string().nullable(),
  /** Where the application shows the thing that it tells of. */
  path: z.string(),
  /** Equal ones of one hour are one, counted up to 100. */
  count: z.int().min(1).max(notificationLimits.folded),
  readAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof Notification>;

/** Counted up to 100. */
const unreadCount = z.int().min(0).max(notificationLimits.counted);

const unreadByCategory = z.array(z.object({ value: category, label: z.string(), count: unreadCount }));
export type UnreadByCategory = z.infer<typeof unreadByCategory>;

export const listNotifications = route({
  operation: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'notifications:read',
  summary: 'Vos notifications des 90 derniers jours, la plus récente d’abord, et combien ne sont pas lues',
  query: z.object({
    ...pageQuery,
    category: listParam(category).optional(),
    unread: boolParam.optional(),
  }),
  output: z.object({
    items: z.array(Notification),
    nextCursor: z.string().nullable(),
    unreadCount,
    /** Of the hundred newest that are not read; a category of which there is none among them counts nought. */
    unreadByCategory,
  }),
});

export const readNotifications = route({
  operation: 'readNotifications',
  method: 'POST',
  path: '/api/notifications/read',
  auth: 'notifications:write',
  summary: 'Marquer des notifications comme lues, ou toutes, ou toutes celles d’une catégorie',
  body: z
    .strictObject({
      ids: z.array(z.string().max(60)).min(1).max(100).optional(),
      all: z.literal(true).optional(),
      category: category.optional(),
    })
    .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), 'Donnez soit ids, soit all')
    .refine(({ ids, category }) => ids === undefined || category === undefined, 'Une catégorie va avec all'),
  output: z.object({ unreadCount }),
  errors: ['not_found'],
});

export const deleteNotification = route({
  operation: 'deleteNotification',
  method: 'DELETE',
  path: '/api/notifications/{id}',
  auth: 'notifications:write',
  summary: 'Supprimer une notification, pour vous seul',
  params: z.object({ id: z.string().max(60) }),
  output: z.object({ id: z.string() }),
  errors: ['not_found'],
});
