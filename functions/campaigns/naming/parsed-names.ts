import type { Naming } from '../../../shared/campaigns/naming.contract.ts';
import { dimsOf, type NamingRule, namingLimits } from '../../../shared/campaigns/naming.ts';
import { CampaignAd } from '../core/campaign-ad.entity.ts';
import { ruleOf } from '../core/campaign-naming.entity.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';

/** Ads are looked at in a sample: those of so many campaigns, so many of each. */
const [campaignsLookedAt, adsOfEach] = [10, 50];

/** What rules make of the names of a workspace, the newest first. */
export async function parsedNames(workspaceId: string, rules: NamingRule[]): Promise<Naming['parsed']> {
  const newest = [...(await campaignsNow(workspaceId))].reverse();
  const ofAds = ruleOf({ rules }, 'ad');
  const withAds = newest.filter(({ adCount }) => adCount > 0).slice(0, campaignsLookedAt);
  const ads = ofAds ? await Promise.all(withAds.map(({ campaignId }) => adNames(workspaceId, campaignId))) : [];
  const looked = [
    ...readBy(
      ruleOf({ rules }, 'campaign'),
      newest.map(({ name }) => name),
    ),
    ...readBy(ofAds, ads.flat()),
  ];
  const fits = looked.filter(({ dims }) => Object.keys(dims).length > 0);
  return {
    share: looked.length === 0 ? null : fits.length / looked.length,
    examples: firstOfEach(fits, namingLimits.examples),
    misfits: firstOfEach(
      looked.filter(({ dims }) => Object.keys(dims).length === 0),
      namingLimits.misfits,
    ).map(({ level, name }) => ({ level, name })),
  };
}

type Read = Naming['parsed']['examples'][number];

const readBy = (rule: NamingRule | undefined, names: string[]): Read[] =>
  rule ? names.map((name) => ({ level: rule.level, name, dims: dimsOf(name, rule) })) : [];

const firstOfEach = (names: Read[], many: number): Read[] =>
  (['campaign', 'ad'] as const).flatMap((level) => names.filter((one) => one.level === level).slice(0, many));

async function adNames(workspaceId: string, campaignId: string): Promise<string[]> {
  const { data } = await CampaignAd.query
    .byCampaign({ workspaceId, campaignId })
    .go({ limit: adsOfEach, attributes: ['name'] });
  return data.map(({ name }) => name);
}
