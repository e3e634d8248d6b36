import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { falseDiscoveryRates } from './benjamini-hochberg.ts';
import { liftsOf } from './lasting-lift.ts';
import { liftText } from './lasting-lift-texts.ts';
import { addMatched, type MatchedSums, noMatches } from './matched-counts.ts';
import { shrunk, spreadOfEffects } from './shrinkage.ts';
import { studentT90, twoSidedStudentP } from './student-distribution.ts';

/** Advertisers as they are: lasted with, ads with, lasted without, ads without. */
function sumsOf(advertisers: readonly (readonly [number, number, number, number])[]): MatchedSums {
  const sums = noMatches();
  for (const one of advertisers) addMatched(sums, ...one);
  return sums;
}
/** 6 of 10 against 6 of 20, then 8 of 20 against 8 of 20: terms 4 and 2, 4 and 4. */
const pair = [
  [6, 10, 6, 20],
  [8, 20, 8, 20],
] as const;
const five = Array.from({ length: 5 }, () => pair).flat();

test('the ratio, its doubt and what is believed of it, as worked by hand', () => {
  const sums = sumsOf(five);
  // 5 × (4 + 4) and 5 × (2 + 4); (12·10·20 − 6·6·30) ÷ 30² = 22/15 and (16·20·20 − 8·8·40) ÷ 40² = 2.4, five times.
  expect([sums.over, sums.under]).toEqual([40, 30]);
  expect(sums.variance).toBeCloseTo(5 * (22 / 15 + 2.4), 10);
  const [lift] = liftsOf([sums]);
  if (!lift || lift.missing !== null) throw new Error('A lift is expected');
  const [theta, error] = [Math.log(4 / 3), Math.sqrt((5 * (22 / 15 + 2.4)) / 1_200)];
  const t = studentT90(9);
  expect(lift.lift).toBe(1.3333);
  expect(lift.low).toBeCloseTo((4 / 3) * Math.exp(-t * error), 4);
  expect(lift.high).toBeCloseTo((4 / 3) * Math.exp(t * error), 4);
  expect(lift.p).toBeCloseTo(twoSidedStudentP(theta / error, 9), 4);
  // Alone, its own square less its doubt is the spread: 0.0828 − 0.0161, so four fifths of it are kept.
  const kept = (theta ** 2 - error ** 2) / theta ** 2;
  expect(lift.shrunkLift).toBeCloseTo(Math.exp(kept * theta), 4);
  expect(lift.shrunkLow).toBeCloseTo(Math.exp(kept * theta - t * Math.sqrt(kept) * error), 4);
  expect([lift.rateWith, lift.rateWithout]).toEqual([0.4667, 0.35]);
  expect([lift.q, lift.verdict]).toEqual([lift.p, 'better']);
});

test('advertisers that disagree make more doubt than their ads alone', () => {
  const apart = Array.from({ length: 5 }, () => [[12, 20, 6, 20] as const, [6, 20, 12, 20] as const]).flat();
  const [agreeing, disagreeing] = [five, apart].map((some) => liftsOf([sumsOf(some)])[0]);
  if (agreeing?.missing !== null || disagreeing?.missing !== null) throw new Error('Lifts are expected');
  // Terms 6 and 3, 3 and 6, of 45 and 45: ten times (3 ÷ 45)², times 10 ÷ 9.
  const error = Math.sqrt(((10 * (3 / 45) ** 2) / 9) * 10);
  expect(disagreeing.lift).toBe(1);
  expect(disagreeing.high).toBeCloseTo(Math.exp(studentT90(9) * error), 4);
});

test('an advertiser that has ads on one side alone says nothing', () => {
  expect(sumsOf([...pair, [5, 9, 0, 0], [0, 0, 3, 3]])).toEqual(sumsOf(pair));
});

test('what has too little says what is missing, and no figure', () => {
  const missing = (advertisers: (readonly [number, number, number, number])[]) => liftsOf([sumsOf(advertisers)])[0];
  const times = (count: number, one: readonly [number, number, number, number]) =>
    Array.from({ length: count }, () => one);
  expect(missing(times(7, [6, 10, 6, 20]))).toMatchObject({
    verdict: 'insufficient',
    missing: { need: 'clusters', count: 3 },
  });
  expect(missing(times(10, [1, 2, 1, 9]))).toMatchObject({ missing: { need: 'ads_with', count: 10 } });
  expect(missing(times(10, [1, 9, 1, 2]))).toMatchObject({ missing: { need: 'ads_without', count: 10 } });
  expect(missing(times(10, [5, 9, 0, 9]))).toMatchObject({ missing: { need: 'lasted' } });
  const [few] = liftsOf([sumsOf(times(7, [6, 10, 6, 20]))]);
  expect(few && liftText('hook', 'question', few)).toBe(
    'Les annonces qui s’ouvrent sur une question\u00a0: pas assez d’annonces pour le dire. Il faudrait encore 3\u00a0annonceurs qui en aient avec et sans.',
  );
});

test('a sentence tells the ratio with its bounds, and durations alone', () => {
  const [lift] = liftsOf([sumsOf(five)]);
  expect(lift && liftText('emoji', 'yes', lift).replace(/[\u00a0\u202f]/g, ' ')).toBe(
    'Les annonces avec un emoji tiennent plus souvent 30 jours : à annonceur égal, ×1,33 [1,06 ; 1,68] ; 47 % tiennent 30 jours, contre 35 % des autres (10 annonceurs, 150 annonces contre 200).',
  );
});

test('q-values are those of the example of Benjamini and Hochberg', () => {
  // Their table of 15 p-values: four are below 0.05 × rank ÷ 15.
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  const q = falseDiscoveryRates([...p].reverse()).reverse();
  expect(q.filter((one) => one <= 0.05)).toHaveLength(4);
  expect(q[3]).toBeCloseTo((0.0095 * 15) / 4, 10);
  // A q is never above that of a greater p: 0.0278 × 15 ÷ 6 gives way to 0.0298 × 15 ÷ 7.
  expect(q[4]).toBeCloseTo((0.0201 * 15) / 5, 10);
  expect(q[6]).toBeCloseTo((0.0298 * 15) / 7, 10);
  expect(q[5]).toBe(q[6]);
});

test('nothing is believed where all is noise; where effects spread, what is well known keeps most of itself', () => {
  const noise = [0.1, -0.1, 0.05, -0.05].map((theta) => ({ theta, error: 0.2 }));
  expect(spreadOfEffects(noise)).toBe(0);
  expect(shrunk({ theta: 0.1, error: 0.2 }, 0).theta).toBe(0);
  const spread = spreadOfEffects([0.5, -0.5, 0.4, -0.4].map((theta) => ({ theta, error: 0.1 })));
  expect(spread).toBeCloseTo((0.25 + 0.16) / 2 - 0.01, 6);
  expect(shrunk({ theta: 0.5, error: 0.1 }, spread).theta).toBeGreaterThan(0.45);
  expect(shrunk({ theta: 0.5, error: 1 }, spread).theta).toBeLessThan(0.1);
});

test('whatever is counted, figures are ordered and verdicts hold with their bounds', () => {
  const side = fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const advertiser = fc.tuple(side, side).map(([[a, n1], [b, n0]]) => [a, n1, b, n0] as const);
  const feature = fc.array(advertiser, { minLength: 8, maxLength: 25 }).map(sumsOf);
  fc.assert(
    fc.property(fc.array(feature, { minLength: 1, maxLength: 12 }), (features) => {
      for (const lift of liftsOf(features)) {
        if (lift.missing !== null) continue;
        expect(lift.low <= lift.lift && lift.lift <= lift.high).toBe(true);
        expect(lift.shrunkLow <= lift.shrunkLift && lift.shrunkLift <= lift.shrunkHigh).toBe(true);
        expect(Math.abs(Math.log(lift.shrunkLift))).toBeLessThanOrEqual(Math.abs(Math.log(lift.lift)) + 1e-3);
        expect(lift.q).toBeGreaterThanOrEqual(lift.p - 1e-9);
        if (lift.verdict !== 'unclear') expect(lift.q <= 0.1 && (lift.shrunkLow > 1 || lift.shrunkHigh < 1)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
