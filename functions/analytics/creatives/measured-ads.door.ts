import { type CreativeState, usualThreshold } from '../../../shared/analytics/creatives.rules.ts';
import { targetMetrics } from '../../../shared/campaigns/campaigns.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { knownCampaigns } from '../../campaigns/core/known-campaigns.door.ts';
import type { ToldCampaign } from '../core/told-campaigns.ts';
import { tooManyAds } from '../core/too-many-ads.ts';
import { figuresOfAds } from './creative-groups.ts';
import { adsOf, campaignsAtOnce, type JudgedAd } from './judged-ads.ts';

/** An ad as people name it. */
export type NamedAd = { campaignId: string; adName: string };

/** What its campaign measured of it. */
export type MeasuredAd<Ad extends NamedAd = NamedAd> = {
  ad: Ad;
  campaignName: string;
  /** Null where the campaign shows no ad of that name in these days. */
  state: CreativeState | null;
  /** All that bear the name, in several ad sets. */
  judged: JudgedAd[];
};

/** Of those of one name, in several ad sets, the best. */
const states: readonly CreativeState[] = ['winner', 'loser', 'uncertain', 'waiting', 'no_target'];

/**
 * Ads as the creatives of campaigns are judged: beside the first target that their campaign has. Left out are those of campaigns
 * that the workspace has no more. Null where there are more ads than can be read.
 */
export async function measuredAds<Ad extends NamedAd>(
  workspaceId: string,
  ads: readonly Ad[],
  period: Period,
): Promise<MeasuredAd<Ad>[] | null> {
  const byCampaign = groupBy(ads, ({ campaignId }) => campaignId);
  const campaigns = await knownCampaigns(workspaceId, [...byCampaign.keys()]);
  if (tooManyAds(campaigns, period)) return null;
  const found: MeasuredAd<Ad>[] = [];
  for (const some of chunks(campaigns, campaignsAtOnce)) {
    const read = await Promise.all(some.map((campaign) => adsOf(campaign, period, judgeOf(campaign))));
    for (const [at, { campaignId, name: campaignName }] of some.entries())
      for (const ad of byCampaign.get(campaignId) ?? []) {
        const judged = (read[at] ?? []).filter((one) => one.ad.name.trim() === ad.adName.trim());
        const state = states.find((one) => judged.some((each) => each.state === one)) ?? null;
        found.push({ ad, campaignName, state, judged });
      }
  }
  return found;
}

function judgeOf({ targets }: ToldCampaign) {
  const metric = targetMetrics.find((one) => targets[one] !== undefined) ?? 'cpa';
  return { metric, target: undefined, minSpend: usualThreshold };
}

/** What several bring together; an ad that two pieces name counts once, and amounts of two currencies are not added up. */
export function figuresTogether(ads: readonly MeasuredAd[]) {
  const judged = [...new Map(ads.flatMap((one) => one.judged).map((one) => [keyOf(one), one])).values()];
  const { totals, ratios } = figuresOfAds(judged);
  const currencies = [...new Set(judged.map(({ campaign }) => campaign.currency))];
  const currency = currencies.length === 1 ? (currencies[0] ?? null) : null;
  const money = <T>(amount: T) => (currency === null ? null : amount);
  return {
    ...{ currency, impressions: totals.impressions },
    ...{ ctr: ratios.ctr.value, hookRate: ratios.hookRate.value },
    ...{ spend: money(totals.spend), cpa: money(ratios.cpa.value), roas: money(ratios.roas.value) },
  };
}

const keyOf = ({ campaign, ad }: JudgedAd): string => `${campaign.campaignId}/${ad.adId}`;
