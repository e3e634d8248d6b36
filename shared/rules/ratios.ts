import type { Counter } from './counters.ts';
import {
  counterSum,
  lacksLinkClicks,
  type Pair,
  type PairSums,
  pairSums,
  pairs,
  roasConversions,
  type Sums,
} from './sums.ts';

/** Below `atLeast` of what `on` counts, on the same days, a ratio is chance. */
export type Gate = { on: Counter; atLeast: number; have: number };

/** Why a ratio has no value. */
export const ratioReasons = [
  'not_measured',
  'insufficient_data',
  'no_denominator',
  'not_additive',
  'no_margin',
] as const;
export type RatioReason = (typeof ratioReasons)[number];

export type Ratio = {
  value: number | null;
  reason: RatioReason | null;
  numerator: number | null;
  denominator: number | null;
  /** The part of the spend that stands on days which measured both, 0 to 1. */
  coverage: number;
  gate: Gate | null;
  /** By which clicks conversions are divided. */
  basis?: 'linkClicks' | 'clicks';
};

/** Clicks below which a rate of conversion is chance. */
export const conversionRateClicks = 100;

/** Two counters divided; chance until there are so many of the one below. */
type Quotient = { pair: Pair; atLeast: number; times?: number };

export const quotients = {
  ctr: { pair: 'clicksByImpressions', atLeast: 1_000 },
  linkCtr: { pair: 'linkClicksByImpressions', atLeast: 1_000 },
  cpm: { pair: 'spendByImpressions', atLeast: 1_000, times: 1_000 },
  cpc: { pair: 'spendByClicks', atLeast: 30 },
  linkCpc: { pair: 'spendByLinkClicks', atLeast: 30 },
  cpa: { pair: 'spendByConversions', atLeast: 10 },
  cpl: { pair: 'spendByLeads', atLeast: 10 },
  aov: { pair: 'revenueByConversions', atLeast: 10 },
  hookRate: { pair: 'videoViews3sByImpressions', atLeast: 1_000 },
  holdRate: { pair: 'videoViews15sByVideoViews3s', atLeast: 100 },
  completionRate: { pair: 'videoViewsCompleteByVideoViews3s', atLeast: 100 },
} as const satisfies Record<string, Quotient>;

/** Every ratio, and which way it is better. */
export const betterWay = {
  ctr: 'up',
  linkCtr: 'up',
  cpm: 'down',
  cpc: 'down',
  linkCpc: 'down',
  conversionRate: 'up',
  cpa: 'down',
  cpl: 'down',
  roas: 'up',
  aov: 'up',
  hookRate: 'up',
  holdRate: 'up',
  completionRate: 'up',
  frequency: null,
  breakEvenRoas: null,
} as const satisfies Record<string, 'up' | 'down' | null>;
export type RatioName = keyof typeof betterWay;
export type Ratios = Record<RatioName, Ratio>;

export type RatioSetting = {
  /** Of one campaign; null for several, or where nobody said. */
  marginRate: number | null;
  /** People reached in the whole period; `not_additive` where only its days tell theirs. */
  reach: number | null | 'not_additive';
};

/** Every ratio of the days that were summed. */
export function ratiosOf(sums: Sums, { marginRate, reach }: RatioSetting): Ratios {
  const simple = (name: keyof typeof quotients) => quotient(sums, quotients[name]);
  return {
    ctr: simple('ctr'),
    linkCtr: simple('linkCtr'),
    cpm: simple('cpm'),
    cpc: simple('cpc'),
    linkCpc: simple('linkCpc'),
    conversionRate: conversionRate(sums),
    cpa: simple('cpa'),
    cpl: simple('cpl'),
    roas: roas(sums),
    aov: simple('aov'),
    hookRate: simple('hookRate'),
    holdRate: simple('holdRate'),
    completionRate: simple('completionRate'),
    frequency: frequency(sums, reach),
    breakEvenRoas: breakEvenRoas(marginRate),
  };
}

/** One of those that need nothing but sums. */
export function ratioOf(name: keyof typeof quotients | 'conversionRate' | 'roas', sums: Sums): Ratio {
  if (name === 'roas') return roas(sums);
  return name === 'conversionRate' ? conversionRate(sums) : quotient(sums, quotients[name]);
}

function quotient(sums: Sums, { pair, atLeast, times = 1 }: Quotient): Ratio {
  const found = pairSums(sums, pair);
  return divided(sums, found, { on: pairs[pair][1], atLeast, have: found?.denominator ?? 0 }, times);
}

/** By link clicks, unless some day with conversions lacks them. */
function conversionRate(sums: Sums): Ratio {
  const basis = lacksLinkClicks(sums) || !pairSums(sums, 'conversionsByLinkClicks') ? 'clicks' : 'linkClicks';
  const pair = basis === 'clicks' ? 'conversionsByClicks' : 'conversionsByLinkClicks';
  return { ...quotient(sums, { pair, atLeast: conversionRateClicks }), basis };
}

function roas(sums: Sums): Ratio {
  const found = pairSums(sums, 'revenueBySpend');
  return divided(sums, found, roasGate(roasConversions(sums), found?.denominator ?? 0));
}

/** ROAS is told by ten conversions; where nobody measures them, by a spend of 250. */
export const roasGate = (conversions: number | null, spend: number): Gate =>
  conversions === null
    ? { on: 'spend', atLeast: 250, have: spend }
    : { on: 'conversions', atLeast: 10, have: conversions };

function frequency(sums: Sums, reach: RatioSetting['reach']): Ratio {
  const impressions = counterSum(sums, 'impressions');
  const known = typeof reach === 'number' && impressions !== null;
  const found = known ? { numerator: impressions, denominator: reach, spend: counterSum(sums, 'spend') ?? 0 } : null;
  const ratio = divided(sums, found, { on: 'impressions', atLeast: 1_000, have: impressions ?? 0 });
  return reach === 'not_additive' && impressions !== null ? { ...ratio, reason: 'not_additive' } : ratio;
}

function breakEvenRoas(marginRate: number | null): Ratio {
  const value = marginRate === null ? null : 1 / marginRate;
  return {
    value,
    reason: value === null ? 'no_margin' : null,
    numerator: value === null ? null : 1,
    denominator: marginRate,
    coverage: 1,
    gate: null,
  };
}

function divided(sums: Sums, found: PairSums | null, gate: Gate, times = 1): Ratio {
  const reason = reasonOf(found, gate);
  const spend = counterSum(sums, 'spend');
  return {
    value: found && !reason ? (times * found.numerator) / found.denominator : null,
    reason,
    numerator: found?.numerator ?? null,
    denominator: found?.denominator ?? null,
    coverage: spend ? (found?.spend ?? 0) / spend : 1,
    gate,
  };
}

function reasonOf(found: PairSums | null, { atLeast, have }: Gate): RatioReason | null {
  if (!found) return 'not_measured';
  if (have < atLeast) return 'insufficient_data';
  return found.denominator === 0 ? 'no_denominator' : null;
}
