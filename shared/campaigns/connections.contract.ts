import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { routes } from '../kernel/route.ts';
import { clearableLine } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { connectionProblemCodes } from './connections.rules.ts';
import { CampaignImport } from './imports.contract.ts';

const route = routes('campaigns/connections');

const params = z.object({ id: z.string().max(60) });
const accountId = z
  .string()
  .trim()
  .regex(/^(act_)?\d{1,30}$/, 'Numéro de compte publicitaire attendu')
  .transform((id) => id.replace(/^act_/, ''));

export const connectionStatuses = ['active', 'failing', 'disconnected'] as const;

export const Connection = z.object({
  id: z.string(),
  platform: z.literal('meta'),
  accountId: z.string(),
  accountName: z.string(),
  currency: z.string(),
  timezone: z.string(),
  client: z.string().nullable(),
  clientId: z.string().nullable(),
  /** Read every night. */
  active: z.boolean(),
  /** `disconnected`: the workspace has no Meta token any more. */
  status: z.enum(connectionStatuses),
  /** Why it fails, in French, and its code. */
  problem: z.string().nullable(),
  problemCode: z.enum(connectionProblemCodes).nullable(),
  lastSyncAt: z.string().nullable(),
  /** The last day that was read. */
  lastDay: z.string().nullable(),
  /** The next reading by night. */
  nextSyncAt: z.string().nullable(),
  backfillFrom: z.string(),
  /** Its campaigns that somebody deleted here, which are read no more: how many, and the names of some. */
  leftOut: z.object({ count: z.int(), names: z.array(z.string()) }),
  /** The reading under way. */
  sync: CampaignImport.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Connection = z.infer<typeof Connection>;

const ConnectionAnswer = z.object({ connection: Connection });

const AdAccount = z.object({
  accountId: z.string(),
  name: z.string(),
  currency: z.string(),
  timezone: z.string(),
  connected: z.boolean(),
});
export type AdAccount = z.infer<typeof AdAccount>;

export const listAdAccounts = route({
  operation: 'listAdAccounts',
  method: 'GET',
  path: '/api/campaigns/connections/accounts',
  auth: 'campaigns:read',
  summary: 'Les comptes publicitaires que le jeton Meta de l’espace de travail ouvre',
  output: z.object({ items: z.array(AdAccount) }),
  errors: ['meta_not_connected', 'meta_refused'],
});

export const listConnections = route({
  operation: 'listConnections',
  method: 'GET',
  path: '/api/campaigns/connections',
  auth: 'campaigns:read',
  summary: 'Les comptes publicitaires connectés',
  output: z.object({ items: z.array(Connection) }),
});

const client = { client: clearableLine(textLimits.name), clientId: clearableLine(60) };

export const createConnection = route({
  operation: 'createConnection',
  method: 'POST',
  path: '/api/campaigns/connections',
  auth: 'campaigns:write',
  summary: 'Connecter un compte publicitaire ; sa première lecture commence aussitôt',
  body: z.strictObject({ platform: z.literal('meta'), accountId, ...client, backfillFrom: Day.optional() }),
  output: ConnectionAnswer,
  status: 201,
  errors: ['meta_not_connected', 'meta_refused', 'connection_exists', 'connection_limit', 'imports_waiting'],
  idempotent: true,
});

export const updateConnection = route({
  operation: 'updateConnection',
  method: 'PUT',
  path: '/api/campaigns/connections/{id}',
  auth: 'campaigns:write',
  summary: 'Suspendre, reprendre ou ranger un compte publicitaire connecté',
  params,
  /** What is missing stays. */
  body: z.strictObject({ active: z.boolean().optional(), ...client, version: z.int().min(1) }),
  output: ConnectionAnswer,
  errors: ['conflict'],
});

export const deleteConnection = route({
  operation: 'deleteConnection',
  method: 'DELETE',
  path: '/api/campaigns/connections/{id}',
  auth: 'campaigns:delete',
  summary: 'Déconnecter un compte publicitaire ; ses campagnes et leurs chiffres restent',
  params,
  output: z.object({ id: z.string() }),
});

export const syncConnection = route({
  operation: 'syncConnection',
  method: 'POST',
  path: '/api/campaigns/connections/{id}/sync',
  auth: 'campaigns:write',
  summary:
    'Lire un compte publicitaire maintenant : les 28 derniers jours, ou ceux qui sont dits ; avec `leftOut`, les campagnes supprimées ici reviennent',
  params,
  body: z.strictObject({ from: Day.optional(), to: Day.optional(), leftOut: z.boolean().optional() }),
  output: z.object({ import: CampaignImport }),
  status: 202,
  errors: ['meta_not_connected', 'imports_waiting'],
  idempotent: true,
});
