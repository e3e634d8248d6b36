import type { getBenchmarks } from '../../../../../shared/campaigns/comparison.contract.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { ComparedMetric } from '../../../../../shared/rules/estimates.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { formatList } from '../../../lib/format.ts';

export type OwnMedian = RouteOutput<typeof getBenchmarks>['own'][number];

type Ranked = { own: OwnMedian; value: number | null };

/**
 * Where figures stand among the workspace's own: one outside the middle half is told alone, those within it together.
 * `CTR (lien) 1,8 % : au-dessus des trois quarts de vos campagnes Mode & bijoux (médiane sur un an : 1,4 %)`
 */
export function ownRankTexts(ranked: readonly Ranked[], sector: string, currency: string): string[] {
  const placed = ranked.flatMap((one) => placedOf(one, currency));
  const amid = placed.filter(({ place }) => place === null);
  return [
    ...placed
      .filter(({ place }) => place !== null)
      .map(
        ({ told, place, median }) => `${told}\u00a0: ${place} vos campagnes ${sector} (${yearMedian}\u00a0: ${median})`,
      ),
    ...(amid.length > 0
      ? [
          `${formatList(amid.map(({ told }) => told))}\u00a0: dans la moitié centrale de vos campagnes ${sector} (${amid.length > 1 ? 'médianes sur un an' : yearMedian}\u00a0: ${formatList(amid.map(({ median }) => median))})`,
        ]
      : []),
  ];
}

const yearMedian = 'médiane sur un an';

function placedOf({ own: { metric, median, p25, p75 }, value }: Ranked, currency: string) {
  if (value === null || median === null || p25 === null || p75 === null) return [];
  const show = (figure: number) => formatRatio(metric, figure, currency);
  const place = value > p75 ? 'au-dessus des trois quarts de' : value < p25 ? 'au-dessous des trois quarts de' : null;
  return [{ told: `${metricLabels[metric]} ${show(value)}`, place, median: show(median) }];
}

/** What people place a campaign by, in this order. */
export const rankedMetrics: readonly ComparedMetric[] = ['linkCtr', 'cpa', 'roas'];
