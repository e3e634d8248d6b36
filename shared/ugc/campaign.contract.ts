import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { campaignActions } from '../rules/ugc/campaign-states.ts';
import { campaignStatuses } from './campaign.rules.ts';
import { UgcCampaign } from './campaign.ts';
import { editedCampaignFields, newCampaignFields } from './campaign-fields.ts';

const route = routes('ugc/campaign');

const id = z.string().max(60);
const params = z.object({ id });
const CampaignAnswer = z.object({ campaign: UgcCampaign });

export const ugcCampaignSorts = ['newest', 'deadline'] as const;

export const listUgcCampaigns = route({
  operation: 'listUgcCampaigns',
  method: 'GET',
  path: '/api/ugc/campaigns',
  auth: 'ugc:read',
  summary: 'Les campagnes UGC de l’espace',
  query: z.object({
    q: z.string().trim().max(textLimits.query).optional(),
    status: listParam(z.enum(keysOf(campaignStatuses))).optional(),
    brandId: listParam(id).optional(),
    /** By its end of applications, the nearest first; those without one come last. */
    sort: z.enum(ugcCampaignSorts).default('newest'),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(UgcCampaign), nextCursor: z.string().nullable(), total: z.int() }),
});

export const createUgcCampaign = route({
  operation: 'createUgcCampaign',
  method: 'POST',
  path: '/api/ugc/campaigns',
  auth: 'ugc:write',
  summary: 'Commencer une campagne UGC, en brouillon',
  body: z.strictObject(newCampaignFields),
  output: CampaignAnswer,
  status: 201,
  errors: ['ugc_campaign_limit'],
  idempotent: true,
});

export const getUgcCampaign = route({
  operation: 'getUgcCampaign',
  method: 'GET',
  path: '/api/ugc/campaigns/{id}',
  auth: 'ugc:read',
  summary: 'Lire une campagne UGC',
  params,
  output: CampaignAnswer,
});

export const updateUgcCampaign = route({
  operation: 'updateUgcCampaign',
  method: 'PUT',
  path: '/api/ugc/campaigns/{id}',
  auth: 'ugc:write',
  summary: 'Modifier une campagne UGC ; ce que dit une offre ne change plus dès la première',
  params,
  body: z.strictObject({ ...editedCampaignFields, version: z.int().min(1) }),
  output: CampaignAnswer,
  errors: ['conflict', 'brief_frozen', 'illegal_transition', 'brief_incomplete', 'sector_forbidden'],
});

export const deleteUgcCampaign = route({
  operation: 'deleteUgcCampaign',
  method: 'DELETE',
  path: '/api/ugc/campaigns/{id}',
  auth: 'ugc:delete',
  summary: 'Supprimer un brouillon, ou une campagne annulée qui n’a engagé personne',
  params,
  output: z.object({ id: z.string() }),
  errors: ['campaign_used', 'conflict'],
});

export const actOnUgcCampaign = route({
  operation: 'actOnUgcCampaign',
  method: 'POST',
  path: '/api/ugc/campaigns/{id}/act',
  auth: 'ugc:write',
  summary: 'Publier une campagne UGC, clore ou rouvrir ses candidatures, la terminer, l’annuler, la dupliquer',
  params,
  body: z.strictObject({ action: z.enum([...campaignActions, 'duplicate']), version: z.int().min(1) }),
  output: CampaignAnswer,
  status: 200,
  errors: [
    'conflict',
    'illegal_transition',
    'brand_incomplete',
    'brief_incomplete',
    'sector_forbidden',
    'plan_limit',
    'collaborations_open',
    'collaborations_engaged',
    'ugc_campaign_limit',
  ],
});
