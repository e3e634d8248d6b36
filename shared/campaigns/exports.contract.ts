import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { exportLocales } from './export-columns.ts';
import { campaignFilters, campaignSorts } from './list.contract.ts';
import { checkPeriod, periodQuery } from './period-query.ts';

const route = routes('campaigns/exports');

export const exportCampaigns = route({
  operation: 'exportCampaigns',
  method: 'GET',
  path: '/api/campaigns/export',
  auth: 'campaigns:export',
  summary:
    'Les chiffres des campagnes par jour, ou ceux d’une campagne par jour et publicité, en CSV ; au-delà de 4 Mo, l’adresse d’un fichier',
  query: z
    .object({
      ...campaignFilters,
      ...periodQuery,
      /** As the list takes it: lines stand by campaign and day, whatever it is. */
      sort: z.enum(campaignSorts).optional(),
      /** Then its rows as they were written, by day, ad and segment. */
      campaignId: z.string().max(60).optional(),
      /** `fr`: semicolons and decimal commas. `en`: commas and decimal points. */
      locale: z.enum(exportLocales).default('fr'),
    })
    .check(checkPeriod),
  output: z.union([z.string(), z.object({ url: z.string(), expiresAt: z.string() })]),
  contentType: 'text/csv',
  errors: ['not_found'],
});
