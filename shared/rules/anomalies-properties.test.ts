import { expect, test } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import { anomaliesOf } from './anomalies.ts';
import type { Counts } from './counters.ts';
import type { DayFigures } from './totals.ts';

const first = '2026-02-09';
const calm = (length: number, countsOf: (at: number) => Counts): DayFigures[] =>
  Array.from({ length }, (_, at) => ({ date: addDays(first, at), counts: countsOf(at) }));
const told = (days: DayFigures[], asOf = addDays(first, days.length - 1)) =>
  anomaliesOf({ days, asOf, currency: 'EUR' });

/** Ninety days that swing, of which some are unlike the others. */
const mixed = (scale: number) => {
  const days = calm(90, (at) => countsOf(at, scale, 1 + 0.3 * Math.sin((at % 7) + 1) + ((at * 7_919) % 13) / 100));
  const at = (day: number, counts: Counts) => Object.assign(days[day]?.counts ?? {}, counts);
  at(80, { impressions: 90_000 });
  at(82, { linkClicks: 90 });
  for (const day of [87, 88, 89]) at(day, { conversions: 0 });
  return days;
};

function countsOf(at: number, scale: number, swing: number): Counts {
  const spend = (Math.round(40_000 * swing * ({ 60: 3, 75: 0.2 }[at] ?? 1)) / 100) * scale;
  return {
    spend,
    impressions: Math.round(20_000 * swing),
    linkClicks: Math.round(380 * swing),
    clicks: Math.round(500 * swing),
    conversions: Math.round(25 * swing),
    revenue: spend * 3,
  };
}

test('the order of the days changes nothing', () => {
  const days = mixed(1);
  expect(told(days).length).toBeGreaterThan(5);
  expect(told([...days].reverse(), '2026-05-09')).toEqual(told(days));
  const shuffled = days.map((_, at) => days[(at * 37) % 90] as DayFigures);
  expect(told(shuffled, '2026-05-09')).toEqual(told(days));
});

test('a campaign that spends more has the same days, but for those too small to speak of', () => {
  const days = (scale: number) =>
    told(mixed(scale)).map(({ date, metric, kind, direction }) => [date, metric, kind, direction]);
  expect(days(64)).toEqual(days(1));
  const small = told(mixed(1 / 64)).filter(({ metric }) => metric === 'spend');
  expect(small.length).toBeLessThan(told(mixed(1)).filter(({ metric }) => metric === 'spend').length);
  expect(small.every(({ value, expected }) => Math.max(value, expected) >= 20)).toBe(true);
});

test('no figure is infinite or none, whatever is measured', () => {
  const odd: Counts[] = [
    {},
    { spend: 0 },
    { spend: 0.01, impressions: 1_000 },
    { impressions: 0, clicks: 0, linkClicks: 0, conversions: 0 },
    { spend: 1e12, revenue: 0, conversions: 1e12, impressions: 1e12, clicks: 1e12, linkClicks: 1 },
    { spend: 50, clicks: 900, linkClicks: 900, impressions: 30, conversions: 1_200 },
    { spend: 20, impressions: 1_000, clicks: 10, conversions: 10, revenue: 0.01 },
  ];
  const days = calm(120, (at) => odd[(at * at + 3 * at) % odd.length] as Counts);
  for (const extra of odd) {
    for (const { value, expected, score, text } of told([
      ...calm(119, () => ({ spend: 30, impressions: 2_000 })),
      { date: addDays(first, 119), counts: extra },
    ])) {
      expect([value, expected, score].every(Number.isFinite)).toBe(true);
      expect(text).not.toMatch(/NaN|∞|undefined/);
    }
  }
  for (const { value, expected, score } of told(days))
    expect([value, expected, score].every(Number.isFinite)).toBe(true);
});
