import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import type { Seeded } from '../../../shared/kernel/seeded.ts';
import { daysBetween } from './days.ts';
import type { Advertiser, Lexicon } from './lexicon.ts';
import type { Fate, Run } from './lifecycles.ts';

const ageBrackets = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;

/** People reached in a day, by the advertiser's budget, 1 to 5. */
const dailyReach = [250, 700, 1_900, 5_200, 14_000];
/** What is paid for a thousand impressions, in euros. */
const costPerThousand = { low: 6, high: 14 };

type Figures = Pick<AdContent, 'reach' | 'spend' | 'impressions' | 'audience'>;

/** What the Ad Library discloses in Europe: the reach and who was reached; what was spent, for few. */
export function figuresOf(
  { lexicon, advertiser, fate }: { lexicon: Lexicon; advertiser: Advertiser; fate: Fate },
  run: Run,
  today: string,
  chances: Seeded,
): Figures {
  const days = daysBetween(run.startedAt, run.endedAt ?? today) + 1;
  const daily =
    (dailyReach[advertiser.tier - 1] ?? 0) *
    chances.factor(2.2) *
    { test: 0.6, steady: 1, winner: 1.5, seasonal: 1.3 }[fate];
  const reached = Math.max(12, Math.round(daily * days ** 0.86));
  if (advertiser.tier === 1 && chances.chance(0.3))
    return { reach: null, spend: null, impressions: null, audience: null };
  const disclosed = chances.chance(0.12);
  const seen = reached * (1.3 + chances.next() * 1.6);
  const spent = (seen / 1_000) * (costPerThousand.low + chances.next() * (costPerThousand.high - costPerThousand.low));
  const currency = advertiser.country === 'CH' ? 'CHF' : 'EUR';
  return {
    reach: { lower: reached, upper: reached },
    spend: disclosed ? { ...bracket(spent), currency } : null,
    impressions: disclosed ? bracket(seen) : null,
    audience: audienceOf(lexicon, chances),
  };
}

/** Amounts are disclosed as brackets: 1 to 1.99, 2 to 4.99, 5 to 9.99 of a power of ten. */
function bracket(amount: number): { lower: number; upper: number | null } {
  if (amount < 100) return { lower: 0, upper: 99 };
  if (amount >= 1_000_000) return { lower: 1_000_000, upper: null };
  const ten = 10 ** Math.floor(Math.log10(amount));
  const step = amount < 2 * ten ? [1, 2] : amount < 5 * ten ? [2, 5] : [5, 10];
  return { lower: (step[0] ?? 1) * ten, upper: (step[1] ?? 10) * ten - 1 };
}

/** Shares in thousandths, so that they make one. */
function audienceOf({ female, ages }: Lexicon, chances: Seeded): NonNullable<AdContent['audience']> {
  const women = Math.min(0.97, Math.max(0.03, female + (chances.next() - 0.5) * 0.16));
  const weights = ageBrackets.flatMap((age, at) => {
    const weight = (ages[at] ?? 0) * chances.factor(1.3);
    return [
      { age, gender: 'female' as const, weight: weight * women },
      { age, gender: 'male' as const, weight: weight * (1 - women) },
    ];
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const shares = weights.map(({ age, gender, weight }) => ({
    age,
    gender,
    parts: Math.floor((weight / total) * 1_000),
  }));
  const largest = shares.reduce((one, other) => (other.parts > one.parts ? other : one));
  largest.parts += 1_000 - shares.reduce((sum, { parts }) => sum + parts, 0);
  return shares.map(({ age, gender, parts }) => ({ age, gender, share: parts / 1_000 }));
}
