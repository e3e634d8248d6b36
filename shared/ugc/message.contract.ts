import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { requiredText } from '../kernel/text.ts';
import { collaborationLimits as limits } from './collaboration.rules.ts';
import { parties } from './collaboration.ts';

const route = routes('ugc/message');
const params = z.object({ id: z.string().max(60) });
const query = z.object(pageQuery);
const body = z.strictObject({ text: requiredText(limits.messageText) });

const UgcMessage = z.object({
  id: z.string(),
  by: z.object({ kind: z.enum(parties), name: z.string() }),
  mine: z.boolean(),
  text: z.string(),
  at: z.string(),
});
export type UgcMessage = z.infer<typeof UgcMessage>;

const Step = z.object({
  id: z.string(),
  at: z.string(),
  by: z.object({ kind: z.enum([...parties, 'clock']), name: z.string().nullable() }),
  act: z.string(),
  text: z.string().nullable(),
  refs: z.object({ collaborationId: z.string(), campaignId: z.string() }),
});
export type Step = z.infer<typeof Step>;

const MessagePage = z.object({ items: z.array(UgcMessage), nextCursor: z.string().nullable() });
/** Of a campaign: with the creator whom it concerns, and no collaboration where it concerns the campaign itself. */
const CampaignStep = Step.extend({
  creator: z.object({ id: z.string(), name: z.string() }).nullable(),
  refs: z.object({ collaborationId: z.string().nullable(), campaignId: z.string() }),
});
export type CampaignStep = z.infer<typeof CampaignStep>;

const StepPage = z.object({ items: z.array(Step), nextCursor: z.string().nullable() });

export const listCollaborationMessages = route({
  operation: 'listCollaborationMessages',
  method: 'GET',
  path: '/api/ugc/collaborations/{id}/messages',
  auth: 'ugc:read',
  summary: 'Les messages d’une collaboration, du plus récent au plus ancien',
  params,
  query,
  output: MessagePage,
  errors: ['not_found'],
});

export const sendCollaborationMessage = route({
  operation: 'sendCollaborationMessage',
  method: 'POST',
  path: '/api/ugc/collaborations/{id}/messages',
  auth: 'ugc:write',
  summary: 'Écrire à un créateur',
  params,
  body,
  output: z.object({ message: UgcMessage }),
  status: 201,
  errors: ['not_found', 'illegal_transition'],
  idempotent: true,
});

export const getCollaborationTimeline = route({
  operation: 'getCollaborationTimeline',
  method: 'GET',
  path: '/api/ugc/collaborations/{id}/timeline',
  auth: 'ugc:read',
  summary: 'Ce qui s’est passé dans une collaboration, du plus récent au plus ancien',
  params,
  query,
  output: StepPage,
  errors: ['not_found'],
});

export const getUgcCampaignTimeline = route({
  operation: 'getUgcCampaignTimeline',
  method: 'GET',
  path: '/api/ugc/campaigns/{id}/timeline',
  auth: 'ugc:read',
  summary: 'Ce qui s’est passé dans une campagne UGC et dans ses collaborations, du plus récent au plus ancien',
  params,
  query,
  output: z.object({ items: z.array(CampaignStep), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});

export const listSpaceMessages = route({
  operation: 'listSpaceMessages',
  method: 'GET',
  path: '/api/ugc/space/collaborations/{id}/messages',
  auth: 'creator',
  summary: 'Les messages d’une de ses collaborations',
  params,
  query,
  output: MessagePage,
  errors: ['not_found'],
});

export const sendSpaceMessage = route({
  operation: 'sendSpaceMessage',
  method: 'POST',
  path: '/api/ugc/space/collaborations/{id}/messages',
  auth: 'creator',
  summary: 'Écrire à la marque',
  params,
  body,
  output: z.object({ message: UgcMessage }),
  status: 201,
  errors: ['not_found', 'illegal_transition'],
  idempotent: true,
});

export const getSpaceTimeline = route({
  operation: 'getSpaceTimeline',
  method: 'GET',
  path: '/api/ugc/space/collaborations/{id}/timeline',
  auth: 'creator',
  summary: 'Ce qui s’est passé dans une de ses collaborations',
  params,
  query,
  output: StepPage,
  errors: ['not_found'],
});
