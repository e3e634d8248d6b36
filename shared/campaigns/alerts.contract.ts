import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { Alert, AlertOfCampaign, alertKinds, alertSeverities, alertStates } from './alert.ts';
import { AlertRule, alertRuleLimits, WrittenRule } from './alert-rule.ts';

const route = routes('campaigns/alerts');

const id = z.string().max(60);

export const listAlerts = route({
  operation: 'listAlerts',
  method: 'GET',
  path: '/api/campaigns/alerts',
  auth: 'campaigns:read',
  summary: 'Les alertes des campagnes, celles qui concernent le plus d’argent d’abord',
  query: z.object({
    state: listParam(z.enum(keysOf(alertStates))).optional(),
    kind: listParam(z.enum(keysOf(alertKinds))).optional(),
    severity: listParam(z.enum(keysOf(alertSeverities))).optional(),
    campaignId: listParam(id).optional(),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(AlertOfCampaign), nextCursor: z.string().nullable(), total: z.int() }),
});

export const updateAlert = route({
  operation: 'updateAlert',
  method: 'PUT',
  path: '/api/campaigns/alerts/{id}',
  auth: 'campaigns:write',
  summary: 'Prendre en charge une alerte, l’ignorer quatorze jours ou la rouvrir',
  params: z.object({ id }),
  body: z.strictObject({ state: z.enum(['acknowledged', 'dismissed', 'open']), version: z.int().min(1) }),
  output: z.object({ alert: Alert }),
  errors: ['conflict', 'alert_resolved'],
});

const Document = { rules: z.array(AlertRule), version: z.int() };

export const getAlertRules = route({
  operation: 'getAlertRules',
  method: 'GET',
  path: '/api/campaigns/alert-rules',
  auth: 'campaigns:read',
  summary: 'Les règles d’alerte de l’espace',
  output: z.object(Document),
});

export const updateAlertRules = route({
  operation: 'updateAlertRules',
  method: 'PUT',
  path: '/api/campaigns/alert-rules',
  auth: 'campaigns:write',
  summary: 'Écrire les règles d’alerte, ou seulement dire combien de fois elles auraient sonné',
  body: z.strictObject({
    rules: z.array(WrittenRule).max(alertRuleLimits.rules),
    version: z.int().min(0),
    /** Nothing is stored. */
    dryRun: z.boolean().optional(),
  }),
  output: z.object({
    ...Document,
    /** How many alerts each would have raised in the last ninety days. */
    rehearsal: z.array(z.object({ index: z.int(), times: z.int() })),
  }),
  errors: ['conflict'],
});
