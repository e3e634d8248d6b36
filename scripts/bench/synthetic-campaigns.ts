import { addDays } from '../../shared/kernel/paris-day.ts';
import type { Seeded } from '../../shared/kernel/seeded.ts';
import type { DayFigures } from '../../shared/rules/totals.ts';

/** How the days of a calm campaign differ: nothing happens in any of them. */
export type Calm = {
  /** What weekdays stand above or below the week, as a standard deviation. */
  swing: number;
  /** What days stand above or below each other, of the spend; rates have two thirds of it. */
  noise: number;
  /** Degrees of freedom of the noise: few are wild days. */
  tails: number;
  /** How much of a day's noise is still there the day after. */
  memory: number;
  /** What the level moves by from one day to the next, and keeps. */
  walk: number;
};

/** What happens from a day on, as factors. */
export type Change = { from: number; to: number; spend?: number; linkCtr?: number; conversions?: number };

export type Made = { spend: number; length: number; first: string; calm: Calm; change?: Change };

/** The days of a made-up campaign; the same chances give the same days, but for the change. */
export function campaignDays({ spend, length, first, calm, change }: Made, chances: Seeded): DayFigures[] {
  const usual = {
    spend,
    cpm: 8 * chances.factor(1.4),
    linkCtr: 0.012 * chances.factor(1.4),
    conversionRate: 0.03 * chances.factor(1.4),
    basket: 60 * chances.factor(1.4),
  };
  const weekdays = { spend: weekdayFactors(calm.swing, chances), rates: weekdayFactors(calm.swing / 3, chances) };
  const noises = Object.fromEntries(
    Object.keys(usual).map((of) => [of, noiseOf(of === 'spend' ? calm.noise : (calm.noise * 2) / 3, calm, chances)]),
  );
  return Array.from({ length }, (_, at) => {
    const value = (of: keyof typeof usual) => usual[of] * Math.exp(noises[of]?.() ?? 0);
    const { spend: more = 1, linkCtr: ctr = 1, conversions: kept = 1 } = isWithin(at, change) ? (change as Change) : {};
    const spent = Math.round(value('spend') * (weekdays.spend[at % 7] ?? 1) * more * 100) / 100;
    const impressions = Math.round((spent / value('cpm')) * 1_000);
    const rate = value('linkCtr') * (weekdays.rates[at % 7] ?? 1);
    const linkClicks = Math.min(impressions, chances.count(impressions * rate * ctr));
    const expected = linkClicks * value('conversionRate') * (weekdays.rates[(at + 3) % 7] ?? 1);
    const conversions = Math.min(linkClicks, Math.round(chances.count(expected) * kept));
    const clicks = Math.min(impressions, linkClicks + chances.count(linkClicks * 0.4));
    const revenue = Math.round(conversions * value('basket') * 100) / 100;
    return {
      date: addDays(first, at),
      counts: { spend: spent, impressions, linkClicks, clicks, conversions, revenue },
    };
  });
}

const isWithin = (at: number, change: Change | undefined): boolean =>
  change !== undefined && at >= change.from && at <= change.to;

const weekdayFactors = (swing: number, chances: Seeded): number[] =>
  Array.from({ length: 7 }, () => Math.exp(swing * chances.bell()));

/** Noise of a day after the other, with the memory and the tails that were asked for; 1 standard deviation is `size`. */
function noiseOf(size: number, { memory, tails, walk }: Calm, chances: Seeded): () => number {
  let [kept, level] = [0, 0];
  return () => {
    level += walk * chances.bell();
    kept = memory * kept + Math.sqrt(1 - memory * memory) * student(tails, chances);
    return level + size * kept;
  };
}

/** A draw of variance 1. */
function student(freedom: number, chances: Seeded): number {
  const draw = chances.bell();
  if (!Number.isFinite(freedom)) return draw;
  let squares = 0;
  for (let of = 0; of < freedom; of++) squares += chances.bell() ** 2;
  return (draw / Math.sqrt(squares / freedom)) * Math.sqrt((freedom - 2) / freedom);
}
