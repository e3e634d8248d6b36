import type { ImportField } from '../../../../../shared/campaigns/import-fields.ts';
import { importFieldNames } from '../../../../../shared/campaigns/imports.messages.ts';

const groups: { group: string; fields: ImportField[] }[] = [
  { group: 'Jour', fields: ['date', 'dateEnd'] },
  { group: 'Campagne', fields: ['campaign', 'campaignId', 'status', 'ownId', 'platform'] },
  { group: 'Publicité', fields: ['adSet', 'ad', 'adId', 'segment', 'segmentType'] },
  { group: 'Argent', fields: ['spend', 'costMicros', 'revenue', 'currency'] },
  {
    group: 'Diffusion',
    fields: [
      ...(['impressions', 'reach', 'clicks', 'linkClicks', 'landingPageViews', 'engagements'] as const),
      ...(['videoViews3s', 'videoViews15s', 'videoViewsComplete', 'reach7d', 'reach28d'] as const),
    ],
  },
  {
    group: 'Résultats',
    fields: ['conversions', 'leads', 'addToCarts', 'checkouts', 'results', 'resultType'],
  },
];

/** The fields to choose from, as a select takes them. */
export const fieldChoices = groups.map(({ group, fields }) => ({
  group,
  items: fields.map((value) => ({ value, label: importFieldNames[value] })),
}));
