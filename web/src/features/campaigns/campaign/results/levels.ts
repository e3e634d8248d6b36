import type { Campaign } from '../../../../../../shared/campaigns/campaign.ts';
import { targetMetrics } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { type MetricName, metricText } from '../../../../../../shared/campaigns/metric-words.ts';

type Levels = Partial<Record<MetricName, { text: string; value: number }[]>>;

/** What the metrics of a campaign are held against on its chart: its targets, and the ROAS under which it loses money. */
export function levelsOf({ targets, marginRate, currency }: Campaign): Levels {
  const levels: Levels = {};
  const add = (metric: MetricName, name: string, value: number) => {
    levels[metric] ??= [];
    levels[metric].push({ text: `${name} ${metricText(metric, value, currency)}`, value });
  };
  for (const metric of targetMetrics) {
    const target = targets[metric];
    if (target !== undefined) add(metric, 'Objectif', target);
  }
  if (marginRate) add('roas', 'Rentable dès', 1 / marginRate);
  return levels;
}
