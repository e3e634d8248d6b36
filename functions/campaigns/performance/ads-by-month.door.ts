import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type AddedCounter, addedCounters } from '../../../shared/rules/counters.ts';
import { counterSum } from '../../../shared/rules/sums.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import { type AdMonth, unpackAdMonths } from '../core/ad-months.ts';
import { AdQuarter } from '../core/ad-quarter.entity.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { CampaignAd, type CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';

/** What an ad did in a month: the days that measured something, and its counters; null was not measured. */
export type AdMonthFigures = { from: string; to: string; counts: Record<AddedCounter, number | null> };
export type AdByMonth = Pick<CampaignAdItem, 'adId' | 'name' | 'creative'> & { months: AdMonthFigures[] };
/** The ads of a campaign: the same object as long as nothing of it changes. */
export type CampaignByMonth = {
  campaignId: string;
  name: string;
  platform: CampaignPlatform;
  currency: string;
  ads: readonly AdByMonth[];
};

/** Campaigns whose figures are the latest: of more, the others are left out. */
const mostCampaigns = 500;
const campaignsAtOnce = 8;
/** Of all workspaces in this process together, a kilobyte each. */
const maxAds = 60_000;

type Kept = { revision: number; campaign: CampaignByMonth };
const kept = new Map<string, Promise<Kept>>();

/** The ads of a workspace's campaigns with what they did by month: of those campaigns that have figures. */
export async function adsByMonth(workspaceId: string): Promise<CampaignByMonth[]> {
  const measured = (await campaignsNow(workspaceId)).filter(({ lastDay }) => lastDay !== undefined);
  const latest = [...measured].sort((a, b) => ((a.lastDay ?? '') > (b.lastDay ?? '') ? -1 : 1)).slice(0, mostCampaigns);
  const found: CampaignByMonth[] = [];
  for (const some of chunks(latest, campaignsAtOnce)) found.push(...(await Promise.all(some.map(asOf))));
  await forgetOldest(kept, ({ campaign }) => campaign.ads.length, maxAds);
  return found;
}

async function asOf(item: CampaignItem): Promise<CampaignByMonth> {
  const key = `${item.workspaceId}/${item.campaignId}`;
  const known = await kept.get(key);
  kept.delete(key);
  const campaign = known?.revision === item.revision ? known.campaign : await readCampaign(item);
  kept.set(key, Promise.resolve({ revision: item.revision, campaign }));
  return campaign;
}

async function readCampaign({ workspaceId, campaignId, name, platform, currency }: CampaignItem) {
  const [months, ads] = await Promise.all([readMonths(workspaceId, campaignId), readAds(workspaceId, campaignId)]);
  const measured = ads.flatMap((ad): AdByMonth[] => {
    const own = months.get(ad.adId);
    return own ? [{ ...ad, months: own }] : [];
  });
  return { campaignId, name, platform, currency, ads: measured };
}

async function readMonths(workspaceId: string, campaignId: string): Promise<Map<string, AdMonthFigures[]>> {
  const found = new Map<string, AdMonthFigures[]>();
  const query = AdQuarter.query.byCampaign({ workspaceId, campaignId });
  for await (const items of queryFields(query, ['quarter', 'ads']))
    for (const { quarter, ads } of items)
      for (const [adId, months] of unpackAdMonths(ads as Uint8Array))
        found.set(adId, [...(found.get(adId) ?? []), ...figuresOf(String(quarter), months)]);
  return found;
}

const figuresOf = (quarter: string, months: readonly (AdMonth | null)[]): AdMonthFigures[] =>
  months.flatMap((month) => {
    if (!month) return [];
    const counts = addedCounters.map((counter) => [counter, counterSum(month.sums, counter)]);
    return [
      {
        from: addDays(quarter, month.from),
        to: addDays(quarter, month.to),
        counts: Object.fromEntries(counts) as AdMonthFigures['counts'],
      },
    ];
  });

async function readAds(workspaceId: string, campaignId: string) {
  const found: Pick<CampaignAdItem, 'adId' | 'name' | 'creative'>[] = [];
  const query = CampaignAd.query.byCampaign({ workspaceId, campaignId });
  for await (const items of queryFields(query, ['adId', 'name', 'creative']))
    for (const { adId, name, creative } of items)
      found.push({ adId: String(adId), name: String(name), creative: creative as CampaignAdItem['creative'] });
  return found;
}
