import type { CreativeState, Unjudged } from '../../../shared/analytics/creatives.rules.ts';
import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import { type TargetMetric, targetMetrics } from '../../../shared/campaigns/campaigns.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { type ComparedMetric, countersToldBy, type Estimate, estimateOf } from '../../../shared/rules/estimates.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { counterSum, type Sums } from '../../../shared/rules/sums.ts';
import { targetState } from '../../../shared/rules/targets.ts';
import { reachOf } from '../../../shared/rules/totals.ts';
import { readAdColumns } from '../../campaigns/performance/ad-sums.door.ts';
import { readAds } from '../../campaigns/performance/read-ads.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Told, ToldCampaign } from '../core/told-campaigns.ts';
import { refuseTooMany, tooManyAds } from '../core/too-many-ads.ts';

export type Judge = {
  metric: ComparedMetric;
  /** In place of the targets of campaigns. */
  target: number | undefined;
  minSpend: number;
};

type CampaignAd = Awaited<ReturnType<typeof readAds>>[number];

/** An ad that has figures in the period, and what they tell of it. */
export type JudgedAd = Pick<Estimate, 'interval' | 'missing'> & {
  campaign: ToldCampaign;
  ad: CampaignAd;
  sums: Sums;
  reach: ReturnType<typeof reachOf>;
  spend: number;
  target: number | null;
  state: CreativeState;
};

/** Of campaigns whose ads are read one by one: each holds a few hundred at a time. */
export const campaignsAtOnce = 4;

/** Why the ads of campaigns are not judged; null where they are. */
export function whyUnjudged({ items, period, currency, isConverted }: Told): Unjudged | null {
  if (isConverted && items.some((item) => item.currency !== currency)) return 'converted';
  return tooManyAds(items, period) ? 'too_many' : null;
}

/** All ads of the campaigns that are told, each beside its target. A 400 where amounts are converted, or there are too many. */
export async function judgedAds(told: Told, judge: Judge): Promise<JudgedAd[]> {
  const { items, period } = told;
  if (whyUnjudged(told) === 'converted') throw invalidField('convertTo', analyticsProblems.notConverted);
  refuseTooMany(items, period, 'from');
  const judged: JudgedAd[] = [];
  for (const some of chunks(items, campaignsAtOnce))
    judged.push(...(await Promise.all(some.map((item) => adsOf(item, period, judge)))).flat());
  return judged;
}

/** The ads of one campaign. */
export async function adsOf(campaign: ToldCampaign, period: Period, judge: Judge): Promise<JudgedAd[]> {
  if (campaign.adCount === 0) return [];
  const [ads, days] = await Promise.all([
    readAds(campaign),
    readAdColumns(campaign, period, countersToldBy(judge.metric)),
  ]);
  const target = judge.target ?? targetOf(campaign, judge.metric);
  return ads.flatMap((ad): JudgedAd[] => {
    const own = days.get(ad.adId);
    if (!own) return [];
    const { interval, missing } = estimateOf(judge.metric, own.columns);
    const spend = counterSum(own.sums, 'spend') ?? 0;
    const reach = reachOf(own.reached, period.from, period.to);
    const state = stateOf(judge, { interval, target, spend });
    return [{ campaign, ad, sums: own.sums, reach, spend, target, state, interval, missing }];
  });
}

const isTargetMetric = (metric: ComparedMetric): metric is ComparedMetric & TargetMetric =>
  targetMetrics.some((one) => one === metric);

export const targetOf = ({ targets }: ToldCampaign, metric: ComparedMetric): number | null =>
  isTargetMetric(metric) ? (targets[metric] ?? null) : null;

/** What spent little is judged by nothing, whatever its days say. */
function stateOf(
  { metric, minSpend }: Judge,
  { interval, target, spend }: Pick<JudgedAd, 'interval' | 'target' | 'spend'>,
): CreativeState {
  if (spend < minSpend) return 'waiting';
  if (target === null) return 'no_target';
  const told = targetState(metric, target, interval);
  if (told === 'insufficient_data') return 'waiting';
  return told === 'uncertain' ? 'uncertain' : told === 'met' ? 'winner' : 'loser';
}
