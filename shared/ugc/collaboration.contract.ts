import * as z from 'zod';
import { boolParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { optionalText } from '../kernel/text.ts';
import { collaborationStatuses } from '../rules/ugc/collaboration-table.ts';
import { invitationOutcomes, collaborationLimits as limits } from './collaboration.rules.ts';
import { Collaboration, parties } from './collaboration.ts';
import { BrandAct, BrandCommit } from './collaboration-acts.ts';

const route = routes('ugc/collaboration');

const id = z.string().min(1).max(60);
const params = z.object({ id: z.string().max(60) });
const CollaborationAnswer = z.object({ collaboration: Collaboration });

const moveErrors = ['not_found', 'conflict', 'illegal_transition', 'dispute_open', 'contract_required'] as const;

export const inviteCreators = route({
  operation: 'inviteCreators',
  method: 'POST',
  path: '/api/ugc/campaigns/{id}/invitations',
  auth: 'ugc:write',
  summary: 'Inviter des créateurs à une campagne UGC',
  params,
  body: z.strictObject({
    creatorIds: z.array(id).min(1).max(limits.invitations),
    message: optionalText(limits.message),
  }),
  output: z.object({
    items: z.array(
      z.object({
        creatorId: z.string(),
        collaborationId: z.string().nullable(),
        outcome: z.enum(invitationOutcomes),
      }),
    ),
  }),
  errors: ['not_found', 'illegal_transition'],
});

export const listCollaborations = route({
  operation: 'listCollaborations',
  method: 'GET',
  path: '/api/ugc/collaborations',
  auth: 'ugc:read',
  summary: 'Les collaborations avec des créateurs',
  query: z.object({
    campaignId: id.optional(),
    brandId: id.optional(),
    creatorId: id.optional(),
    status: listParam(z.enum(collaborationStatuses)).optional(),
    turn: z.enum(parties).optional(),
    late: boolParam.optional(),
    disputed: boolParam.optional(),
    sort: z.enum(['recent', 'due']).default('recent'),
    ...pageQuery,
  }),
  output: z.object({
    items: z.array(Collaboration),
    nextCursor: z.string().nullable(),
    total: z.int(),
    facets: z.object({ status: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })) }),
  }),
});

export const getCollaboration = route({
  operation: 'getCollaboration',
  method: 'GET',
  path: '/api/ugc/collaborations/{id}',
  auth: 'ugc:read',
  summary: 'Lire une collaboration',
  params,
  output: CollaborationAnswer,
  errors: ['not_found'],
});

export const actOnCollaboration = route({
  operation: 'actOnCollaboration',
  method: 'POST',
  path: '/api/ugc/collaborations/{id}/act',
  auth: 'ugc:write',
  summary: 'Faire avancer une collaboration',
  params,
  body: BrandAct,
  output: CollaborationAnswer,
  errors: [...moveErrors, 'revisions_exhausted', 'forbidden'],
});

export const commitToCollaboration = route({
  operation: 'commitToCollaboration',
  method: 'POST',
  path: '/api/ugc/collaborations/{id}/commit',
  auth: 'ugc:commit',
  summary: 'Engager la marque dans une collaboration\u00a0: offre, signature, paiement, accord',
  params,
  body: BrandCommit,
  output: CollaborationAnswer,
  errors: [...moveErrors, 'brand_incomplete', 'document_changed', 'wrong_current_password', 'not_billable'],
});
