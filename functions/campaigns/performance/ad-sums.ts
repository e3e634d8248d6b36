import { adDayCounts, type DayRow } from '../../../shared/rules/day-counts.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { addDay, noSums, type Sums } from '../../../shared/rules/sums.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { quartersOf } from '../core/read-quarters.ts';
import type { OfCampaign } from './quarter-rows.ts';
import { RowsByDay, rowsIn } from './rows-in.ts';

/** Of an ad: its sums, and of its days what tells the people it reached. */
export type AdSums = { sums: Sums; reached: DayFigures[] };

/** The figures of each ad of a campaign in a period, quarter by quarter: of those that have some. */
export async function readAdSums(campaign: OfCampaign, period: Period): Promise<Map<string, AdSums>> {
  const found = new Map<string, AdSums>();
  for (const quarter of quartersOf(period)) {
    const rows = new RowsByDay();
    for await (const { date, adId, segment, counts } of rowsIn(campaign, { quarter }, period))
      if (adId !== null) rows.add(adId, date, { adId, segment, counts });
    for (const [adId, ofAd] of rows.all) addAd(found, adId, ofAd, period);
  }
  return found;
}

function addAd(found: Map<string, AdSums>, adId: string, rows: Map<string, DayRow[]>, { to }: Period): void {
  const ad = found.get(adId) ?? { sums: noSums(), reached: [] };
  found.set(adId, ad);
  for (const [date, ofDay] of rows) {
    const counts = adDayCounts(ofDay);
    addDay(ad.sums, counts);
    // One day says that there are people, and only the last may say how many.
    if (date === to || (counts.reach !== undefined && ad.reached.length === 0)) ad.reached.push({ date, counts });
  }
}
