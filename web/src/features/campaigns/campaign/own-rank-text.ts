import type { getBenchmarks } from '../../../../../shared/campaigns/comparison.contract.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { ComparedMetric } from '../../../../../shared/rules/estimates.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';

export type OwnMedian = RouteOutput<typeof getBenchmarks>['own'][number];

/** `CTR (lien) 1,3 % : au-dessus de la moitié de vos campagnes Mode & bijoux (médiane sur un an : 1,2 %)`; null where there is no median. */
export function ownRankText(value: number | null, own: OwnMedian, sector: string, currency: string): string | null {
  const { metric, median, p25, p75 } = own;
  if (value === null || median === null || p25 === null || p75 === null) return null;
  const show = (figure: number) => formatRatio(metric, figure, currency);
  return `${metricLabels[metric]} ${show(value)}\u00a0: ${show(value) === show(median) ? 'à la médiane de' : placeOf(value, { p25, median, p75 })} vos campagnes ${sector} (médiane sur un an\u00a0: ${show(median)})`;
}

function placeOf(value: number, { p25, median, p75 }: { p25: number; median: number; p75: number }): string {
  if (value > p75) return 'au-dessus des trois quarts de';
  if (value < p25) return 'au-dessous des trois quarts de';
  return `${value > median ? 'au-dessus' : 'au-dessous'} de la moitié de`;
}

/** What people place a campaign by, in this order. */
export const rankedMetrics: readonly ComparedMetric[] = ['linkCtr', 'cpa', 'roas'];
