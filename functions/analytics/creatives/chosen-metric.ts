import { targetMetrics } from '../../../shared/campaigns/campaigns.rules.ts';
import type { Figures } from '../../../shared/campaigns/figures.ts';
import type { ComparedMetric } from '../../../shared/rules/estimates.ts';
import type { Told } from '../core/told-campaigns.ts';

/** The metric that most campaigns have a target of, else the first that is measured: what was won, then clicks. */
export function chosenMetric({ items }: Pick<Told, 'items'>, { totals }: Figures): ComparedMetric {
  const counts = targetMetrics.map((metric) => ({
    metric,
    count: items.filter(({ targets }) => targets[metric] !== undefined).length,
  }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  if (most && most.count > 0) return most.metric;
  if (totals.revenue !== null && totals.revenue > 0) return 'roas';
  if (totals.conversions !== null && totals.conversions > 0) return 'cpa';
  return totals.linkClicks === null ? 'ctr' : 'linkCtr';
}
