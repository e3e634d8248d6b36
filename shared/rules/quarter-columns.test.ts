import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counts, counters } from './counters.ts';
import { inHundredths } from './hundredths.ts';
import { columnDays, countsAt, emptyColumns } from './quarter-columns.ts';
import { addColumns, noSums, sumOfDays } from './sums.ts';

/** All counters have a column, as where some day measured each. */
function columnsOf(days: readonly Counts[]) {
  const columns = emptyColumns(2 ** counters.length - 1);
  days.forEach((counts, day) => {
    for (const counter of counters)
      columns.values[(columns.starts[counter] ?? 0) + day] = inHundredths(counts[counter] ?? Number.NaN);
  });
  return columns;
}

const count = fc.option(fc.nat(100_000), { nil: undefined });
const counts = fc.tuple(...counters.map(() => count)).map((some) => {
  const measured = counters.map((counter, at) => [counter, some[at]] as const);
  return Object.fromEntries(measured.filter(([, value]) => value !== undefined)) as Counts;
});
const quarter = fc.array(counts, { minLength: 1, maxLength: columnDays });

test('days added as columns are days added one by one', () => {
  fc.assert(
    fc.property(quarter, fc.nat(), fc.nat(), (days, a, b) => {
      const [one, other] = [a % days.length, b % days.length];
      const range = [Math.min(one, other), Math.max(one, other)] as const;
      const sums = noSums();
      addColumns(sums, columnsOf(days), range);
      expect(sums).toEqual(sumOfDays(days.slice(range[0], range[1] + 1)));
    }),
    { numRuns: 100 },
  );
});

test('a day has what it measured and no more', () => {
  const columns = columnsOf([{ spend: 12.34, clicks: 0 }, {}]);
  expect(countsAt(columns, 0)).toEqual({ spend: 12.34, clicks: 0 });
  expect(countsAt(columns, 1)).toEqual({});
  expect(countsAt(emptyColumns(1), 0)).toEqual({});
});

test('a counter that no day measured has no column', () => {
  const columns = emptyColumns(0b101);
  expect(columns.starts).toEqual({ impressions: 0, clicks: columnDays });
  const sums = noSums();
  addColumns(sums, columns, [0, 91]);
  expect(sums).toEqual(noSums());
});
