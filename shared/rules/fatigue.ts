import { addDays } from '../kernel/paris-day.ts';
import type { Counter } from './counters.ts';
import { inHundredths } from './hundredths.ts';
import { twoSidedNormalP } from './normal-distribution.ts';
import type { DayFigures } from './totals.ts';

export const fatigueStates = ['unknown', 'fresh', 'watch', 'tired', 'worn'] as const;
export type FatigueState = (typeof fatigueStates)[number];

/** Why nothing is said of an ad: never shown to a hundred people a day, two weeks not yet apart, a week of too few. */
export const fatigueReasons = ['not_measured', 'too_young', 'insufficient_data'] as const;
export type FatigueReason = (typeof fatigueReasons)[number];

/** What its last seven days are beside its first seven; each null where it was not measured enough. */
export type FatigueSignals = {
  ctr: { metric: 'linkCtr' | 'ctr'; first: number; recent: number; drop: number; pValue: number } | null;
  cost: { metric: 'cpa' | 'cpc'; first: number; recent: number; ratio: number } | null;
  frequency: number | null;
};

export type Fatigue = {
  adId: string;
  adName: string;
  state: FatigueState;
  reason: FatigueReason | null;
  signals: FatigueSignals;
};

type NamedAd = { adId: string; adName: string };
export type AdDays = NamedAd & { days: readonly DayFigures[] };

const firstDayImpressions = 100;
const weekImpressions = 3_000;

export const unknownFatigue = ({ adId, adName }: NamedAd, reason: FatigueReason): Fatigue => ({
  adId,
  adName,
  state: 'unknown',
  reason,
  signals: { ctr: null, cost: null, frequency: null },
});

export const lastOfFirstWeek = (shownFrom: string): string => addDays(shownFrom, 6);

/** The first of the days of which it is told whether an ad tires. */
export const recentFrom = (asOf: string): string => addDays(asOf, -6);

/** Whether an ad tires: its last seven days beside the seven from the first day on which it was really shown. */
export function fatigueOf({ adId, adName, days }: AdDays, asOf: string): Fatigue {
  const unknown = (reason: FatigueReason) => unknownFatigue({ adId, adName }, reason);
  const shownFrom = firstShown(days, asOf);
  if (shownFrom === null) return unknown('not_measured');
  const [firstTo, since] = [lastOfFirstWeek(shownFrom), recentFrom(asOf)];
  if (firstTo >= since) return unknown('too_young');
  const [first, recent] = [weekOf(days, shownFrom, firstTo), weekOf(days, since, asOf)];
  if (Math.min(first.impressions, recent.impressions) < weekImpressions) return unknown('insufficient_data');
  const signals = { ctr: ctrSignal(first, recent), cost: costSignal(first, recent), frequency: frequencyOf(recent) };
  return { adId, adName, state: stateOf(signals), reason: null, signals };
}

function stateOf({ ctr, cost, frequency }: FatigueSignals): FatigueState {
  const isDown = ctr !== null && ctr.drop >= 0.2 && ctr.pValue < 0.05;
  const isDearer = cost !== null && cost.ratio >= 1.25;
  const isFrequent = frequency !== null && frequency >= 2.5;
  if (!isDown) return isDearer ? 'watch' : 'fresh';
  if (cost?.metric === 'cpa' && cost.ratio >= 2) return 'worn';
  return isDearer || isFrequent ? 'tired' : 'watch';
}

/** The first day up to one on which an ad was really shown. */
export function firstShown(days: readonly DayFigures[], asOf: string): string | null {
  let first: string | null = null;
  for (const { date, counts } of days) {
    if ((counts.impressions ?? 0) >= firstDayImpressions && date <= asOf && (first === null || date < first))
      first = date;
  }
  return first;
}

/** Two counters added over the days that measured both, in hundredths. */
type Quotient = { over: number; under: number };
type Week = Record<'linkCtr' | 'ctr' | 'cpa' | 'cpc', Quotient> & { impressions: number; reach: number | undefined };

function weekOf(days: readonly DayFigures[], from: string, to: string): Week {
  const week = days.filter(({ date, spread }) => date >= from && date <= to && !spread);
  let impressions = 0;
  for (const { counts } of week) impressions += counts.impressions ?? 0;
  return {
    linkCtr: quotientOf(week, 'linkClicks', 'impressions'),
    ctr: quotientOf(week, 'clicks', 'impressions'),
    cpa: quotientOf(week, 'spend', 'conversions'),
    cpc: quotientOf(week, 'spend', 'clicks'),
    impressions,
    reach: week.find(({ date }) => date === to)?.counts.reach7d,
  };
}

function quotientOf(days: readonly DayFigures[], over: Counter, under: Counter): Quotient {
  const sums = { over: 0, under: 0 };
  for (const { counts } of days) {
    const [above, below] = [counts[over], counts[under]];
    if (above === undefined || below === undefined) continue;
    sums.over += inHundredths(above);
    sums.under += inHundredths(below);
  }
  return sums;
}

const enough = (first: Quotient, recent: Quotient, atLeast: number): boolean =>
  Math.min(first.under, recent.under) >= inHundredths(atLeast);

/** Link clicks where both weeks measure them. The doubt is that of two shares of one whole, on the side of a fall. */
function ctrSignal(first: Week, recent: Week): FatigueSignals['ctr'] {
  const metric = enough(first.linkCtr, recent.linkCtr, 1_000) ? 'linkCtr' : 'ctr';
  const [before, now] = [first[metric], recent[metric]];
  if (!enough(before, now, 1_000) || before.over === 0) return null;
  const [rateBefore, rateNow] = [before.over / before.under, now.over / now.under];
  return { metric, first: rateBefore, recent: rateNow, drop: 1 - rateNow / rateBefore, pValue: fallP(before, now) };
}

function fallP(before: Quotient, now: Quotient): number {
  const pooled = (before.over + now.over) / (before.under + now.under);
  // More clicks than impressions is no share: nothing can be told.
  if (pooled >= 1) return 1;
  const [trialsBefore, trialsNow] = [before.under / 100, now.under / 100];
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / trialsBefore + 1 / trialsNow));
  const z = (before.over / before.under - now.over / now.under) / deviation;
  return z > 0 ? twoSidedNormalP(z) / 2 : 1 - twoSidedNormalP(z) / 2;
}

/** What a conversion costs, else a click, by the gates of these ratios. */
function costSignal(first: Week, recent: Week): FatigueSignals['cost'] {
  const metric = enough(first.cpa, recent.cpa, 10) ? 'cpa' : 'cpc';
  const [before, now] = [first[metric], recent[metric]];
  if (!enough(before, now, metric === 'cpa' ? 10 : 30) || before.over === 0) return null;
  const [costBefore, costNow] = [before.over / before.under, now.over / now.under];
  return { metric, first: costBefore, recent: costNow, ratio: costNow / costBefore };
}

const frequencyOf = ({ impressions, reach }: Week): number | null => (reach ? impressions / reach : null);
