import type { MetricName } from '../../../../../../shared/campaigns/metric-words.ts';
import { metricOf } from '../../../../lib/bucket-words.ts';
import type { Performance } from '../use-campaign.ts';
import type { Anomaly } from './anomaly-list.tsx';

export type Ring = { anomaly: Anomaly; at: number; y: number; axis: 'right' | undefined };

/** Where what was unlike the days before stands on the lines; what is unlike for weeks is no point. */
export function ringsOf(
  anomalies: readonly Anomaly[],
  items: Performance['items'],
  [first, second]: readonly [MetricName, MetricName?],
): Ring[] {
  return anomalies.flatMap((anomaly) => {
    const { date, metric, kind } = anomaly;
    const at = items.findIndex((bucket) => bucket.date === date);
    const y = metricOf(items[at], metric);
    if (kind === 'drift' || y === null || (metric !== first && metric !== second)) return [];
    return [{ anomaly, at, y, axis: metric === first ? undefined : 'right' }];
  });
}
