import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';

const route = routes('auth/session');

export const Session = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** In words: « Chrome sur Windows ». */
  device: z.string(),
  ip: z.string().nullable(),
  createdAt: z.string(),
  /** To the hour. */
  lastSeenAt: z.string(),
  /** When it ends if nothing renews it, ninety days after it was opened at most. */
  expiresAt: z.string(),
  workspaceName: z.string(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = route({
  operation: 'listSessions',
  method: 'GET',
  path: '/api/settings/sessions',
  auth: 'user',
  summary: 'Les appareils sur lesquels on est connecté, dans tous ses espaces',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(Session), nextCursor: z.string().nullable() }),
});

export const deleteSession = route({
  operation: 'deleteSession',
  method: 'DELETE',
  path: '/api/settings/sessions/{id}',
  auth: 'user',
  summary: 'Fermer une de ses sessions, aussitôt',
  params: z.object({ id: z.string().max(60) }),
  output: z.object({ id: z.string() }),
});

export const deleteOtherSessions = route({
  operation: 'deleteOtherSessions',
  method: 'DELETE',
  path: '/api/settings/sessions',
  auth: 'user',
  summary: 'Fermer toutes ses sessions sauf celle-ci, aussitôt',
  output: z.object({}),
  errors: ['conflict'],
});
