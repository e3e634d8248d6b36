import { expect, test } from 'vitest';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { counters } from '../../../shared/rules/counters.ts';
import { columnDays, emptyColumns } from '../../../shared/rules/quarter-columns.ts';
import { addColumns, noSums } from '../../../shared/rules/sums.ts';
import { type AdMonth, type AdMonths, packAdMonths, unpackAdMonths } from './ad-months.ts';

const [everyCounter, some] = [(1 << counters.length) - 1, 0b1010101];

function monthOf(chances: Seeded, present: number, gaps: number): AdMonth {
  const columns = emptyColumns(present);
  for (let at = 0; at < columns.values.length; at++)
    if (chances.next() >= gaps) columns.values[at] = chances.int(0, 1_000_000) * 100;
  const sums = noSums();
  addColumns(sums, columns, [3, 33]);
  return { from: 3, to: 33, sums, hasReach: chances.next() < 0.5 };
}

test('sums of ads come back as they were: with gaps, without some counters, with months that measured nothing', () => {
  const chances = new Seeded('ads');
  const ads: AdMonths = new Map(
    Array.from({ length: 60 }, (_, at) => [
      `réf ${'é'.repeat(at)} ${at}`,
      [0, 1, 2].map((month) =>
        (at + month) % 4 === 0 ? null : monthOf(chances, at % 3 === 0 ? some : everyCounter, at % 2 === 0 ? 0 : 0.3),
      ),
    ]),
  );
  expect(unpackAdMonths(packAdMonths(ads))).toEqual(ads);
  expect(unpackAdMonths(packAdMonths(new Map()))).toEqual(new Map());
});

test('five hundred ads that measure everything each day stay far below what an item holds', () => {
  const chances = new Seeded('weight');
  const month = () => monthOf(chances, everyCounter, 0);
  const ads: AdMonths = new Map(
    Array.from({ length: 500 }, (_, at) => [`12035468648561${at}`, [month(), month(), month()]]),
  );
  expect(packAdMonths(ads).length).toBeLessThan(200_000);
  expect(columnDays).toBe(92);
});
