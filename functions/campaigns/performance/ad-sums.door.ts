import { chunks } from '../../../shared/kernel/chunks.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { AddedCounter } from '../../../shared/rules/counters.ts';
import type { DayColumns } from '../../../shared/rules/day-columns.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { addColumns, addDay, noSums } from '../../../shared/rules/sums.ts';
import { placesIn } from '../core/figures-in.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { addMonths, type Measured } from './ad-months-sums.ts';
import { type AdSeries, type AdSums, adCountsAt, readAdSeries } from './ad-series.ts';
import type { OfCampaign } from './quarter-rows.ts';

/** Of two thousand series each, at most. */
const quartersAtOnce = 3;

/** The figures of each ad of a campaign in a period: of those that have some. Of whole months, their sums; else day by day. */
export async function readAdSums(campaign: Measured, period: Period): Promise<Map<string, AdSums>> {
  const found = new Map<string, AdSums>();
  const quarters = await addMonths(campaign, period, found);
  await eachSeries(campaign, quarters, { spread: false }, (adId, of) => {
    const ad = found.get(adId) ?? { sums: noSums(), reached: [] };
    found.set(adId, ad);
    addQuarter(ad, of, period);
  });
  return found;
}

/** The same with some counters day by day, without the days that hold a share of several. */
export async function readAdColumns(campaign: OfCampaign, period: Period, counters: readonly AddedCounter[]) {
  const found = new Map<string, AdSums & { daily: Map<AddedCounter, number[]> }>();
  await eachSeries(campaign, quartersOf(period), { spread: true }, (adId, of) => {
    const daily = () => new Map(counters.map((counter) => [counter, [] as number[]]));
    const ad = found.get(adId) ?? { sums: noSums(), reached: [], daily: daily() };
    found.set(adId, ad);
    addQuarter(ad, of, period);
    addDaily(ad.daily, of, period);
  });
  return new Map(
    [...found].map(([adId, { daily, ...ad }]): [string, AdSums & { columns: DayColumns }] => {
      const columns = new Map([...daily].map(([counter, values]) => [counter, Float64Array.from(values)]));
      return [adId, { ...ad, columns: (counter) => columns.get(counter) ?? new Float64Array() }];
    }),
  );
}

type OfQuarter = { series: readonly AdSeries[]; quarter: string };

async function eachSeries(
  campaign: OfCampaign,
  all: readonly string[],
  how: { spread: boolean },
  take: (adId: string, of: OfQuarter) => void,
): Promise<void> {
  for (const quarters of chunks(all, quartersAtOnce)) {
    const read = await Promise.all(quarters.map((quarter) => readAdSeries(campaign, quarter, how)));
    for (const [at, quarter] of quarters.entries())
      for (const [adId, series] of read[at] ?? []) take(adId, { series, quarter });
  }
}

/** The columns of an ad that has nothing but its own row, which is the rule. */
const ownColumns = ([first, ...others]: readonly AdSeries[]): QuarterColumns | null =>
  first && others.length === 0 && first.segment === null ? first.columns : null;

/** Column by column where that can be; else day by day. */
function addQuarter(ad: AdSums, { series, quarter }: OfQuarter, period: Period): void {
  const [from, to] = placesIn(quarter, period);
  const own = ownColumns(series);
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

function addDaily(daily: ReadonlyMap<AddedCounter, number[]>, { series, quarter }: OfQuarter, period: Period): void {
  const [from, to] = placesIn(quarter, period);
  const own = ownColumns(series);
  const shares = new Set(series.flatMap(({ spread }) => spread));
  for (let place = from; place <= to; place++) {
    if (shares.size > 0 && shares.has(addDays(quarter, place))) continue;
    const counts = own ? null : adCountsAt(series, place);
    for (const [counter, values] of daily)
      values.push(own ? countIn(own, counter, place) : (counts?.[counter] ?? Number.NaN));
  }
}

function countIn({ starts, values }: QuarterColumns, counter: AddedCounter, place: number): number {
  const start = starts[counter];
  return start === undefined ? Number.NaN : ofHundredths(values[start + place] ?? Number.NaN);
}
