import type { Figures, TrendPoint } from '../../../shared/campaigns/figures.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type Counter, type Counts, counters, peopleCounters } from '../../../shared/rules/counters.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { bucketsOf, type Granularity, type Period } from '../../../shared/rules/periods.ts';
import { columnDays, type QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { sumOfDays } from '../../../shared/rules/sums.ts';
import { type DayFigures, daysBetween, totalsOf } from '../../../shared/rules/totals.ts';
import type { CampaignFigures } from '../core/figures-in.ts';

const added = counters.filter((counter) => !peopleCounters.some((people) => people === counter));

/** The days of several campaigns of one currency as if they were one, in order: each counter is what those that measured it did. */
export function daysTogether(campaigns: readonly CampaignFigures[]): DayFigures[] {
  const byQuarter = new Map<string, Counts[]>();
  for (const { quarter, columns, places } of campaigns.flatMap(({ quarters }) => quarters)) {
    const days = byQuarter.get(quarter) ?? Array.from({ length: columnDays }, () => ({}));
    byQuarter.set(quarter, days);
    for (const counter of added) addColumn(days, counter, columns, places);
  }
  return [...byQuarter]
    .flatMap(([quarter, days]) => days.map((sums, place) => ({ date: addDays(quarter, place), counts: inUnits(sums) })))
    .filter(({ counts }) => Object.keys(counts).length > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function addColumn(
  days: Counts[],
  counter: Counter,
  { starts, values }: QuarterColumns,
  [from, to]: readonly [number, number],
) {
  const start = starts[counter];
  if (start === undefined) return;
  for (let place = from; place <= to; place++) {
    const value = values[start + place] ?? Number.NaN;
    const sums = days[place];
    if (sums && !Number.isNaN(value)) sums[counter] = (sums[counter] ?? 0) + value;
  }
}

const inUnits = (sums: Counts): Counts =>
  Object.fromEntries(Object.entries(sums).map(([counter, sum]) => [counter, ofHundredths(Math.round(sum))]));

/** Points that a small curve bears. */
const mostPoints = 62;

/** How the figures went over a period, in as many points as a small curve bears; ratios under their gate are null. */
export function trendOf(days: readonly DayFigures[], period: Period): TrendPoint[] {
  return bucketsOf(period, granularityOf(period)).map(({ date, from, to }) => {
    const inside = days.filter((day) => day.date >= from && day.date <= to);
    const { totals, ratios } = figuresOfAll(inside);
    const { spend, revenue, conversions } = totals;
    return { date, spend, revenue, conversions, roas: ratios.roas.value, cpa: ratios.cpa.value };
  });
}

function granularityOf({ from, to }: Period): Granularity {
  const length = daysBetween(from, to);
  if (length <= mostPoints) return 'day';
  return length <= mostPoints * 7 ? 'week' : 'month';
}

function figuresOfAll(days: readonly DayFigures[]): Figures {
  const sums = sumOfDays(days.map(({ counts }) => counts));
  return { totals: totalsOf(sums, null, null), ratios: ratiosOf(sums, { marginRate: null, reach: null }) };
}
