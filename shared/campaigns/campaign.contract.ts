import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { Campaign } from './campaign.ts';
import { editedCampaignFields, newCampaignFields } from './campaign-fields.ts';
import { campaignLimits } from './campaigns.rules.ts';

const route = routes('campaigns/campaign');

const id = z.string().max(60);
const params = z.object({ id });
const version = z.int().min(1);
const CampaignAnswer = z.object({ campaign: Campaign });

export const createCampaign = route({
  operation: 'createCampaign',
  method: 'POST',
  path: '/api/campaigns',
  auth: 'campaigns:write',
  summary: 'Créer une campagne',
  body: z.strictObject(newCampaignFields),
  output: CampaignAnswer,
  status: 201,
  errors: ['plan_limit', 'campaign_limit'],
  idempotent: true,
});

export const getCampaign = route({
  operation: 'getCampaign',
  method: 'GET',
  path: '/api/campaigns/{id}',
  auth: 'campaigns:read',
  summary: 'Lire une campagne',
  params,
  output: CampaignAnswer,
});

export const updateCampaign = route({
  operation: 'updateCampaign',
  method: 'PUT',
  path: '/api/campaigns/{id}',
  auth: 'campaigns:write',
  summary: 'Modifier une campagne',
  params,
  /** What is missing stays. */
  body: z.strictObject({ ...editedCampaignFields, version }),
  output: CampaignAnswer,
  errors: ['conflict', 'plan_limit', 'currency_fixed'],
});

export const deleteCampaign = route({
  operation: 'deleteCampaign',
  method: 'DELETE',
  path: '/api/campaigns/{id}',
  auth: 'campaigns:delete',
  summary: 'Supprimer une campagne et ses chiffres ; elle se rétablit pendant 30 secondes',
  params,
  output: z.object({ id: z.string() }),
});

export const restoreCampaign = route({
  operation: 'restoreCampaign',
  method: 'POST',
  path: '/api/campaigns/{id}/restore',
  auth: 'campaigns:write',
  summary: 'Rétablir une campagne supprimée depuis moins de 30 secondes, avec ses chiffres',
  params,
  body: z.strictObject({}),
  output: CampaignAnswer,
  status: 200,
  errors: ['plan_limit', 'campaign_limit'],
});

export const bulkActions = ['status', 'owner', 'client', 'tag', 'untag', 'archive', 'delete', 'restore'] as const;

export const bulkCampaigns = route({
  operation: 'bulkCampaigns',
  method: 'POST',
  path: '/api/campaigns/bulk',
  auth: 'campaigns:write',
  summary:
    'Changer le statut, attribuer, ranger sous un client, étiqueter, archiver, supprimer ou rétablir plusieurs campagnes',
  body: z.strictObject({
    ids: z.array(z.string().min(1).max(60)).min(1).max(campaignLimits.bulk),
    action: z.enum(bulkActions),
    /** A status, a member's id or `me`, a client's id, `none` for no member or no client, or a tag. */
    value: lineText(textLimits.name).optional(),
  }),
  /** One by one, in the order asked: what is refused says why. */
  output: z.object({ items: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })) }),
});
