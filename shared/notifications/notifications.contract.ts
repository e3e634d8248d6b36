import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { boolParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import type { NotificationType } from '../words.ts';
import { notificationLimits, notificationSubjects } from './notifications.rules.ts';

const route = routes('notifications/notification');

const Notification = z.object({
  id: z.string(),
  /** One of those that the words say: their list would bring every word into the first visit of a page. */
  type: z.string() as unknown as z.ZodType<NotificationType>,
  title: z.string(),
  body: z.string().nullable(),
  /** Where the application shows the thing that it tells of. */
  path: z.string(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof Notification>;

/** Counted up to 100. */
const unreadCount = z.int().min(0).max(notificationLimits.counted);

export const listNotifications = route({
  operation: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'notifications:read',
  summary: 'Vos notifications des 90 derniers jours, la plus récente d’abord, et combien ne sont pas lues',
  query: z.object({
    ...pageQuery,
    about: z.enum(keysOf(notificationSubjects)).optional(),
    unread: boolParam.optional(),
  }),
  output: z.object({ items: z.array(Notification), nextCursor: z.string().nullable(), unreadCount }),
});

export const readNotifications = route({
  operation: 'readNotifications',
  method: 'POST',
  path: '/api/notifications/read',
  auth: 'notifications:write',
  summary: 'Marquer des notifications comme lues, ou toutes',
  body: z
    .strictObject({
      ids: z.array(z.string().max(60)).min(1).max(100).optional(),
      all: z.literal(true).optional(),
    })
    .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), 'Donnez soit ids, soit all'),
  output: z.object({ unreadCount }),
  errors: ['not_found'],
});
