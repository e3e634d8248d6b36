import { addedCounters } from './counters.ts';
import type { QuarterColumns } from './quarter-columns.ts';
import { counterAt, pairAt, pairList, roasConversionsAt, type Sums, width } from './sums.ts';

/**
 * Sums of days by part (a bucket, a weekday…), one after the other, in hundredths: taking days apart once instead of adding
 * them up for each part. All parts added are what `addColumns` makes of the same days.
 */
export type PartSums = Float64Array;

/** Of each place of a quarter, its part; below 0 for none. */
export type PartAt = Int16Array;

export const noPartSums = (parts: number): PartSums => new Float64Array(parts * width);

/** A view, not a copy. */
export const sumsOfPart = (all: PartSums, part: number): Sums => all.subarray(part * width, (part + 1) * width);

/** Adds days of a quarter to the parts that they are in. */
export function addColumnsByPart(
  all: PartSums,
  columns: QuarterColumns,
  [from, to]: readonly [number, number],
  partAt: PartAt,
): void {
  const { starts } = columns;
  for (const counter of addedCounters) {
    const start = starts[counter];
    if (start !== undefined) addCounter(all, counterAt[counter], { columns, start, from, to, partAt });
  }
  for (const [pair, [over, under]] of pairList) {
    const [overAt, underAt] = [starts[over], starts[under]];
    if (overAt !== undefined && underAt !== undefined)
      addPair(all, pairAt[pair], { columns, overAt, underAt, from, to, partAt });
  }
  addConversions(all, { columns, from, to, partAt });
}

type Days = { columns: QuarterColumns; from: number; to: number; partAt: PartAt };

function addCounter(all: PartSums, at: number, { columns, start, from, to, partAt }: Days & { start: number }): void {
  const { values } = columns;
  for (let place = from; place <= to; place++) {
    const count = values[start + place] as number;
    const base = (partAt[place] as number) * width;
    if (base < 0 || Number.isNaN(count)) continue;
    all[base + at] = (all[base + at] as number) + count;
    all[base + at + 1] = (all[base + at + 1] as number) + 1;
  }
}

type PairDays = Days & { overAt: number; underAt: number };

function addPair(all: PartSums, at: number, { columns, overAt, underAt, from, to, partAt }: PairDays): void {
  const { values, starts } = columns;
  const spendAt = starts.spend;
  for (let place = from; place <= to; place++) {
    const numerator = values[overAt + place] as number;
    const denominator = values[underAt + place] as number;
    const base = (partAt[place] as number) * width + at;
    if (base < 0 || Number.isNaN(numerator) || Number.isNaN(denominator)) continue;
    all[base] = (all[base] as number) + numerator;
    all[base + 1] = (all[base + 1] as number) + denominator;
    if (spendAt !== undefined) all[base + 2] = (all[base + 2] as number) + (values[spendAt + place] || 0);
    all[base + 3] = (all[base + 3] as number) + 1;
  }
}

function addConversions(all: PartSums, { columns: { starts, values }, from, to, partAt }: Days): void {
  if (starts.conversions === undefined) return;
  const measures = (start: number | undefined, place: number) =>
    start !== undefined && !Number.isNaN(values[start + place] as number);
  for (let place = from; place <= to; place++) {
    const conversions = values[starts.conversions + place] as number;
    const base = (partAt[place] as number) * width + roasConversionsAt;
    if (base < 0 || Number.isNaN(conversions)) continue;
    if (measures(starts.revenue, place) && measures(starts.spend, place)) {
      all[base] = (all[base] as number) + conversions;
      all[base + 1] = (all[base + 1] as number) + 1;
    }
    if (conversions > 0 && !measures(starts.linkClicks, place)) all[base + 2] = (all[base + 2] as number) + 1;
  }
}
