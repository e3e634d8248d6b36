import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Seeded } from '../kernel/seeded.ts';
import { varianceBetween } from './between-ads.ts';
import { countingAds, type FeatureColumn, resultLifts } from './lift.ts';
import { type CountedAds, logRate } from './log-rate.ts';
import { studentT90, twoSidedStudentP } from './student-distribution.ts';

type Ad = { count: number; exposure: number; stratum?: number; has: number };

function liftOf(all: readonly Ad[], of: 'rate' | 'cost' = 'rate', others: FeatureColumn[] = []) {
  const ads: CountedAds = {
    count: Float64Array.from(all, ({ count }) => count),
    exposure: Float64Array.from(all, ({ exposure }) => exposure),
    stratum: Uint8Array.from(all, ({ stratum = 0 }) => stratum),
  };
  const own = Int8Array.from(all, ({ has }) => has);
  const [lift] = resultLifts(ads, countingAds(ads), [own, ...others], of);
  if (!lift) throw new Error('A lift is expected');
  return lift;
}

function told(...asked: Parameters<typeof liftOf>) {
  const lift = liftOf(...asked);
  if (lift.missing !== null) throw new Error(`Missing: ${lift.missing.need}`);
  return lift;
}

const times = (count: number, ad: Ad): Ad[] => Array.from({ length: count }, () => ad);
/** Ten clicks each, so that all have the same doubt of 1 ÷ 10.5; what is shown differs. */
const ten = (exposure: number, has: number, stratum = 0): Ad => ({ count: 10, exposure, has, stratum });
const twelve = [
  ...[...times(4, ten(400, 1)), ...times(4, ten(600, 1))],
  ...[...times(6, ten(800, 0)), ...times(6, ten(1_200, 0))],
];

test('the lift, its doubt and what is believed of it, as worked by hand', () => {
  const lift = told(twelve);
  const [a, b, c, d] = [400, 600, 800, 1_200].map((shown) => logRate(10, shown)) as [number, number, number, number];
  // All weights are equal: the means are plain, and Q = df gives v + σ² as the variance within sides, of 18 degrees of freedom.
  const theta = (a + b) / 2 - (c + d) / 2;
  const within = (8 * ((a - b) / 2) ** 2 + 12 * ((c - d) / 2) ** 2) / 18;
  const whole = Math.max(within, 1 / 10.5);
  const error = Math.sqrt(whole * (1 / 8 + 1 / 12));
  const t = studentT90(18);
  expect(lift.lift).toBeCloseTo(Math.exp(theta), 4);
  expect(lift.low).toBeCloseTo(Math.exp(theta - t * error), 4);
  expect(lift.high).toBeCloseTo(Math.exp(theta + t * error), 4);
  expect(lift.p).toBeCloseTo(twoSidedStudentP(theta / error, 18), 4);
  const kept = (theta ** 2 - error ** 2) / theta ** 2;
  expect(lift.shrunkLift).toBeCloseTo(Math.exp(kept * theta), 4);
  expect(lift.shrunkLow).toBeCloseTo(Math.exp(kept * theta - t * Math.sqrt(kept) * error), 4);
  expect([lift.adsWith, lift.adsWithout, lift.clusters]).toEqual([8, 12, 1]);
  expect([lift.rateWith, lift.rateWithout]).toEqual([0.02, 0.01]);
  expect([lift.q, lift.verdict]).toEqual([lift.p, 'better']);
});

test('ads that differ more than luck have more doubt, by as much as makes Q its degrees of freedom', () => {
  const apart = [...times(8, ten(900, 1)), ...times(8, ten(2_700, 1)), ...times(16, ten(1_559, 0))];
  const [a, b] = [logRate(10, 900), logRate(10, 2_700)];
  const error = Math.sqrt(((16 * ((a - b) / 2) ** 2) / 30) * (1 / 16 + 1 / 16));
  const lift = told(apart);
  expect(Math.log(lift.high / lift.low) / 2).toBeCloseTo(studentT90(30) * error, 3);
  expect(lift.verdict).toBe('unclear');
});

describe('the variance between ads', () => {
  const alike = (ys: readonly number[], doubt: number) =>
    ys.map((y) => ({ doubt, cell: 0, ads: 1, sum: y, squares: y * y }));

  test('is nought where luck explains it, what is left of the variance elsewhere, four at most', () => {
    expect(varianceBetween(alike([0, 0.1, -0.1], 1), 1, 2)).toBe(0);
    // Σ (y − mean)² = 8, two degrees of freedom: 4 = v + σ².
    expect(varianceBetween(alike([-2, 0, 2], 1), 1, 2)).toBeCloseTo(3, 12);
    expect(varianceBetween(alike([-9, 0, 9], 1), 1, 2)).toBeCloseTo(4, 12);
    expect(varianceBetween([], 0, 0)).toBe(0);
  });
});

test('a platform that holds most of a format does not lend it its rate', () => {
  const rich = (has: number, ads: number) => times(ads, { count: 60, exposure: 1_000, has, stratum: 1 });
  const poor = (has: number, ads: number) => times(ads, { count: 20, exposure: 1_000, has, stratum: 0 });
  const lift = told([...rich(1, 20), ...rich(0, 4), ...poor(1, 4), ...poor(0, 20)]);
  expect(lift.rateWith).toBeGreaterThan(lift.rateWithout * 1.5);
  expect([lift.lift, lift.verdict, lift.clusters]).toEqual([1, 'unclear', 2]);
});

test('an ad of ten million impressions is one ad', () => {
  const others = [...times(10, ten(1_000, 1)), ...times(10, ten(1_000, 0))];
  const giant = { count: 300_000, exposure: 10_000_000, has: 1 };
  // It is most of the rate with; of eleven it moves the lift by less than a tenth of three.
  const small = others.map((ad) => ({ ...ad, count: 300, exposure: 30_000 }));
  expect(told([...small, giant]).lift).toBeLessThan(1.3);
  expect(told([...small, giant]).verdict).toBe('unclear');
});

test('of a cost, less is better', () => {
  const cheap = told(twelve, 'cost');
  const rate = told(twelve);
  expect(cheap.lift).toBeCloseTo(1 / rate.lift, 3);
  expect(cheap.low).toBeLessThan(cheap.lift);
  expect(cheap.high).toBeGreaterThan(cheap.lift);
  expect([cheap.rateWith, cheap.rateWithout, cheap.verdict]).toEqual([50, 100, 'better']);
});

test('who is unknown stands on neither side', () => {
  const { adsWith, adsWithout, lift } = told([...twelve, ...times(5, ten(10, -1))]);
  expect({ adsWith, adsWithout, lift }).toEqual({ adsWith: 8, adsWithout: 12, lift: told(twelve).lift });
});

test('an ad counts by what it was shown, not by what it got', () => {
  const ads = {
    count: Float64Array.of(10, 0, 9),
    exposure: Float64Array.of(1_000, 900, 100),
    stratum: new Uint8Array(3),
  };
  // Of 2,000 shown 19 clicked: 8.55 and 0.95 were expected of the last two.
  expect([...countingAds(ads)]).toEqual([0, 1]);
});

test('what has too little says what is missing, and no figure', () => {
  const needs = (ads: Ad[]) => liftOf(ads).missing;
  expect(needs([...times(5, ten(500, 1)), ...times(20, ten(500, 0))])).toEqual({ need: 'ads_with', count: 3 });
  expect(needs([...times(20, ten(500, 1)), ...times(7, ten(500, 0))])).toEqual({ need: 'ads_without', count: 1 });
  expect(needs([...times(20, ten(500, 1)), ...times(20, ten(500, 0, 1))])).toEqual({ need: 'platforms', count: 3 });
  const few = { count: 3, exposure: 1_000, has: 1 };
  expect(needs([...times(8, few), ...times(9, { ...few, count: 9, has: 0 })])).toEqual({
    need: 'counts_with',
    count: 6,
  });
  expect(needs([...times(8, { ...few, count: 9 }), ...times(8, { ...few, has: 0 })])).toEqual({
    need: 'counts_without',
    count: 6,
  });
  expect(needs([])).toEqual({ need: 'ads_with', count: 8 });
});

test('sixty features of twenty ads: none is told without being asked with the others', () => {
  const seed = new Seeded('sixty of twenty');
  const ads = Array.from({ length: 20 }, (_, at) => ten(seed.int(500, 1_500), at % 2));
  const others = Array.from({ length: 59 }, () => Int8Array.from(ads, () => seed.int(0, 1)));
  const lift = liftOf(ads, 'rate', others);
  if (lift.missing !== null) throw new Error('A lift is expected');
  expect(lift.q).toBeGreaterThanOrEqual(lift.p);
});

const anyAd = fc.record({
  count: fc.integer({ min: 5, max: 60 }),
  exposure: fc.integer({ min: 1_000, max: 4_000 }),
  stratum: fc.integer({ min: 0, max: 2 }),
  has: fc.integer({ min: -1, max: 1 }),
});

test('the order of ads tells nothing, and bounds stand around what they bound', () => {
  fc.assert(
    fc.property(fc.array(anyAd, { maxLength: 60 }), (ads) => {
      const [one, other] = [liftOf(ads), liftOf([...ads].reverse())];
      expect([other.adsWith, other.adsWithout, other.missing]).toEqual([one.adsWith, one.adsWithout, one.missing]);
      if (one.missing !== null || other.missing !== null) return;
      expect(other.lift).toBeCloseTo(one.lift, 3);
      expect(one.low).toBeLessThanOrEqual(one.lift);
      expect(one.high).toBeGreaterThanOrEqual(one.lift);
      expect(Math.abs(Math.log(one.shrunkLift))).toBeLessThanOrEqual(Math.abs(Math.log(one.lift)) + 1e-3);
      expect(one.verdict === 'better' && one.shrunkLow <= 1).toBe(false);
    }),
    { numRuns: 100 },
  );
});
