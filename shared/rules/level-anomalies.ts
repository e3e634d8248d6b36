import type { Finding, WatchedMetric } from './anomaly.ts';
import { type Baseline, baselineBefore } from './baseline.ts';
import type { Counts } from './counters.ts';
import type { WatchedDay } from './watched-days.ts';

/** A measure of a day: null where it was not measured, or on too little to say anything. */
type Measure = {
  metric: WatchedMetric;
  value: (counts: Counts) => number | null;
  /** The value on a scale on which calm days deviate alike, and back. */
  toScale: (value: number) => number;
  ofScale: (scaled: number) => number;
  /** Deviations below this are none. */
  leastDeviation: number;
  takesNought: boolean;
  /** Whether it is large enough to speak of. */
  matters: (value: number, expected: number) => boolean;
};

const growth = { toScale: Math.log, ofScale: Math.exp, leastDeviation: 0.1, takesNought: false, matters: () => true };
/** Anscombe's: counts of rare things deviate by 1 on it, however many they are. */
const rare = {
  toScale: (value: number) => 2 * Math.sqrt(value + 3 / 8),
  ofScale: (scaled: number) => Math.max(0, (scaled / 2) ** 2 - 3 / 8),
  leastDeviation: 1,
  takesNought: true,
};

const quotient = (over: number | undefined, under: number | undefined): number | null =>
  over === undefined || !under ? null : over / under;
const byShown = (counts: Counts, over: number | undefined): number | null =>
  (counts.impressions ?? 0) >= 1_000 ? quotient(over, counts.impressions) : null;
const isConverted = (counts: Counts): boolean => (counts.conversions ?? 0) >= 10;

const leastSpend = 20;
const measures: readonly Measure[] = [
  {
    ...growth,
    metric: 'spend',
    value: ({ spend }) => spend ?? null,
    matters: (value, expected) => Math.max(value, expected) >= leastSpend,
  },
  {
    ...growth,
    metric: 'impressions',
    value: ({ impressions = 0 }) => (impressions >= 1_000 ? impressions : null),
  },
  {
    ...growth,
    metric: 'cpm',
    value: (counts) => byShown(counts, counts.spend === undefined ? undefined : counts.spend * 1_000),
  },
  { ...growth, metric: 'linkCtr', value: (counts) => byShown(counts, counts.linkClicks) },
  { ...growth, metric: 'ctr', value: (counts) => byShown(counts, counts.clicks) },
  {
    ...rare,
    metric: 'conversions',
    value: ({ conversions }) => conversions ?? null,
    matters: (_, expected) => expected >= 5,
  },
  {
    ...growth,
    metric: 'cpa',
    value: (counts) => (isConverted(counts) ? quotient(counts.spend, counts.conversions) : null),
  },
  {
    ...growth,
    metric: 'roas',
    value: (counts) => (isConverted(counts) ? quotient(counts.revenue, counts.spend) : null),
  },
];

const [far, critical, leastChange] = [4.5, 6, 0.3];
/** The least that can be spent: nought has no logarithm, and is at least as far as this. */
const cent = 0.01;

/** Days unlike the eight weeks before them, measure by measure; and days without spend where some was expected. */
export function levelAnomalies(days: readonly WatchedDay[], from: string): Finding[] {
  return measures.flatMap((measure) => {
    const values = days.map(({ counts }) => measure.value(counts));
    const scaled = Float64Array.from(values, (value) => (value === null ? Number.NaN : measure.toScale(value)));
    const found: Finding[] = [];
    days.forEach(({ date, counts, specialDay }, at) => {
      const value = values[at] ?? null;
      // Clicks of all kinds are watched where nobody counted those on the link.
      const isOther = measure.metric === 'ctr' && counts.linkClicks !== undefined;
      if (value === null || isOther || date < from) return;
      const told = toldOf(measure, value, () => baselineBefore(days, scaled, at, measure.leastDeviation));
      if (told) found.push({ ...told, date, metric: measure.metric, value, specialDay });
    });
    return found;
  });
}

type Told = Pick<Finding, 'kind' | 'expected' | 'score' | 'direction' | 'severity'>;

function toldOf(measure: Measure, value: number, baselineOf: () => Baseline | null): Told | null {
  const rule = value > 0 || measure.takesNought ? level : stoppedSpend;
  if (rule === stoppedSpend && measure.metric !== 'spend') return null;
  const baseline = baselineOf();
  return baseline && rule(measure, value, baseline);
}

function level(measure: Measure, value: number, { center, deviation }: Baseline): Told | null {
  const score = (measure.toScale(value) - center) / deviation;
  if (Math.abs(score) < far) return null;
  const expected = clean(measure.ofScale(center));
  if (Math.abs(value - expected) < leastChange * expected || !measure.matters(value, expected)) return null;
  const severity = Math.abs(score) >= critical ? 'critical' : 'warning';
  return { kind: 'level', expected, score, direction: score > 0 ? 'up' : 'down', severity };
}

/** To the scale and back leaves 19.999999999999996 of 20. */
const clean = (expected: number): number => Number(expected.toPrecision(12));

function stoppedSpend({ ofScale, toScale }: Measure, _: number, { center, deviation }: Baseline): Told | null {
  const expected = clean(ofScale(center));
  if (expected < leastSpend) return null;
  const score = (toScale(cent) - center) / deviation;
  return { kind: 'stopped', expected, score, direction: 'down', severity: 'critical' };
}
