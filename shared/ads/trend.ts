import { atFirstUse } from '../kernel/at-first-use.ts';

/** What a trend is judged by: of an ad, and of those it is compared with. */
export type TrendFacts = {
  /** People reached each day since it started; null when the source does not say. */
  reachPerDay: number | null;
  /** The reach is the middle of a bracket. */
  estimated: boolean;
  /** The most people that any of the compared ads reaches each day. */
  highestReachPerDay: number;
  /** First and last day included. */
  daysRunning: number;
  /** Ads started longer ago, in days, are not compared. */
  window: number;
  /** Ads of the advertiser that say the same thing, this one included. */
  variants: number;
};

export type Trend = { score: number; reason: string; estimated: boolean };

const weights = { reach: 60, freshness: 25, variants: 15 };
/** An advertiser that tries that many variants could not believe more in its ad. */
const manyVariants = 16;

/**
 * From 0 to 100: 60 for the reach per day, against the highest and by orders of magnitude; 25 for the freshness, from
 * today to the window's end; 15 for the variants, each doubling counting as much.
 */
export function trendScore({ reachPerDay, highestReachPerDay, daysRunning, window, variants }: TrendFacts): number {
  const reach = highestReachPerDay > 0 ? Math.log1p(reachPerDay ?? 0) / Math.log1p(highestReachPerDay) : 0;
  const freshness = 1 - (daysRunning - 1) / window;
  const tried = Math.log2(Math.max(1, variants)) / Math.log2(manyVariants);
  return weights.reach * share(reach) + weights.freshness * share(freshness) + weights.variants * share(tried);
}

const share = (value: number) => Math.min(1, Math.max(0, value));

export function trendOf(facts: TrendFacts): Trend {
  const score = Math.round(trendScore(facts) * 10) / 10;
  return { score, reason: reachReason(facts), estimated: facts.estimated || facts.reachPerDay === null };
}

const number = atFirstUse(() => new Intl.NumberFormat('fr', { maximumSignificantDigits: 3 }));

function reachReason({ reachPerDay, estimated }: TrendFacts): string {
  if (reachPerDay === null) return 'Portée inconnue';
  const people = Math.round(reachPerDay);
  if (people === 0) return 'Moins d’une personne par jour';
  const touched = people === 1 ? 'personne' : 'personnes';
  return `${estimated ? 'Environ ' : ''}${number().format(people)} ${touched} par jour`;
}
