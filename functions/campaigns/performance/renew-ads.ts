import { adDayCounts } from '../../../shared/rules/day-counts.ts';
import { addDay, noSums } from '../../../shared/rules/sums.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';
import { type AdMonth, type AdMonths, monthIn, noMonths } from '../core/ad-months.ts';
import type { QuarterRows, Series } from './quarter-rows.ts';

/** Days of an ad whose rows have changed. */
export type AdDays = { adId: string; dates: readonly string[] };

/** Works out the sums of some ads of the quarter again, in the months of these days; of all where none are known. */
export function renewAds(rows: QuarterRows, changed: readonly AdDays[]): AdMonths {
  const series = seriesByAd(rows);
  const known = rows.ads ?? new Map([...series.keys()].map((adId) => [adId, noMonths]));
  const months = new Map<string, Set<number>>();
  if (rows.ads) for (const { adId, dates } of changed) noteMonths(months, adId, dates.map(monthIn));
  else for (const adId of series.keys()) noteMonths(months, adId, [...noMonths.keys()]);
  for (const [adId, places] of months) {
    const own = series.get(adId) ?? [];
    const before = known.get(adId) ?? noMonths;
    const after = before.map((month, at) => (places.has(at) ? adMonth(rows.quarter, own, at) : month));
    if (after.every((month) => month === null)) known.delete(adId);
    else known.set(adId, after);
  }
  rows.ads = known;
  return known;
}

function noteMonths(months: Map<string, Set<number>>, adId: string, more: readonly number[]): void {
  const known = months.get(adId) ?? new Set();
  months.set(adId, known);
  for (const month of more) known.add(month);
}

function seriesByAd({ series }: QuarterRows): Map<string, Series[]> {
  const found = new Map<string, Series[]>();
  for (const one of series.values()) {
    if (one.adId === null) continue;
    const known = found.get(one.adId);
    if (known) known.push(one);
    else found.set(one.adId, [one]);
  }
  return found;
}

function adMonth(quarter: string, series: readonly Series[], month: number): AdMonth | null {
  const dates = [...new Set(series.flatMap(({ days }) => [...days.keys()]))].filter((day) => monthIn(day) === month);
  const [first, last] = [dates.sort()[0], dates.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sums = noSums();
  let hasReach = false;
  for (const date of dates) {
    const rows = series.flatMap(({ segment, days }) => {
      const counts = days.get(date);
      return counts ? [{ adId: null, segment, counts }] : [];
    });
    const counts = adDayCounts(rows);
    addDay(sums, counts);
    if (counts.reach !== undefined) hasReach = true;
  }
  return { from: daysBetween(quarter, first) - 1, to: daysBetween(quarter, last) - 1, sums, hasReach };
}
