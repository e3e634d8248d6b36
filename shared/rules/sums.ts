import { type AddedCounter, addedCounters, type Counts } from './counters.ts';
import { inHundredths, ofHundredths } from './hundredths.ts';
import type { QuarterColumns } from './quarter-columns.ts';

/**
 * The pairs of counters that ratios divide. A ratio is taken over the days that measure both, so each pair has sums of its
 * own: numerator, denominator and spend of those days.
 */
export const pairs = {
  clicksByImpressions: ['clicks', 'impressions'],
  linkClicksByImpressions: ['linkClicks', 'impressions'],
  spendByImpressions: ['spend', 'impressions'],
  spendByClicks: ['spend', 'clicks'],
  spendByLinkClicks: ['spend', 'linkClicks'],
  conversionsByLinkClicks: ['conversions', 'linkClicks'],
  conversionsByClicks: ['conversions', 'clicks'],
  spendByConversions: ['spend', 'conversions'],
  spendByLeads: ['spend', 'leads'],
  revenueBySpend: ['revenue', 'spend'],
  revenueByConversions: ['revenue', 'conversions'],
  videoViews3sByImpressions: ['videoViews3s', 'impressions'],
  videoViews15sByVideoViews3s: ['videoViews15s', 'videoViews3s'],
  videoViewsCompleteByVideoViews3s: ['videoViewsComplete', 'videoViews3s'],
} as const satisfies Record<string, readonly [AddedCounter, AddedCounter]>;
export type Pair = keyof typeof pairs;

export const pairList = Object.entries(pairs) as [Pair, readonly [AddedCounter, AddedCounter]][];

// Of each counter: sum, days. Of each pair: numerator, denominator, spend, days. Then what single rules ask for.
const pairsAt = addedCounters.length * 2;
export const roasConversionsAt = pairsAt + pairList.length * 4;
/** Numbers that sums take. */
export const width = roasConversionsAt + 3;

export const counterAt = Object.fromEntries(addedCounters.map((counter, at) => [counter, at * 2])) as Record<
  AddedCounter,
  number
>;
export const pairAt = Object.fromEntries(pairList.map(([pair], at) => [pair, pairsAt + at * 4])) as Record<
  Pair,
  number
>;

/** Sums of days of one or several campaigns, in hundredths. Sums of parts added are the sums of the whole. */
export type Sums = Float64Array;

export const noSums = (): Sums => new Float64Array(width);

/** Adds a day of a campaign. */
export function addDay(sums: Sums, counts: Counts): void {
  const value = (counter: AddedCounter): number | undefined => {
    const count = counts[counter];
    return count === undefined ? undefined : inHundredths(count);
  };
  for (const counter of addedCounters) {
    const count = value(counter);
    if (count !== undefined) addAt(sums, counterAt[counter], [count, 1]);
  }
  const spend = value('spend') ?? 0;
  for (const [pair, [over, under]] of pairList) {
    const [numerator, denominator] = [value(over), value(under)];
    if (numerator !== undefined && denominator !== undefined)
      addAt(sums, pairAt[pair], [numerator, denominator, spend, 1]);
  }
  const conversions = value('conversions');
  if (conversions === undefined) return;
  const hasRoas = counts.revenue !== undefined && counts.spend !== undefined;
  const lacksLinkClicks = conversions > 0 && counts.linkClicks === undefined;
  addAt(sums, roasConversionsAt, [hasRoas ? conversions : 0, hasRoas ? 1 : 0, lacksLinkClicks ? 1 : 0]);
}

/** Adds days of a quarter, from one to another, both counted by their place in it: what `addDay` would, day by day. */
export function addColumns(sums: Sums, columns: QuarterColumns, [from, to]: readonly [number, number]): void {
  const { starts, values } = columns;
  for (const counter of addedCounters) {
    const start = starts[counter];
    if (start !== undefined) addColumn(sums, counterAt[counter], values, [start + from, start + to]);
  }
  for (const [pair, [over, under]] of pairList)
    addPair(sums, pairAt[pair], columns, [starts[over], starts[under], from, to]);
  addConversions(sums, columns, [from, to]);
}

function addColumn(sums: Sums, at: number, values: Float64Array, [from, to]: readonly [number, number]): void {
  let sum = 0;
  let days = 0;
  for (let place = from; place <= to; place++) {
    const count = values[place] as number;
    if (Number.isNaN(count)) continue;
    sum += count;
    days++;
  }
  addAt(sums, at, [sum, days]);
}

type PairPlaces = readonly [over: number | undefined, under: number | undefined, from: number, to: number];

function addPair(
  sums: Sums,
  at: number,
  { starts, values }: QuarterColumns,
  [over, under, from, to]: PairPlaces,
): void {
  if (over === undefined || under === undefined) return;
  const spendAt = starts.spend;
  let [overSum, underSum, spend, days] = [0, 0, 0, 0];
  for (let day = from; day <= to; day++) {
    const numerator = values[over + day] as number;
    const denominator = values[under + day] as number;
    if (Number.isNaN(numerator) || Number.isNaN(denominator)) continue;
    overSum += numerator;
    underSum += denominator;
    if (spendAt !== undefined) spend += values[spendAt + day] || 0;
    days++;
  }
  addAt(sums, at, [overSum, underSum, spend, days]);
}

function addConversions(sums: Sums, { starts, values }: QuarterColumns, [from, to]: readonly [number, number]): void {
  if (starts.conversions === undefined) return;
  const measures = (start: number | undefined, day: number) =>
    start !== undefined && !Number.isNaN(values[start + day] as number);
  let [ofRoas, roasDays, lacking] = [0, 0, 0];
  for (let day = from; day <= to; day++) {
    const conversions = values[starts.conversions + day] as number;
    if (Number.isNaN(conversions)) continue;
    if (measures(starts.revenue, day) && measures(starts.spend, day)) {
      ofRoas += conversions;
      roasDays++;
    }
    if (conversions > 0 && !measures(starts.linkClicks, day)) lacking++;
  }
  addAt(sums, roasConversionsAt, [ofRoas, roasDays, lacking]);
}

/** Adds the sums of other days. */
export function addSums(sums: Sums, others: Sums): void {
  for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + (others[at] ?? 0);
}

export const sumOfDays = (days: readonly Counts[]): Sums => {
  const sums = noSums();
  for (const counts of days) addDay(sums, counts);
  return sums;
};

/** A counter's sum; null when no day measured it. */
export function counterSum(sums: Sums, counter: AddedCounter): number | null {
  const at = counterAt[counter];
  return (sums[at + 1] ?? 0) > 0 ? ofHundredths(sums[at] ?? 0) : null;
}

export type PairSums = { numerator: number; denominator: number; spend: number };

/** The sums of the days that measured both; null when none did. */
export function pairSums(sums: Sums, pair: Pair): PairSums | null {
  const at = pairAt[pair];
  if ((sums[at + 3] ?? 0) === 0) return null;
  const read = (offset: number) => ofHundredths(sums[at + offset] ?? 0);
  return { numerator: read(0), denominator: read(1), spend: read(2) };
}

/** Conversions of the days that measured revenue and spend; null when none of those measured them. */
export const roasConversions = (sums: Sums): number | null =>
  (sums[roasConversionsAt + 1] ?? 0) > 0 ? ofHundredths(sums[roasConversionsAt] ?? 0) : null;

/** Whether some day has conversions and did not measure link clicks. */
export const lacksLinkClicks = (sums: Sums): boolean => (sums[roasConversionsAt + 2] ?? 0) > 0;

function addAt(sums: Sums, at: number, values: readonly number[]): void {
  for (let offset = 0; offset < values.length; offset++)
    sums[at + offset] = (sums[at + offset] ?? 0) + (values[offset] ?? 0);
}
