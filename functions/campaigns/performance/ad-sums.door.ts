import { chunks } from '../../../shared/kernel/chunks.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { addColumns, addDay, noSums, type Sums } from '../../../shared/rules/sums.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { placesIn } from '../core/figures-in.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { type AdSeries, adCountsAt, readAdSeries } from './ad-series.ts';
import type { OfCampaign } from './quarter-rows.ts';

/** Of an ad: its sums, and of its days what tells the people it reached. */
export type AdSums = { sums: Sums; reached: DayFigures[] };

/** Of two thousand series each, at most. */
const quartersAtOnce = 3;

/** The figures of each ad of a campaign in a period: of those that have some. */
export async function readAdSums(campaign: OfCampaign, period: Period): Promise<Map<string, AdSums>> {
  const found = new Map<string, AdSums>();
  for (const quarters of chunks(quartersOf(period), quartersAtOnce)) {
    const read = await Promise.all(quarters.map((quarter) => readAdSeries(campaign, quarter, { spread: false })));
    for (const [at, quarter] of quarters.entries())
      for (const [adId, series] of read[at] ?? []) {
        const ad = found.get(adId) ?? { sums: noSums(), reached: [] };
        found.set(adId, ad);
        addQuarter(ad, series, quarter, period);
      }
  }
  return found;
}

/** Column by column where an ad has nothing but its own row, which is the rule; else day by day. */
function addQuarter(ad: AdSums, series: readonly AdSeries[], quarter: string, period: Period): void {
  const [from, to] = placesIn(quarter, period);
  const [first] = series;
  const own = first && series.length === 1 && first.segment === null ? first.columns : null;
  if (own) addColumns(ad.sums, own, [from, to]);
  for (let place = from; place <= to; place++) {
    const isLast = place === to && addDays(quarter, place) === period.to;
    if (own && !isLast && (ad.reached.length > 0 || !measuresReach(own, place))) continue;
    const counts = adCountsAt(series, place);
    if (!own) addDay(ad.sums, counts);
    // One day says that there are people, and only the last may say how many.
    if (isLast || (counts.reach !== undefined && ad.reached.length === 0))
      ad.reached.push({ date: addDays(quarter, place), counts });
  }
}

const measuresReach = ({ starts, values }: QuarterColumns, place: number): boolean =>
  starts.reach !== undefined && !Number.isNaN(values[starts.reach + place]);
