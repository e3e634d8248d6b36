import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { supportAccesses } from '../kernel/support-access.ts';
import { timezone } from '../kernel/timezone.ts';
import { workspaceName } from '../kernel/workspace-name.ts';

const route = routes('settings/workspace');

const Workspace = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the campaigns that are made in it without one of their own. */
  timezone: z.string(),
  /** An owner alone changes it. */
  supportAccess: z.enum(supportAccesses),
  /** Whom to ask, for who may not change it: the names of three at most. */
  owners: z.array(z.string()),
  createdAt: z.string(),
  /** By whom, as they are called; null when nobody has asked for it. */
  deletion: z.object({ requestedAt: z.string(), deletesAt: z.string(), by: z.string().nullable() }).nullable(),
  version: z.int(),
});
export type Workspace = z.infer<typeof Workspace>;

const answer = z.object({ workspace: Workspace });

export const getWorkspace = route({
  operation: 'getWorkspace',
  method: 'GET',
  path: '/api/settings/workspace',
  auth: 'settings:read',
  summary: 'Lire les réglages de l’espace de travail',
  output: answer,
});

export const updateWorkspace = route({
  operation: 'updateWorkspace',
  method: 'PUT',
  path: '/api/settings/workspace',
  auth: 'settings:write',
  summary: 'Modifier les réglages de l’espace de travail',
  body: z.strictObject({
    name: workspaceName.optional(),
    timezone: timezone.optional(),
    supportAccess: z.enum(supportAccesses).optional(),
    version: z.int().min(1),
  }),
  output: answer,
  errors: ['forbidden', 'conflict'],
});
