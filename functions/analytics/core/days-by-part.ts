import type { Figures } from '../../../shared/campaigns/figures.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { PartAdder, type PartAt, sumsOfPart } from '../../../shared/rules/part-sums.ts';
import { columnDays } from '../../../shared/rules/quarter-columns.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { totalsOf } from '../../../shared/rules/totals.ts';
import { toTheCent } from '../../campaigns/list/campaign-sums.door.ts';
import { Contributions } from './contributions.ts';
import type { ToldCampaign, ToldFigures } from './told-campaigns.ts';

/** Parts that days are in: how many there are, and which one a day is of; below 0 for none. */
export type DayParts = { count: number; partOf: (day: string) => number };

/** The figures of some campaigns together in each part of their days, whose amounts are of one currency. */
export function figuresByPart(items: readonly ToldCampaign[], all: ToldFigures, parts: DayParts): Figures[] {
  const partsIn = knownQuarters(parts);
  const adder = new PartAdder(parts.count);
  const contributions = new Contributions(parts.count);
  let reach: 'not_additive' | null = null;
  for (const { campaignId, marginRate = null } of items) {
    const own = all.get(campaignId);
    if (!own) continue;
    if (own.reach !== null) reach = 'not_additive';
    for (const { quarter, columns, places } of own.quarters) {
      adder.add(columns, places, partsIn(quarter));
      if (marginRate !== null) contributions.addDays(columns, places, partsIn(quarter));
    }
    if (marginRate !== null) contributions.addCampaign(marginRate);
  }
  const sums = adder.sums();
  return Array.from({ length: parts.count }, (_, part) => {
    const whole = toTheCent(sumsOfPart(sums, part));
    return {
      totals: { ...totalsOf(whole, null, reach), contribution: contributions.of(part) },
      ratios: ratiosOf(whole, { marginRate: null, reach }),
    };
  });
}

/** The part of each place of a quarter, worked out once a quarter. */
function knownQuarters({ partOf }: DayParts): (quarter: string) => PartAt {
  const known = new Map<string, PartAt>();
  return (quarter) => {
    const found =
      known.get(quarter) ?? Int16Array.from({ length: columnDays }, (_, place) => partOf(addDays(quarter, place)));
    known.set(quarter, found);
    return found;
  };
}
