import { expect, test } from 'vitest';
import { Seeded } from '../kernel/seeded.ts';
import { rankAmong } from './foretold-rank.ts';
import { countingAds } from './lift.ts';
import type { CountedAds } from './log-rate.ts';
import { normalShare, normalValue } from './normal-distribution.ts';
import { solvePositive } from './positive-system.ts';
import { predictionOf } from './prediction.ts';
import { ranksOf, spearmanOf } from './ranks.ts';

test('ranks share their places, and two orders are as alike as they are', () => {
  expect([...ranksOf(Float64Array.of(3, 1, 3, 2))]).toEqual([3.5, 1, 3.5, 2]);
  // Places 1 2 3 4 against 2 1 4 3: 1 − 6 · 4 ÷ (4 · 15).
  expect(spearmanOf(Float64Array.of(1, 2, 3, 4), Float64Array.of(2, 1, 4, 3))).toBeCloseTo(0.6, 12);
  expect(spearmanOf(Float64Array.of(1, 2, 3), Float64Array.of(9, 8, 7))).toBe(-1);
  expect(spearmanOf(Float64Array.of(1, 1, 1), Float64Array.of(9, 8, 7))).toBe(0);
});

test('a system is solved', () => {
  // 4x + 2y = 10 and 2x + 3y = 11: x = 1, y = 3.
  const solved = solvePositive(Float64Array.of(4, 2, 2, 3), Float64Array.of(10, 11));
  expect(solved[0]).toBeCloseTo(1, 12);
  expect(solved[1]).toBeCloseTo(3, 12);
});

/** Ads with ten features, some of which multiply the rate by 1.6; on two platforms, one of which has three times the rate. */
function drawn(size: number, effects: number) {
  const seed = new Seeded(`${size} ads, ${effects} effects`);
  const columns = Array.from({ length: 10 }, () => Int8Array.from({ length: size }, () => Number(seed.chance(0.4))));
  const stratum = Uint8Array.from({ length: size }, () => Number(seed.chance(0.5)));
  const exposure = Float64Array.from({ length: size }, () => seed.int(4_000, 20_000));
  const count = exposure.map((shown, ad) => {
    const had = columns.slice(0, effects).filter((column) => column[ad] === 1).length;
    return seed.count(shown * 0.01 * (stratum[ad] === 1 ? 3 : 1) * 1.6 ** had * Math.exp(0.3 * seed.bell()));
  });
  const ads: CountedAds = { count, exposure, stratum };
  const fold = Uint8Array.from({ length: size }, (_, ad) => ad % 10);
  const known = columns.map((column) => ({ column, family: 0 }));
  return { prediction: predictionOf(ads, countingAds(ads), known, fold), columns };
}

test('what foretells nothing is not shown, whatever platforms differ by', () => {
  expect(drawn(99, 5).prediction).toEqual({ state: 'too_few', ads: 99 });
  const { prediction } = drawn(300, 0);
  expect(prediction.state).toBe('not_predictive');
});

test('what foretells is, with how well and by what', () => {
  const { prediction } = drawn(300, 3);
  if (prediction.state !== 'available') throw new Error(prediction.state);
  expect(prediction.spearman).toBeGreaterThan(0.5);
  expect(prediction.low).toBeLessThan(prediction.spearman);
  expect(prediction.low).toBeGreaterThan(0.1);
  const { effects } = prediction.ridge;
  for (const effect of effects.slice(0, 3)) expect(effect).toBeGreaterThan(0.25);
  for (const effect of effects.slice(3)) expect(Math.abs(effect ?? 0)).toBeLessThan(0.15);
  expect(prediction.foretold).toHaveLength(300);
});

test('a rank is drawn to the middle, and bounded, by how often ranks were right', () => {
  // Abramowitz & Stegun 26.2: Φ(1.6449) = 0.95.
  expect(normalShare(1.6448536)).toBeCloseTo(0.95, 6);
  expect(normalValue(0.025)).toBeCloseTo(-1.959964, 5);
  const others = Float64Array.from({ length: 99 }, (_, at) => at);
  // 90 below of 99: place 0.905, z = 1.311; ρ = 2 sin(π 0.5 ÷ 6) = 0.5176; Φ(0.679) = 0.751.
  const rank = rankAmong(89.5, others, 0.5);
  expect(rank.percentile).toBe(0.75);
  expect(rank.low).toBe(0.23);
  expect(rank.high).toBe(0.98);
  expect(rankAmong(49, others, 0.9).percentile).toBe(0.5);
});
