import type { CampaignItem } from '../core/campaign.entity.ts';
import type { AdChange } from './place-rows.ts';
import { readAds } from './read-ads.door.ts';
import { readOrigins } from './read-origins.ts';
import { widened } from './widened.ts';
import type { SeriesChange } from './write-figures.ts';

type Bounds = { firstDay?: string; lastDay?: string };

/** The campaign and its ads with the days between which they have figures once some of those are gone. */
export async function remainingDays(campaign: CampaignItem, changes: readonly SeriesChange[]) {
  const kept = new Map(changes.map(({ rows, series }) => [`${rows.quarter} ${series.seriesKey}`, series.origins]));
  let all: Bounds = {};
  const byAd = new Map<string, Bounds>();
  for await (const one of readOrigins(campaign)) {
    const origins = kept.get(`${one.quarter} ${one.seriesKey}`) ?? one.origins;
    for (const date of origins.flatMap(({ dates }) => dates)) {
      all = widened(all, date, date);
      if (one.adId !== null) byAd.set(one.adId, widened(byAd.get(one.adId) ?? {}, date, date));
    }
  }
  const ads = (await readAds(campaign)).map((before): AdChange => {
    return { before, after: { ...before, ...boundsOf(byAd.get(before.adId)) } };
  });
  const isMoved = ({ before, after }: AdChange) =>
    before?.firstDay !== after.firstDay || before?.lastDay !== after.lastDay;
  return { after: { ...campaign, ...boundsOf(all) }, ads: ads.filter(isMoved) };
}

const boundsOf = ({ firstDay, lastDay }: Bounds = {}) => ({ firstDay, lastDay });
