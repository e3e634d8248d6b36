import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holmAdjusted } from './holm.ts';
import { twoSidedNormalP, z95 } from './normal-distribution.ts';
import { quartilesOf } from './quartiles.ts';
import { studentT95, twoSidedStudentP } from './student-distribution.ts';
import { welchSatterthwaiteDf } from './welch-satterthwaite.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** Within a billionth of the value itself. */
const expectNear = (found: number, known: number) => expect(Math.abs(found / known - 1)).toBeLessThan(1e-9);

test('a normal variable is as far out as the tables say', () => {
  expect(twoSidedNormalP(0)).toBe(1);
  expectNear(twoSidedNormalP(z95), 0.05);
  expectNear(twoSidedNormalP(-z95), 0.05);
  // One, two, three, six and ten standard deviations.
  expectNear(twoSidedNormalP(1), 0.31731050786291415);
  expectNear(twoSidedNormalP(2), 0.04550026389635842);
  expectNear(twoSidedNormalP(3), 0.0026997960632601866);
  expectNear(twoSidedNormalP(6), 1.9731752900753e-9);
  expectNear(twoSidedNormalP(10), 1.523970604832e-23);
});

test('a Student variable of one or two degrees of freedom is as far out as their closed forms say', () => {
  for (const t of [0.1, 0.5, 1, 2, 4.303, 12.7, 100]) {
    expectNear(twoSidedStudentP(t, 1), (2 / Math.PI) * Math.atan(1 / t));
    expectNear(twoSidedStudentP(t, 2), 2 / (Math.sqrt(2 + t * t) * (Math.sqrt(2 + t * t) + t)));
    expect(twoSidedStudentP(-t, 2)).toBe(twoSidedStudentP(t, 2));
  }
  expect(twoSidedStudentP(0, 7)).toBe(1);
});

test('with many degrees of freedom it is nearly normal', () => {
  expect(twoSidedStudentP(2, 1e7)).toBeCloseTo(twoSidedNormalP(2), 7);
});

test('its 95 % are those of the tables', () => {
  // One degree: tan(0.475 π); two: 0.95 √(2 ÷ (1 − 0.95²)).
  expectNear(studentT95(1), Math.tan(0.475 * Math.PI));
  expectNear(studentT95(2), 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2)));
  const printed = { 5: '2.571', 13: '2.160', 27: '2.052', 59: '2.001', 120: '1.980', 1000: '1.962' };
  for (const [df, t] of Object.entries(printed)) {
    expect(studentT95(Number(df)).toFixed(3)).toBe(t);
    expectNear(twoSidedStudentP(studentT95(Number(df)), Number(df)), 0.05);
  }
});

test('the interval of Wilson holds the rates that the test of the score does not refuse', () => {
  // 10 of 40: both ends solve (p̂ − p)² = z² p (1 − p) ÷ n.
  const { lower, upper } = wilsonInterval(0.25, 40);
  for (const end of [lower, upper]) expectNear((0.25 - end) ** 2, (z95 ** 2 * end * (1 - end)) / 40);
  expect([lower.toFixed(4), upper.toFixed(4)]).toEqual(['0.1419', '0.4019']);
});

test('degrees of freedom: all of them where spreads are equal, those of the wider one where it is alone', () => {
  expectNear(welchSatterthwaiteDf({ standardError: 2, df: 9 }, { standardError: 2, df: 9 }), 18);
  expect(welchSatterthwaiteDf({ standardError: 0, df: 5 }, { standardError: 2, df: 13 })).toBe(13);
  // Errors 1 and 2: (1 + 4)² ÷ (1 ÷ 10 + 16 ÷ 20) = 25 ÷ 0.9.
  expectNear(welchSatterthwaiteDf({ standardError: 1, df: 10 }, { standardError: 2, df: 20 }), 25 / 0.9);
});

test('Holm: the smallest counts for all, the next for all but one, and none stands below one before it', () => {
  const adjusted = holmAdjusted([0.02, 0.01, 0.9, 0.015]);
  expect(adjusted.map((p) => p.toFixed(4))).toEqual(['0.0450', '0.0400', '0.9000', '0.0450']);
  expect(holmAdjusted([0.4, 0.5])).toEqual([0.8, 0.8]);
  expect(holmAdjusted([0.6, 0.7])).toEqual([1, 1]);
  expect(holmAdjusted([])).toEqual([]);
});

test('Holm raises every p-value, keeps their order and depends on none', () => {
  const probability = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(probability, { maxLength: 15 }), (pValues) => {
      const adjusted = holmAdjusted(pValues);
      pValues.forEach((p, at) => {
        expect(adjusted[at]).toBeGreaterThanOrEqual(p);
        expect(adjusted[at]).toBeLessThanOrEqual(1);
        pValues.forEach((other, index) => {
          if (p < other) expect(adjusted[at]).toBeLessThanOrEqual(adjusted[index] ?? 0);
        });
      });
      expect(holmAdjusted([...pValues].reverse())).toEqual([...adjusted].reverse());
    }),
  );
});

test('quartiles stand between two values by how far between', () => {
  // Positions 1, 2 and 3 of 0 to 4; then 0.75, 1.5 and 2.25 of 0 to 3.
  expect(quartilesOf([30, 10, 50, 20, 40])).toEqual({ p25: 20, median: 30, p75: 40 });
  expect(quartilesOf([4, 1, 2, 3])).toEqual({ p25: 1.75, median: 2.5, p75: 3.25 });
  expect(quartilesOf([7])).toEqual({ p25: 7, median: 7, p75: 7 });
});
