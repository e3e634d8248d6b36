import { usualThreshold } from '../../../shared/analytics/creatives.rules.ts';
import { targetMetrics } from '../../../shared/campaigns/campaigns.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { knownCampaigns } from '../../campaigns/core/known-campaigns.door.ts';
import { tooManyAds } from '../core/too-many-ads.ts';
import { adsOf, campaignsAtOnce, type JudgedAd } from './judged-ads.ts';

/** An ad as people name it. */
export type NamedAd = { campaignId: string; adName: string };
type Verdict = 'winner' | 'uncertain' | 'loser';

const verdicts: readonly JudgedAd['state'][] = ['winner', 'loser', 'uncertain'] satisfies Verdict[];

/**
 * Whether ads win, as the creatives of campaigns are judged: beside the first target that their campaign has. Left out are those
 * that nothing can be told of. Null where there are more ads than can be read.
 */
export async function verdictsOf<Ad extends NamedAd>(
  workspaceId: string,
  ads: readonly Ad[],
  period: Period,
): Promise<{ ad: Ad; verdict: Verdict }[] | null> {
  const byCampaign = groupBy(ads, ({ campaignId }) => campaignId);
  const campaigns = await knownCampaigns(workspaceId, [...byCampaign.keys()]);
  if (tooManyAds(campaigns, period)) return null;
  const found: { ad: Ad; verdict: Verdict }[] = [];
  for (const some of chunks(campaigns, campaignsAtOnce)) {
    const read = await Promise.all(
      some.map(async (campaign) => {
        const metric = targetMetrics.find((one) => campaign.targets[one] !== undefined);
        if (!metric) return [];
        return adsOf(campaign, period, { metric, target: undefined, minSpend: usualThreshold });
      }),
    );
    for (const [at, { campaignId }] of some.entries())
      for (const ad of byCampaign.get(campaignId) ?? []) {
        const verdict = verdictIn(read[at] ?? [], ad.adName);
        if (verdict) found.push({ ad, verdict });
      }
  }
  return found;
}

/** Of those of one name, in several ad sets, the best. */
function verdictIn(judged: readonly JudgedAd[], name: string): Verdict | null {
  const states = judged.filter(({ ad }) => ad.name.trim() === name.trim()).map(({ state }) => state);
  return (verdicts.find((one) => states.includes(one)) as Verdict | undefined) ?? null;
}
