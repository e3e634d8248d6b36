import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { intParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { clearable, optional, requiredText } from '../kernel/text.ts';
import { moment } from './field-schemas.ts';
import { ProspectActivity } from './prospect.ts';
import { outcomes, prospectLimits, timelineTypes, writtenTypes } from './prospects.rules.ts';

const route = routes('prospects/timeline');

const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);
const content = requiredText(prospectLimits.activityContent);

export const listProspectActivities = route({
  operation: 'listProspectActivities',
  method: 'GET',
  path: '/api/prospects/{id}/activities',
  auth: 'prospects:read',
  summary: 'La chronologie d’un prospect, la plus récente d’abord',
  params,
  query: z.object({
    ...pageQuery,
    limit: intParam({ min: 1, max: 100 }).default(20),
    type: z.enum(keysOf(timelineTypes)).optional(),
  }),
  output: z.object({ items: z.array(ProspectActivity), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});

const ActivityAnswer = z.object({ activity: ProspectActivity });
const activityParams = z.object({ id: z.string().max(60), activityId: z.string().max(60) });

export const createProspectActivity = route({
  operation: 'createProspectActivity',
  method: 'POST',
  path: '/api/prospects/{id}/activities',
  auth: 'prospects:write',
  summary: 'Noter un échange ou une tâche',
  params,
  body: z.strictObject({
    type: z.enum(writtenTypes),
    content,
    outcome: optional(z.enum(keysOf(outcomes))),
    at: optional(moment),
    dueAt: optional(moment),
    doneAt: optional(moment),
  }),
  output: ActivityAnswer,
  status: 201,
  idempotent: true,
});

export const updateProspectActivity = route({
  operation: 'updateProspectActivity',
  method: 'PUT',
  path: '/api/prospects/{id}/activities/{activityId}',
  auth: 'prospects:write',
  summary: 'Corriger un échange, ou faire une tâche',
  params: activityParams,
  body: z.strictObject({
    content: content.optional(),
    outcome: clearable(z.enum(keysOf(outcomes))),
    at: moment.optional(),
    dueAt: clearable(moment),
    doneAt: clearable(moment),
    version,
  }),
  output: ActivityAnswer,
  errors: ['conflict', 'activity_is_automatic'],
});

export const deleteProspectActivity = route({
  operation: 'deleteProspectActivity',
  method: 'DELETE',
  path: '/api/prospects/{id}/activities/{activityId}',
  auth: 'prospects:delete',
  summary: 'Effacer une ligne de la chronologie',
  params: activityParams,
  output: z.object({ id: z.string() }),
  errors: ['activity_is_automatic'],
});
