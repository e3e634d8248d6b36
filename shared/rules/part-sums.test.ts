import { expect, test } from 'vitest';
import { Seeded } from '../kernel/seeded.ts';
import { addedCounters, counters } from './counters.ts';
import { noPartSums, PartAdder, sumsOfPart } from './part-sums.ts';
import { columnDays, emptyColumns, type QuarterColumns } from './quarter-columns.ts';
import { addColumns, noSums } from './sums.ts';

const everyCounter = (1 << counters.length) - 1;
const withoutClicks = everyCounter & ~(1 << counters.indexOf('linkClicks'));

function columnsOf(chances: Seeded, present: number, gaps: number): QuarterColumns {
  const columns = emptyColumns(present);
  for (let at = 0; at < columns.values.length; at++)
    if (chances.next() >= gaps) columns.values[at] = chances.int(0, 100_000);
  return columns;
}

/** Campaigns of all kinds: whole, with gaps, without clicks, of fewer days; by weekday, with days that are in no part. */
test.each(['1', '2', '3', '4'])('days taken apart add up to what they are together, %s', (seed) => {
  const chances = new Seeded(seed);
  const partAt = Int16Array.from({ length: columnDays }, (_, place) => (place % 11 === 0 ? -1 : place % 7));
  const inPart = (part: number, place: number) => partAt[place] === part;
  const campaigns = Array.from({ length: 40 }, (_, at) => ({
    columns: columnsOf(chances, [everyCounter, 0b1111, withoutClicks][at % 3] ?? 0, at % 4 === 0 ? 0.1 : 0),
    places: (at % 5 === 0 ? [10, 80] : [3, 90]) as [number, number],
  }));
  const adder = new PartAdder(7);
  for (const { columns, places } of campaigns) adder.add(columns, places, partAt);
  const apart = adder.sums();
  for (let part = 0; part < 7; part++) {
    const expected = noSums();
    for (const { columns, places } of campaigns)
      for (let place = places[0]; place <= places[1]; place++)
        if (inPart(part, place)) addColumns(expected, columns, [place, place]);
    expect([...sumsOfPart(apart, part)]).toEqual([...expected]);
  }
  expect(adder.sums()).toBe(apart);
  expect(new PartAdder(7).sums()).toEqual(noPartSums(7));
  expect(addedCounters.length).toBeGreaterThan(5);
});
