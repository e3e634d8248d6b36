import { type ExportLocale, exportedCounters, exportedNames } from '../campaigns/export-columns.ts';
import { isRatio, type MetricName, metricKind, metricLabels } from '../campaigns/metric-words.ts';
import { segmentNames } from '../campaigns/segment-names.ts';
import type { Counter } from '../rules/counters.ts';
import type { SegmentType } from '../rules/day-counts.ts';
import type { RatioName } from '../rules/ratios.ts';
import { campaignParts, dayParts, type PartName } from './parts.ts';

/** The columns of an export that no figure is in. */
export const exportedWords = {
  from: { fr: 'Du', en: 'From' },
  to: { fr: 'Au', en: 'To' },
  currency: exportedNames.currency,
  converted: { fr: 'Converti', en: 'Converted' },
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  campaigns: { fr: 'Campagnes', en: 'Campaigns' },
  share: { fr: 'Part de la dépense', en: 'Share of spend' },
  campaignId: exportedNames.ownId,
  adId: exportedNames.adId,
} as const;

const ratiosInEnglish: Record<RatioName, string> = {
  ctr: 'CTR (all clicks)',
  linkCtr: 'CTR (link)',
  cpm: 'CPM',
  cpc: 'CPC',
  linkCpc: 'CPC (link)',
  conversionRate: 'Conversion rate',
  cpa: 'CPA',
  cpl: 'Cost per lead',
  roas: 'ROAS',
  aov: 'Average order value',
  hookRate: 'Hook rate',
  holdRate: 'Hold rate',
  completionRate: 'Completion rate',
  frequency: 'Frequency',
  breakEvenRoas: 'Break-even ROAS',
};

const partsInEnglish: Record<keyof typeof campaignParts | keyof typeof dayParts | 'ad', string> = {
  platform: 'Platform',
  campaign: 'Campaign',
  client: 'Client',
  industry: 'Industry',
  objective: 'Objective',
  status: 'Status',
  tag: 'Tag',
  weekday: 'Weekday',
  month: 'Month',
  ad: 'Ad',
};

const segmentsInEnglish: Record<SegmentType, string> = {
  device: 'Device',
  age_gender: 'Age and gender',
  country: 'Country',
  region: 'Region',
  placement: 'Placement',
  publisher: 'Publisher platform',
};

/** What a figure is called at the head of its column: money says its currency where all of it is of one. */
export function metricColumn(
  name: MetricName,
  { locale, currency, isBefore }: { locale: ExportLocale; currency: string | null; isBefore: boolean },
): string {
  const unit = currency && metricKind(name) === 'money' ? ` (${currency})` : '';
  const before = { fr: ', avant', en: ', before' }[locale];
  return `${metricName(name, locale)}${unit}${isBefore ? before : ''}`;
}

function metricName(name: MetricName, locale: ExportLocale): string {
  if (locale === 'fr') return metricLabels[name];
  if (isRatio(name)) return ratiosInEnglish[name];
  return name === 'contribution' ? 'Contribution' : exportedCounters[name as Counter].en;
}

/** What a key is called at the head of its column; a field of names by its own name. */
export function partColumn(by: PartName, locale: ExportLocale): string {
  if (by.startsWith('dim:')) return by.slice('dim:'.length);
  if (by.startsWith('segment:')) {
    const type = by.slice('segment:'.length) as SegmentType;
    return locale === 'fr' ? segmentNames[type] : segmentsInEnglish[type];
  }
  const name = by as keyof typeof partsInEnglish;
  if (locale === 'en') return partsInEnglish[name];
  return name === 'ad' ? exportedNames.ad.fr : { ...campaignParts, ...dayParts }[name];
}
