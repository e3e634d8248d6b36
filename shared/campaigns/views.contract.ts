import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { campaignSorts } from './list.contract.ts';

const route = routes('campaigns/views');

const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);
const sort = z.enum(campaignSorts);

const CampaignView = z.object({
  id: z.string(),
  name: z.string(),
  /** The filters and the days as an address says them: `status=active&periode=last_7`. */
  filters: z.string(),
  columns: z.array(z.string()),
  sort,
  /** Seen by the whole workspace; otherwise by whoever made it. */
  shared: z.boolean(),
  /** The one that the list opens with for whoever asks: each person has one, or none. */
  isDefault: z.boolean(),
  /** Who made it. */
  ownerId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type CampaignView = z.infer<typeof CampaignView>;

const ViewAnswer = z.object({ view: CampaignView });
const viewFields = {
  name: lineText(textLimits.name),
  filters: z.string().max(2_000),
  columns: z.array(z.string().min(1).max(40)).max(30),
};

export const listCampaignViews = route({
  operation: 'listCampaignViews',
  method: 'GET',
  path: '/api/campaigns/views',
  auth: 'campaigns:read',
  summary: 'Les vues enregistrées de la liste des campagnes\u00a0: les vôtres et celles de l’équipe',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(CampaignView), nextCursor: z.string().nullable() }),
});

export const createCampaignView = route({
  operation: 'createCampaignView',
  method: 'POST',
  path: '/api/campaigns/views',
  auth: 'campaigns:write',
  summary: 'Enregistrer une vue de la liste des campagnes',
  body: z.strictObject({
    name: viewFields.name,
    filters: viewFields.filters.default(''),
    columns: viewFields.columns.default([]),
    sort: sort.default('newest'),
    shared: z.boolean().default(false),
    isDefault: z.boolean().default(false),
  }),
  output: ViewAnswer,
  status: 201,
  errors: ['view_limit'],
  idempotent: true,
});

export const updateCampaignView = route({
  operation: 'updateCampaignView',
  method: 'PUT',
  path: '/api/campaigns/views/{id}',
  auth: 'campaigns:write',
  summary: 'Modifier une vue de la liste des campagnes',
  params,
  /** What is missing stays. Only who made a view takes it back from the team. */
  body: z.strictObject({
    name: viewFields.name.optional(),
    filters: viewFields.filters.optional(),
    columns: viewFields.columns.optional(),
    sort: sort.optional(),
    shared: z.boolean().optional(),
    isDefault: z.boolean().optional(),
    version,
  }),
  output: ViewAnswer,
  errors: ['conflict'],
});

export const deleteCampaignView = route({
  operation: 'deleteCampaignView',
  method: 'DELETE',
  path: '/api/campaigns/views/{id}',
  auth: 'campaigns:delete',
  summary: 'Supprimer une vue de la liste des campagnes',
  params,
  output: z.object({ id: z.string() }),
});
