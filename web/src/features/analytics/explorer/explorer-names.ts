import { type BreakdownSort, breakdownSorts } from '../../../../../shared/analytics/figures.contract.ts';
import { campaignParts, dayParts, isPartName, type PartName } from '../../../../../shared/analytics/parts.ts';
import type { MetricName } from '../../../../../shared/campaigns/metric-words.ts';
import { segmentNames } from '../../../../../shared/campaigns/segment-names.ts';
import { segmentTypes } from '../../../../../shared/rules/day-counts.ts';
import { urlNames } from '../analytics-query.ts';

/** What figures may be taken apart by, as it is called; the fields of names come with the answer. */
export const partLabels: Record<string, string> = {
  ...campaignParts,
  ...dayParts,
  ad: 'Publicité',
  ...Object.fromEntries(segmentTypes.map((type) => [`segment:${type}`, segmentNames[type]])),
};

export const partLabel = (by: string): string =>
  partLabels[by] ?? (by.startsWith('dim:') ? `${by.slice('dim:'.length)} (nom)` : by);

const usualParts: PartName[] = ['platform'];

/** The keys that the address asks for, one or two. */
export function partsIn(params: URLSearchParams): PartName[] {
  const asked = [...new Set(params.getAll(urlNames.by))].filter(isPartName).slice(0, 2);
  return asked.length > 0 ? asked : usualParts;
}

export const sortIn = (params: URLSearchParams): BreakdownSort =>
  breakdownSorts.find((sort) => sort === params.get('sort')) ?? 'spend';

/** Figures that a column may show. */
export const measureIds = [
  'spend',
  'revenue',
  'roas',
  'conversions',
  'cpa',
  'conversionRate',
  'aov',
  'contribution',
  'leads',
  'cpl',
  'impressions',
  'cpm',
  'clicks',
  'ctr',
  'cpc',
  'linkClicks',
  'linkCtr',
  'linkCpc',
  'landingPageViews',
  'addToCarts',
  'checkouts',
  'videoViews3s',
  'hookRate',
  'holdRate',
  'completionRate',
] as const satisfies readonly MetricName[];
export type MeasureId = (typeof measureIds)[number];

export const usualMeasures: readonly MeasureId[] = ['spend', 'revenue', 'roas', 'conversions', 'cpa', 'linkCtr'];
