import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { exportScopes } from './exports.rules.ts';

const route = routes('settings/exports');

const DataExport = z.object({
  id: z.string(),
  scope: z.enum(exportScopes),
  status: z.enum(['queued', 'running', 'completed', 'failed', 'expired']),
  /** Of its files, in percent, while it runs. */
  progress: z.int(),
  /** What it holds; null until it is there. */
  things: z.int().nullable(),
  files: z.int().nullable(),
  /** In bytes. */
  size: z.int().nullable(),
  /** Where to fetch it during a quarter of an hour; another at each reading. */
  url: z.string().nullable(),
  /** Until when it is kept; null until it is there. */
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
});
export type DataExport = z.infer<typeof DataExport>;

export const createExport = route({
  operation: 'createExport',
  method: 'POST',
  path: '/api/settings/exports',
  auth: 'user',
  confirmed: true,
  summary:
    'Demander une archive ZIP de tout l’espace (aux propriétaires) ou de son propre compte : une à la fois, trois par jour',
  body: z.strictObject({ scope: z.enum(exportScopes) }),
  output: z.object({ export: DataExport }),
  status: 202,
  errors: ['export_running', 'rate_limited', 'forbidden'],
});

export const listExports = route({
  operation: 'listExports',
  method: 'GET',
  path: '/api/settings/exports',
  auth: 'user',
  summary: 'Les dernières archives de son compte et, pour qui peut en demander, de l’espace',
  output: z.object({ items: z.array(DataExport) }),
});
