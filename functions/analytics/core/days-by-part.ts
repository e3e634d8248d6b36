import type { Figures } from '../../../shared/campaigns/figures.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import {
  addColumnsByPart,
  noPartSums,
  type PartAt,
  type PartSums,
  sumsOfPart,
} from '../../../shared/rules/part-sums.ts';
import { columnDays } from '../../../shared/rules/quarter-columns.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { contributionOf, totalsOf } from '../../../shared/rules/totals.ts';
import { toTheCent } from '../../campaigns/list/campaign-sums.door.ts';
import type { ToldCampaign, ToldFigures } from './told-campaigns.ts';

/** Parts that days are in: how many there are, and which one a day is of; below 0 for none. */
export type DayParts = { count: number; partOf: (day: string) => number };

/** The figures of some campaigns together in each part of their days, whose amounts are of one currency. */
export function figuresByPart(items: readonly ToldCampaign[], all: ToldFigures, parts: DayParts): Figures[] {
  const partsIn = knownQuarters(parts);
  const sums = noPartSums(parts.count);
  const cents = new Float64Array(parts.count).fill(Number.NaN);
  let reach: 'not_additive' | null = null;
  for (const { campaignId, marginRate = null } of items) {
    const own = all.get(campaignId);
    if (!own) continue;
    if (own.reach !== null) reach = 'not_additive';
    // A contribution is by the campaign's own margin: its parts are summed apart.
    const into = marginRate === null ? sums : noPartSums(parts.count);
    for (const { quarter, columns, places } of own.quarters) addColumnsByPart(into, columns, places, partsIn(quarter));
    if (marginRate === null) continue;
    addSums(sums, into);
    addContributions(cents, into, marginRate);
  }
  return Array.from({ length: parts.count }, (_, part) => {
    const whole = toTheCent(sumsOfPart(sums, part));
    const own = cents[part] as number;
    return {
      totals: { ...totalsOf(whole, null, reach), contribution: Number.isNaN(own) ? null : own / 100 },
      ratios: ratiosOf(whole, { marginRate: null, reach }),
    };
  });
}

const addSums = (sums: PartSums, more: PartSums): void => {
  for (let at = 0; at < more.length; at++) sums[at] = (sums[at] as number) + (more[at] as number);
};

/** None where a part lacks revenue or spend. */
function addContributions(cents: Float64Array, sums: PartSums, marginRate: number): void {
  for (let part = 0; part < cents.length; part++) {
    const more = contributionOf(sumsOfPart(sums, part), marginRate);
    if (more !== null) cents[part] = (cents[part] || 0) + Math.round(more * 100);
  }
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
