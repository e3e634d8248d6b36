import type { Figures, TrendPoint } from '../../../shared/campaigns/figures.ts';
import { type Counter, type Counts, counters, peopleCounters } from '../../../shared/rules/counters.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { bucketsOf, type Granularity, type Period } from '../../../shared/rules/periods.ts';
import { columnDays, type QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { sumOfDays } from '../../../shared/rules/sums.ts';
import { type DayFigures, daysBetween, totalsOf } from '../../../shared/rules/totals.ts';
import { datesOf } from '../core/day-series.ts';
import type { CampaignFigures } from '../core/figures-in.ts';

const added = counters.filter((counter) => !peopleCounters.some((people) => people === counter));

/** The sums of a quarter's days, a column a counter, and which of them somebody measured. */
type DaySums = { sums: Float64Array; measured: Uint8Array };

const noDays = (): DaySums => ({
  sums: new Float64Array(added.length * columnDays),
  measured: new Uint8Array(added.length * columnDays),
});

/** The days of several campaigns of one currency as if they were one, in order: each counter is what those that measured it did. */
export function daysTogether(campaigns: readonly CampaignFigures[]): DayFigures[] {
  const byQuarter = new Map<string, DaySums>();
  for (const { quarters } of campaigns)
    for (const { quarter, columns, places } of quarters) {
      const days = byQuarter.get(quarter) ?? noDays();
      byQuarter.set(quarter, days);
      for (let at = 0; at < added.length; at++) addColumn(days, at, columns, places);
    }
  return [...byQuarter]
    .flatMap(([quarter, days]) => datesOf(quarter).map((date, place) => ({ date, counts: countsOn(days, place) })))
    .filter(({ counts }) => Object.keys(counts).length > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function addColumn(
  { sums, measured }: DaySums,
  at: number,
  { starts, values }: QuarterColumns,
  [from, to]: readonly [number, number],
) {
  const start = starts[added[at] as Counter];
  if (start === undefined) return;
  const column = at * columnDays;
  for (let place = from; place <= to; place++) {
    const value = values[start + place] as number;
    if (Number.isNaN(value)) continue;
    sums[column + place] = (sums[column + place] as number) + value;
    measured[column + place] = 1;
  }
}

function countsOn({ sums, measured }: DaySums, place: number): Counts {
  const counts: Counts = {};
  for (let at = 0; at < added.length; at++) {
    const cell = at * columnDays + place;
    if (measured[cell]) counts[added[at] as Counter] = ofHundredths(Math.round(sums[cell] as number));
  }
  return counts;
}

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
