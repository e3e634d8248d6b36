import type { Seeded } from '../../kernel/seeded.ts';
import type { AddedCounter, Counts } from '../../rules/counters.ts';
import type { FictionalRow } from './fiction.ts';

/** Of what is shown and of what is bought. */
const devices = [
  { value: 'Ordinateur', shown: 0.17, bought: 0.3 },
  { value: 'Tablette', shown: 0.05, bought: 0.05 },
] as const;
const rest = 'Mobile';

const split: readonly AddedCounter[] = [
  'impressions',
  'clicks',
  'linkClicks',
  'spend',
  'leads',
  'conversions',
  'revenue',
];
const isBought: readonly AddedCounter[] = ['leads', 'conversions', 'revenue'];
const isWhole: readonly AddedCounter[] = ['impressions', 'clicks', 'linkClicks'];

/** A day's figures by device: they add up to them. */
export function byDevice(date: string, counts: Counts, chances: Seeded): FictionalRow[] {
  const left: Counts = {};
  for (const counter of split) if (counts[counter] !== undefined) left[counter] = counts[counter];
  const rows = devices.map(({ value, shown, bought }): FictionalRow => {
    const luck = chances.factor(1.08);
    const own: Counts = {};
    for (const counter of split) {
      const [all, still] = [counts[counter], left[counter]];
      if (all === undefined || still === undefined) continue;
      const part = all * (isBought.includes(counter) ? bought : shown) * luck;
      const taken = Math.min(still, isWhole.includes(counter) ? Math.round(part) : hundredths(part));
      own[counter] = taken;
      left[counter] = hundredths(still - taken);
    }
    return { date, segment: { type: 'device', value }, ...own };
  });
  return [...rows, { date, segment: { type: 'device', value: rest }, ...left }];
}

const hundredths = (amount: number): number => Math.round(amount * 100) / 100;
