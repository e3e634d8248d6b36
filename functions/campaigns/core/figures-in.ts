import { dayMs } from '../../../shared/kernel/day.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { columnDays, countsAt, type QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { addColumns, addSums, noSums, type Sums } from '../../../shared/rules/sums.ts';
import { type DayFigures, daysBetween, reachOf } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { type KeptDays, keptQuarters } from './kept-quarters.ts';
import { quartersOf } from './read-quarters.ts';

/** The days of a period in one quarter, by their places in it, both included. */
type Places = readonly [from: number, to: number];

/** What a campaign measured in the part of a quarter that a period takes. */
export type QuarterDays = { quarter: string; columns: QuarterColumns; places: Places; spread: readonly string[] };

/** Of a campaign in a period: its sums, the people it reached as far as days can tell, and its days. */
export type CampaignFigures = { sums: Sums; reach: ReturnType<typeof reachOf>; quarters: QuarterDays[] };

/** The figures in a period of campaigns that were read just before (see `keptQuarters`); none of those without any. */
export async function figuresIn(
  workspaceId: string,
  campaigns: readonly CampaignItem[],
  period: Period,
): Promise<Map<string, CampaignFigures>> {
  const quarters = quartersOf(period);
  const parts = quarters.map((quarter) => ({ quarter, places: placesIn(quarter, period) }));
  const kept = await keptQuarters(workspaceId, campaigns, quarters);
  const mayTell = tellingLengths.includes(daysBetween(period.from, period.to));
  const found = new Map<string, CampaignFigures>();
  for (const campaign of campaigns) {
    const own: (QuarterDays & { days: KeptDays })[] = [];
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at];
      const days = kept[at]?.get(campaign.campaignId);
      if (!part || !days?.columns) continue;
      own.push({ quarter: part.quarter, columns: days.columns, places: part.places, spread: days.spread, days });
    }
    if (own.length === 0) continue;
    const summed = summedOf(campaign, period, () => {
      const sums = noSums();
      for (const { days, places } of own) addQuarter(sums, days, places);
      return { sums, reach: mayTell ? reachIn(own, period) : anyReach(own) };
    });
    found.set(campaign.campaignId, { ...summed, quarters: own });
  }
  return found;
}

type Summed = Pick<CampaignFigures, 'sums' | 'reach'>;
const lastSummed = new WeakMap<CampaignItem, { period: Period; summed: Summed }[]>();

/** A period, and the one before that it is compared to. */
const keptPeriods = 2;

/** What was added up of a campaign last: the item that a process keeps is another as soon as its figures are (`campaignsNow`). */
function summedOf(campaign: CampaignItem, { from, to }: Period, add: () => Summed): Summed {
  const last = lastSummed.get(campaign) ?? [];
  const known = last.find(({ period }) => period.from === from && period.to === to);
  if (known) return known.summed;
  const summed = add();
  lastSummed.set(campaign, [{ period: { from, to }, summed }, ...last].slice(0, keptPeriods));
  return summed;
}

/** Days of a period of which one day can tell whom it reached: see `reachOf`. */
const tellingLengths = [1, 7, 28];

const anyReach = (quarters: readonly QuarterDays[]): CampaignFigures['reach'] =>
  quarters.some(({ columns, places }) => firstMeasured(columns, places) !== null) ? 'not_additive' : null;

const placeIn = (quarter: string, day: string) => Math.round((Date.parse(day) - Date.parse(quarter)) / dayMs);

export const placesIn = (quarter: string, { from, to }: Period): Places => [
  Math.max(0, placeIn(quarter, from)),
  Math.min(lastPlaceOf(quarter), placeIn(quarter, to)),
];

/** Quarters have 90 to 92 days. */
function lastPlaceOf(quarter: string): number {
  const next = new Date(quarter);
  next.setUTCMonth(next.getUTCMonth() + 3);
  return Math.round((next.getTime() - Date.parse(quarter)) / dayMs) - 1;
}

/** Lists ask for the same days again and again: their sums are kept beside them. */
function addQuarter(sums: Sums, days: KeptDays, [from, to]: Places): void {
  if (!days.columns) return;
  if (days.summed?.from !== from || days.summed.to !== to) {
    days.summed = { from, to, sums: noSums() };
    addColumns(days.summed.sums, days.columns, [from, to]);
  }
  addSums(sums, days.summed.sums);
}

/** What tells is the last day, and whether some day has a reach. */
function reachIn(quarters: readonly QuarterDays[], { from, to }: Period): CampaignFigures['reach'] {
  const told: DayFigures[] = [];
  for (const { quarter, columns, places } of quarters) {
    const reached = firstMeasured(columns, places);
    if (reached === null) continue;
    told.push({ date: addDays(quarter, reached), counts: countsAt(columns, reached, ['reach']) });
    break;
  }
  const end = quarters.at(-1);
  const last = end ? placeIn(end.quarter, to) : columnDays;
  if (end && last <= end.places[1])
    told.unshift({ date: to, counts: countsAt(end.columns, last, ['reach', 'reach7d', 'reach28d']) });
  return reachOf(told, from, to);
}

function firstMeasured({ starts, values }: QuarterColumns, [from, to]: Places): number | null {
  if (starts.reach === undefined) return null;
  for (let day = from; day <= to; day++) if (!Number.isNaN(values[starts.reach + day])) return day;
  return null;
}

/** The days of a campaign that measured something, in order; without those that hold a share of several. */
export const ownDaysOf = (figures: Pick<CampaignFigures, 'quarters'> | undefined): DayFigures[] =>
  figures?.quarters.flatMap(ownDaysIn) ?? [];

/** The same of a part of a quarter. */
export function ownDaysIn({ quarter, columns, places: [from, to], spread }: QuarterDays): DayFigures[] {
  const days: DayFigures[] = [];
  for (let day = from; day <= to; day++) {
    const counts = countsAt(columns, day);
    const date = addDays(quarter, day);
    if (Object.keys(counts).length > 0 && !spread.includes(date)) days.push({ date, counts });
  }
  return days;
}
