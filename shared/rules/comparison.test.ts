import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import { compare } from './comparison.ts';
import type { ComparedSubject } from './comparison-parts.ts';
import type { Counts } from './counters.ts';
import type { ComparedMetric } from './estimates.ts';

const daysOf = (counts: readonly Counts[]) =>
  counts.map((day, at) => ({ date: addDays('2026-03-01', at), counts: day }));

function subject(name: string, days: readonly Counts[], said: Partial<ComparedSubject> = {}): ComparedSubject {
  return {
    campaignId: `cmp_${name}`,
    adId: null,
    name,
    currency: 'EUR',
    objective: 'sales',
    platform: 'meta',
    attribution: null,
    provisionalFrom: null,
    days: daysOf(days),
    ...said,
  };
}

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const by = (metric: ComparedMetric, ...subjects: ComparedSubject[]) => {
  const comparison = compare(subjects, [metric], metric);
  const [found] = comparison.metrics;
  if (!found) throw new Error('No metric');
  return { ...comparison, ...found };
};

describe('two rates', () => {
  test('of fewer than eight days: by the plain test', () => {
    // 200 of 10,000 and 150 of 10,000. P = 350 ÷ 20,000 = 0.0175; z = 0.005 ÷ √(0.0175 × 0.9825 × 0.0002) = 2.6963.
    const a = subject('A', [
      { impressions: 4_000, clicks: 90 },
      { impressions: 6_000, clicks: 110 },
    ]);
    const b = subject('B', [{ impressions: 10_000, clicks: 150 }]);
    const { subjects, pairs, test: kind } = by('ctr', a, b);
    expect(kind).toBe('two_proportions');
    expect(subjects[0]).toMatchObject({ value: 0.02, numerator: 200, denominator: 10_000, days: 2, dispersion: 1 });
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ a: 0, b: 1, df: null, significant: true, daysNeeded: null, reason: null });
    expect(pairs[0]?.difference).toBeCloseTo(0.005, 12);
    expect(pairs[0]?.relative).toBeCloseTo(1 / 3, 12);
    expect(pairs[0]?.statistic).toBeCloseTo(0.005 / Math.sqrt(0.0175 * 0.9825 * 0.0002), 9);
    expect(pairs[0]?.pValue).toBeCloseTo(0.007011253968, 9);
    expect(pairs[0]?.pAdjusted).toBe(pairs[0]?.pValue);
  });

  test('by how much their days swing', () => {
    // Eight days of 1,000: four of 30 and four of 10. p = 0.02; each is 10 off: 8 × 100 ÷ (1,000 × 0.0196) ÷ 7 = 5.830904.
    const swings = times(8, (at) => ({ impressions: 1_000, clicks: at % 2 ? 10 : 30 }));
    const calm = times(8, () => ({ impressions: 1_000, clicks: 25 }));
    const { subjects, pairs } = by('ctr', subject('A', swings), subject('B', calm));
    expect(subjects[0]?.dispersion).toBeCloseTo(800 / 19.6 / 7, 9);
    expect(subjects[1]?.dispersion).toBe(1);
    // P = 360 ÷ 16,000 = 0.0225; variance 0.0225 × 0.9775 × (5.830904 + 1) ÷ 8,000.
    const variance = (0.0225 * 0.9775 * (800 / 19.6 / 7 + 1)) / 8_000;
    expect(pairs[0]?.statistic).toBeCloseTo(-0.005 / Math.sqrt(variance), 9);
    expect(pairs[0]?.significant).toBe(false);
    // The plain test would have told them apart: z = −2.13.
    expect(-0.005 / Math.sqrt((0.0225 * 0.9775 * 2) / 8_000)).toBeLessThan(-1.96);
    // 8 days × ((2.801584 ÷ 1.153)² − 1) = 39.2, hence 40.
    expect(pairs[0]?.daysNeeded).toBe(40);
  });

  test('wait for thirty that followed and thirty that did not', () => {
    const few = by(
      'ctr',
      subject('A', [{ impressions: 9_000, clicks: 29 }]),
      subject('B', [{ impressions: 9_000, clicks: 90 }]),
    );
    expect(few.pairs[0]).toMatchObject({ reason: 'insufficient_data', statistic: null, pValue: null, pAdjusted: null });
    expect(few.subjects[0]).toMatchObject({
      value: 29 / 9_000,
      interval: null,
      reason: 'insufficient_data',
      missing: [{ on: 'successes', atLeast: 30, have: 29 }],
    });
    const all = subject('A', [{ impressions: 1_000, videoViews3s: 980 }]);
    expect(by('hookRate', all, all).subjects[0]?.missing).toEqual([{ on: 'failures', atLeast: 30, have: 20 }]);
  });

  test('of more than all is no proportion, and nought of nought is none either', () => {
    const odd = subject('A', [{ impressions: 1_000, clicks: 1_200 }]);
    const fine = subject('B', [{ impressions: 9_000, clicks: 90 }]);
    expect(by('ctr', odd, fine).pairs[0]?.reason).toBe('not_a_proportion');
    expect(by('ctr', subject('A', [{ impressions: 0, clicks: 0 }]), fine).subjects[0]).toMatchObject({
      value: null,
      reason: 'insufficient_data',
      dispersion: 1,
    });
  });

  test('of conversion are divided by the same clicks on both sides', () => {
    const full = subject('A', [{ conversions: 60, linkClicks: 1_000, clicks: 1_500 }]);
    const allOnly = subject('B', [{ conversions: 40, clicks: 1_000 }]);
    const compared = by('conversionRate', full, allOnly);
    expect(compared.basis).toBe('clicks');
    expect(compared.subjects.map(({ denominator }) => denominator)).toEqual([1_500, 1_000]);
    expect(by('conversionRate', full, full).basis).toBe('linkClicks');
  });
});

describe('two ratios of sums', () => {
  // Sixteen days: spend 40 and 20 in turn, 2 conversions a day. R = 480 ÷ 32 = 15; each day is 10 off: S = 1,600.
  const dear = times(16, (at) => ({ spend: at % 2 ? 20 : 40, conversions: 2 }));
  // Spend 20 a day, 3 and 1 conversions in turn. R = 320 ÷ 32 = 10; each day is 10 off.
  const cheap = times(16, (at) => ({ spend: 20, conversions: at % 2 ? 1 : 3 }));

  test('by the delta method, the day as unit', () => {
    const { subjects, pairs, test: kind } = by('cpa', subject('A', dear), subject('B', cheap));
    expect(kind).toBe('ratio_by_day');
    const [errorA, errorB] = [Math.sqrt((16 / 15) * 1_600) / 480, Math.sqrt((16 / 15) * 1_600) / 320];
    // ln 1.5 ÷ 0.155158 = 2.6132, of 26.13 degrees of freedom.
    const error = Math.sqrt(errorA ** 2 + errorB ** 2);
    expect(subjects[0]).toMatchObject({
      value: 15,
      numerator: 480,
      denominator: 32,
      days: 16,
      dispersion: null,
      reason: null,
    });
    // t of 15 degrees of freedom at 97.5 %: 2.131449545559323.
    expect(subjects[0]?.interval?.upper).toBeCloseTo(15 * Math.exp(2.131449545559323 * errorA), 8);
    expect(subjects[0]?.interval?.lower).toBeCloseTo(15 / Math.exp(2.131449545559323 * errorA), 8);
    expect(pairs[0]).toMatchObject({ difference: 5, relative: 0.5, reason: null, significant: true });
    expect(pairs[0]?.statistic).toBeCloseTo(Math.log(1.5) / error, 9);
    expect(pairs[0]?.df).toBeCloseTo((15 * error ** 4) / (errorA ** 4 + errorB ** 4), 8);
    expect(pairs[0]?.pValue).toBeCloseTo(0.014681653433, 9);
  });

  test('the price of a thousand impressions is of a thousand in value and interval', () => {
    const days = times(14, (at) => ({ spend: 10 + (at % 3), impressions: 2_000 }));
    const [found] = by('cpm', subject('A', days), subject('B', days)).subjects;
    expect(found?.value).toBeCloseTo((1_000 * (found?.numerator ?? 0)) / 28_000, 12);
    expect((found?.interval?.lower ?? 0) * (found?.interval?.upper ?? 0)).toBeCloseTo((found?.value ?? 0) ** 2, 9);
  });

  test('wait for fourteen days, and for thirty conversions where they are measured', () => {
    const short = by('cpa', subject('A', dear.slice(0, 13)), subject('B', cheap));
    expect(short.pairs[0]?.reason).toBe('insufficient_data');
    expect(short.subjects[0]?.missing).toEqual([
      { on: 'days', atLeast: 14, have: 13 },
      { on: 'conversions', atLeast: 30, have: 26 },
    ]);
    const sales = times(14, (at) => ({ spend: 100, revenue: 200 + 10 * (at % 3) }));
    expect(by('roas', subject('A', sales), subject('B', sales)).pairs[0]?.reason).toBeNull();
    const counted = sales.map((day) => ({ ...day, conversions: 2 }));
    expect(by('roas', subject('A', sales), subject('B', counted)).subjects[1]?.missing).toEqual([
      { on: 'conversions', atLeast: 30, have: 28 },
    ]);
    expect(by('cpl', subject('A', sales), subject('B', sales)).pairs[0]?.reason).toBe('not_measured');
  });

  test('days on which both are nought are no days, nor are those that measure one term', () => {
    const padded = [...dear, ...times(5, () => ({ spend: 0, conversions: 0 })), ...times(5, () => ({ spend: 30 }))];
    const [plain, more] = by('cpa', subject('A', dear), subject('B', padded)).subjects;
    expect({ ...more, campaignId: '' }).toEqual({ ...plain, campaignId: '' });
  });

  test('of days that never differ say nothing of chance', () => {
    const flat = (spend: number) => times(20, () => ({ spend, conversions: 3 }));
    expect(by('cpa', subject('A', flat(30)), subject('B', flat(45))).pairs[0]).toMatchObject({
      reason: 'insufficient_data',
      statistic: null,
    });
  });

  test('of two currencies are not compared, save ROAS', () => {
    const sales = times(16, (at) => ({ spend: 100, conversions: 3, revenue: 200 + 10 * (at % 3) }));
    const [euros, dollars] = [subject('A', sales), subject('B', sales, { currency: 'USD' })];
    expect(by('cpa', euros, dollars).pairs[0]).toMatchObject({
      reason: 'different_currencies',
      difference: null,
      relative: null,
    });
    expect(by('roas', euros, dollars).pairs[0]).toMatchObject({
      reason: null,
      statistic: 0,
      pValue: 1,
      daysNeeded: null,
    });
  });
});

const anyDay = fc.record({
  impressions: fc.integer({ min: 0, max: 9_000 }),
  clicks: fc.integer({ min: 0, max: 300 }),
  linkClicks: fc.integer({ min: 0, max: 200 }),
  conversions: fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100),
  spend: fc.integer({ min: 0, max: 90_000 }).map((cents) => cents / 100),
  revenue: fc.integer({ min: 0, max: 90_000 }).map((cents) => cents / 100),
});
const anyDays = fc.array(anyDay, { minLength: 10, maxLength: 40 });
const anyMetric = fc.constantFrom<ComparedMetric>('ctr', 'conversionRate', 'cpc', 'cpa', 'roas', 'aov');

describe('whatever the days', () => {
  test('a and b swapped turn the sign and nothing else', () => {
    fc.assert(
      fc.property(anyDays, anyDays, anyMetric, (first, second, metric) => {
        const [pair] = by(metric, subject('A', first), subject('B', second)).pairs;
        const [swapped] = by(metric, subject('B', second), subject('A', first)).pairs;
        expect(swapped?.reason).toBe(pair?.reason);
        expect((swapped?.difference ?? 0) + (pair?.difference ?? 0)).toBeCloseTo(0, 9);
        expect((swapped?.statistic ?? 0) + (pair?.statistic ?? 0)).toBeCloseTo(0, 9);
        expect(swapped?.pValue ?? 2).toBeCloseTo(pair?.pValue ?? 2, 9);
      }),
    );
  });

  test('their order changes nothing', () => {
    fc.assert(
      fc.property(anyDays, anyDays, anyMetric, (first, second, metric) => {
        const one = by(metric, subject('A', first), subject('B', second));
        const other = by(metric, subject('A', [...first].reverse()), subject('B', second));
        expect(other.subjects[0]?.value).toBe(one.subjects[0]?.value);
        expect(other.pairs[0]?.pValue ?? 2).toBeCloseTo(one.pairs[0]?.pValue ?? 2, 9);
        expect(other.verdict.state).toBe(one.verdict.state);
      }),
    );
  });

  test('a winner is better than every other and significantly so; figures are finite or null', () => {
    fc.assert(
      fc.property(fc.array(anyDays, { minLength: 2, maxLength: 4 }), anyMetric, (all, metric) => {
        const { pairs, subjects, verdict } = by(metric, ...all.map((days, at) => subject(String(at), days)));
        const figures = [...pairs, ...subjects]
          .flatMap((part) => Object.values(part))
          .filter((value) => typeof value === 'number');
        expect(figures.filter((value) => !Number.isFinite(value))).toEqual([]);
        expect(verdict.text).not.toMatch(/NaN|Infinity|undefined|null/);
        for (const { pValue, pAdjusted } of pairs) expect(pAdjusted ?? 1).toBeGreaterThanOrEqual(pValue ?? 0);
        const own = pairs.filter(({ a, b }) => a === verdict.winner || b === verdict.winner);
        expect(verdict.state === 'winner').toBe(verdict.winner !== null);
        expect(own.every(({ significant }) => significant)).toBe(true);
        const isUp = ['ctr', 'conversionRate', 'roas', 'aov'].includes(metric);
        for (const { a, difference } of own) expect((a === verdict.winner) === isUp).toBe((difference ?? 0) > 0);
      }),
    );
  });
});
