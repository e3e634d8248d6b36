import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { counterKinds, counters, maxCount } from '../../../shared/rules/counters.ts';
import { packDays, quarterOf, unpackDays } from './day-series.ts';

test('a day belongs to the quarter that begins on its first day', () => {
  expect(quarterOf('2026-11-22')).toBe('2026-10-01');
  expect(quarterOf('2024-02-29')).toBe('2024-01-01');
});

const counts = fc
  .tuple(...counters.map(() => fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined })))
  .map((shares) =>
    Object.fromEntries(
      counters.flatMap((counter, at) => {
        const share = shares[at];
        if (share === undefined) return [];
        const scale = counterKinds[counter] === 'whole' ? 1 : 100;
        return [[counter, Math.round(share * maxCount * scale) / scale]];
      }),
    ),
  )
  .filter((one) => Object.keys(one).length > 0);

test('whatever was measured comes out as it went in, and what was not stays unmeasured', () => {
  const days = fc.uniqueArray(fc.record({ day: fc.nat(91), counts }), { selector: ({ day }) => day, maxLength: 92 });
  fc.assert(
    fc.property(days, (some) => {
      const written = some
        .sort((a, b) => a.day - b.day)
        .map((one) => ({ date: addDays('2026-07-01', one.day), counts: one.counts }));
      expect(unpackDays('2026-07-01', packDays('2026-07-01', written))).toEqual(written);
    }),
    { numRuns: 200 },
  );
});

test('a full quarter of every counter takes about 2.4 KB', () => {
  const days = Array.from({ length: 92 }, (_, day) => ({
    date: addDays('2026-07-01', day),
    counts: Object.fromEntries(counters.map((counter, at) => [counter, ((day * 7919 + at * 104_729) % 9_000) + 100])),
  }));
  expect(packDays('2026-07-01', days).length).toBeLessThan(4_000);
});
