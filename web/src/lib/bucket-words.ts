import type { Figures } from '../../../shared/campaigns/figures.ts';
import { isRatio, type MetricName, metricText, reasonText } from '../../../shared/campaigns/metric-words.ts';
import type { Granularity } from '../../../shared/rules/periods.ts';
import { formatDay } from './format.ts';

/** A day, a week or a month and its figures. */
export type Bucket = Figures & { date: string; from: string; to: string };

const months = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a day, a week or a month is called. */
export function bucketLabel({ date, from, to }: Bucket, granularity: Granularity): string {
  if (granularity === 'month') return months.format(new Date(date));
  if (granularity === 'day' || from === to) return formatDay(from);
  return `${formatDay(from)} au ${formatDay(to)}`;
}

/** A metric of a bucket; null where nothing was measured, or not enough. */
export const metricOf = (bucket: Bucket | undefined, metric: MetricName): number | null => {
  if (!bucket) return null;
  return isRatio(metric) ? bucket.ratios[metric].value : bucket.totals[metric];
};

/** The same in words: the value, or why there is none. */
export function valueText(bucket: Bucket | undefined, metric: MetricName, currency: string): string {
  if (!bucket || hasNoFigures(bucket)) return 'pas de données';
  const value = metricOf(bucket, metric);
  if (value !== null) return metricText(metric, value, currency);
  if (!isRatio(metric)) return 'non mesuré';
  const ratio = bucket.ratios[metric];
  return ratio.reason === 'insufficient_data'
    ? `données insuffisantes (${reasonText(ratio, currency)})`
    : reasonText(ratio, currency);
}

export const hasNoFigures = ({ totals }: Bucket): boolean => Object.values(totals).every((value) => value === null);
