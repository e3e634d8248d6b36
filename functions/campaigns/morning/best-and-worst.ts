import { type Ratio, ratioOf } from '../../../shared/rules/ratios.ts';
import { addSums, noSums, type Sums } from '../../../shared/rules/sums.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignFigures } from '../core/figures-in.ts';

type ByCampaign = ReadonlyMap<string, CampaignFigures>;
type Metric = 'roas' | 'cpa';

export type RankedCampaign = {
  item: CampaignItem;
  metric: Metric;
  ratio: Ratio;
  against: { value: number; is: 'target' | 'all' };
};

/**
 * Campaigns whose ROAS or CPA has passed its gate, by how many times better than their target they do; without a target,
 * than all campaigns that it may be compared with: those of the currency, for a CPA those that also count the same thing.
 */
export function bestAndWorst(campaigns: readonly CampaignItem[], figures: ByCampaign, most: number) {
  const together = new Map<string, Sums>();
  for (const item of campaigns) {
    const own = figures.get(item.campaignId);
    if (!own) continue;
    for (const metric of metrics) {
      const group = groupOf(metric, item);
      const sums = together.get(group) ?? noSums();
      together.set(group, sums);
      addSums(sums, own.sums);
    }
  }
  const ranked = campaigns.flatMap((item) => {
    const sums = figures.get(item.campaignId)?.sums;
    const result = sums && resultOf(item, sums, together);
    return result ? [{ ...result, times: timesBetter(result) }] : [];
  });
  ranked.sort((a, b) => b.times - a.times || (a.item.campaignId < b.item.campaignId ? 1 : -1));
  return {
    best: ranked
      .filter(({ times }) => times >= 1)
      .slice(0, most)
      .map(untimed),
    worst: ranked
      .filter(({ times }) => times < 1)
      .slice(-most)
      .reverse()
      .map(untimed),
  };
}

const metrics: readonly Metric[] = ['roas', 'cpa'];

const untimed = ({ times: _, ...result }: RankedCampaign & { times: number }): RankedCampaign => result;

const groupOf = (metric: Metric, { currency, objective, conversionName }: CampaignItem): string =>
  metric === 'roas' ? `roas ${currency}` : `cpa ${currency} ${conversionName ?? objective}`;

/** By the ratio that has a target first, else by what sales bring. */
function resultOf(item: CampaignItem, sums: Sums, together: ReadonlyMap<string, Sums>): RankedCampaign | null {
  const { targets } = item;
  const inOrder = targets.roas === undefined && targets.cpa !== undefined ? [...metrics].reverse() : metrics;
  for (const metric of inOrder) {
    const ratio = ratioOf(metric, sums);
    if (ratio.value === null) continue;
    const target = targets[metric];
    if (target !== undefined) return { item, metric, ratio, against: { value: target, is: 'target' } };
    const all = together.get(groupOf(metric, item));
    const value = all && ratioOf(metric, all).value;
    if (value) return { item, metric, ratio, against: { value, is: 'all' } };
  }
  return null;
}

/** Above 1 is better. A CPA of nothing is as good as it gets. */
function timesBetter({ metric, ratio: { value }, against }: RankedCampaign): number {
  const own = value ?? 0;
  if (metric === 'roas') return own / against.value;
  return own === 0 ? Number.POSITIVE_INFINITY : against.value / own;
}
