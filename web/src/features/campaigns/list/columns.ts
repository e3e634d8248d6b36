import type { CampaignSort } from '../../../../../shared/campaigns/list.contract.ts';
import { type MetricName, metricLabels } from '../../../lib/metric-words.ts';

type Column = { name: MetricName; sort: CampaignSort; label: string; width: number };

const column = (name: MetricName, sort: CampaignSort, width: number): Column => ({
  name,
  sort,
  label: metricLabels[name],
  width,
});

/** The figures of each campaign, in this order; `width` in pixels, when there is no more room than needed. */
export const columns: readonly Column[] = [
  column('spend', 'spend', 116),
  column('conversions', 'conversions', 108),
  column('cpa', 'cpa', 116),
  column('roas', 'roas', 116),
  column('linkCtr', 'linkCtr', 116),
];
