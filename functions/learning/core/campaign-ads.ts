import type { AdPlatform } from '../../../shared/ads/ads.rules.ts';
import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import { hundredthCounters, resultCounters } from '../../../shared/learning/learning.rules.ts';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import {
  type AdByMonth,
  type AdMonthFigures,
  adsByMonth,
  type CampaignByMonth,
} from '../../campaigns/performance/ads-by-month.door.ts';
import { formatNamed } from './format-named.ts';
import { adKeyOf } from './result-identity.ts';
import { dayNumber, type StoredAd, type StoredRow } from './stored-result.ts';

/** The ads of the product's campaigns in one currency, as an import would bring them. */
export type OwnAds = { currency: string; ads: readonly StoredAd[] };

const known = new WeakMap<CampaignByMonth, StoredAd[]>();

/** What the campaigns of a workspace did, by month, as imports older than all others; `stamp` tells whether anything changed. */
export async function campaignAds(workspaceId: string): Promise<{ stamp: readonly CampaignByMonth[]; own: OwnAds[] }> {
  const campaigns = await adsByMonth(workspaceId);
  const byCurrency = new Map<string, StoredAd[]>();
  for (const campaign of campaigns) {
    const ads = byCurrency.get(campaign.currency) ?? [];
    byCurrency.set(campaign.currency, ads);
    ads.push(...storedAds(campaign));
  }
  return { stamp: campaigns, own: [...byCurrency].map(([currency, ads]) => ({ currency, ads })) };
}

function storedAds(campaign: CampaignByMonth): StoredAd[] {
  const before = known.get(campaign);
  if (before) return before;
  const made = campaign.ads.map((ad) => storedAd(campaign, ad));
  known.set(campaign, made);
  return made;
}

/** Ours, of ads that a file called by their names alone. */
const isOurs = (adId: string): boolean => adId.startsWith('cad_');

function storedAd(
  { name: campaignName, platform: of }: CampaignByMonth,
  { adId: id, name, creative, months }: AdByMonth,
): StoredAd {
  const platform = platformOf(of);
  const adId = isOurs(id) ? null : id;
  const { body = null, title = null, callToAction = null } = creative ?? {};
  const format = creative?.videoId ? 'video' : (formatNamed(name) ?? (creative ? 'image' : null));
  const words = { body: body ?? '', headline: title, callToAction };
  return {
    key: adKeyOf({ platform, adId: adId ?? undefined, name }),
    ...{ platform, adId, name, campaignName, text: body, headline: title, description: null, format, callToAction },
    ...{ audience: null, itemKey: null, features: featuresOf({ ...words, format: format ?? 'unknown' }) },
    rows: months.map(rowOf),
  };
}

const platformOf = (platform: CampaignPlatform): AdPlatform =>
  platform === 'meta' ? 'facebook' : platform === 'microsoft' ? 'other' : platform;

function rowOf({ from, to, counts }: AdMonthFigures): StoredRow {
  const stored = resultCounters.map((counter) => {
    const value = counter === 'clicks' ? (counts.linkClicks ?? counts.clicks) : counts[counter];
    return value === null ? null : Math.round(hundredthCounters.includes(counter) ? value * 100 : value);
  });
  return { day: dayNumber(from), last: dayNumber(to), counts: stored };
}
