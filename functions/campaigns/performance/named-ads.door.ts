import { chunks } from '../../../shared/kernel/chunks.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { CampaignAd } from '../core/campaign-ad.entity.ts';
import type { Measured } from './ad-months-sums.ts';
import type { AdSums } from './ad-series.ts';
import { readAdSums } from './ad-sums.door.ts';

type Revised = Measured & Pick<CampaignItem, 'revision'>;
export type NamedAd = AdSums & { adId: string; name: string };
type Kept = { revision: number; period: Period; ads: NamedAd[] };

/** A quarter of days holds a few hundred series at a time; months hold next to nothing. */
const campaignsAtOnce = 8;

/** Of all workspaces in this process together, of a kilobyte each. */
const maxAds = 60_000;

const kept = new Map<string, Promise<Kept>>();

/**
 * The ads of some campaigns that have figures in a period, with their names, by campaign. Any write of figures, which is also
 * what names ads, raises the revision of its campaign: those that this process has told last at theirs are not read again.
 */
export async function namedAds(campaigns: readonly Revised[], period: Period): Promise<Map<string, NamedAd[]>> {
  const told = new Map<string, NamedAd[]>();
  for (const some of chunks(campaigns, campaignsAtOnce)) {
    const read = await Promise.all(some.map((campaign) => adsAsOf(campaign, period)));
    for (const [at, { campaignId }] of some.entries()) told.set(campaignId, read[at] ?? []);
  }
  await forgetOldest(kept, ({ ads }) => ads.length, maxAds);
  return told;
}

async function adsAsOf(campaign: Revised, period: Period): Promise<NamedAd[]> {
  const key = `${campaign.workspaceId}/${campaign.campaignId}`;
  const known = await kept.get(key);
  kept.delete(key);
  const isSame = known?.period.from === period.from && known.period.to === period.to;
  const ads = known && isSame && known.revision === campaign.revision ? known.ads : await readNamed(campaign, period);
  kept.set(key, Promise.resolve({ revision: campaign.revision, period, ads }));
  return ads;
}

async function readNamed(campaign: Revised, period: Period): Promise<NamedAd[]> {
  const [names, sums] = await Promise.all([namesOf(campaign), readAdSums(campaign, period)]);
  return names.flatMap(({ adId, name }) => {
    const own = sums.get(adId);
    return own ? [{ adId, name, ...own }] : [];
  });
}

async function namesOf({ workspaceId, campaignId }: Revised): Promise<{ adId: string; name: string }[]> {
  const found: { adId: string; name: string }[] = [];
  const query = CampaignAd.query.byCampaign({ workspaceId, campaignId });
  for await (const items of queryFields(query, ['adId', 'name']))
    for (const { adId, name } of items) found.push({ adId: String(adId), name: String(name) });
  return found;
}
