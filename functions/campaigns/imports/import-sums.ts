import { addedCounters, counters } from '../../../shared/rules/counters.ts';
import { inHundredths, ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { CampaignImportItem } from './campaign-import.entity.ts';
import { rounded } from './gathered.ts';
import type { Unit } from './plan-unit.ts';

/** The days between which an import has rows, with those of some campaigns. */
export function boundsOf({ from, to }: CampaignImportItem, units: Unit[]): { from?: string; to?: string } {
  let [first, last] = [from, to];
  for (const { rows } of units)
    for (const { date } of rows) {
      if (first === undefined || date < first) first = date;
      if (last === undefined || date > last) last = date;
    }
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}

type Sums = NonNullable<CampaignImportItem['sums']>;

/** With the rows of some campaigns, each of which has its currency. */
export function withSums(before: Sums, units: Unit[]): Sums {
  const sums = new Map(before.map((one) => [one.currency, { ...one, counts: { ...one.counts } }]));
  for (const { campaign, rows } of units) {
    if (!campaign || rows.length === 0) continue;
    const one = sums.get(campaign.currency) ?? { currency: campaign.currency, lines: 0, counts: {} };
    sums.set(campaign.currency, one);
    for (const row of rows) addRow(one, row);
  }
  return [...sums.values()];
}

function addRow(one: Sums[number], row: Unit['rows'][number]): void {
  one.lines += row.lines.length;
  for (const counter of addedCounters) {
    const sum = row.sums[counters.indexOf(counter)];
    if (sum !== undefined)
      one.counts[counter] = ofHundredths(inHundredths(one.counts[counter] ?? 0) + inHundredths(rounded(sum)));
  }
}

/** A line of totals, as it is shown. */
export const totalOf = (figures: (number | undefined)[]) =>
  Object.fromEntries(
    addedCounters.flatMap((counter) => {
      const figure = figures[counters.indexOf(counter)];
      return figure === undefined ? [] : [[counter, rounded(figure)]];
    }),
  );
