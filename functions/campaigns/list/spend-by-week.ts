import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { beginningOf } from '../../../shared/rules/periods.ts';
import { columnDays, type QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { datesOf } from '../core/day-series.ts';
import type { CampaignFigures } from '../core/figures-in.ts';

/** The spend of campaigns of one currency by Monday; weeks in which nobody measured it are left out. */
export function spendByWeek(campaigns: readonly CampaignFigures[]): { date: string; spend: number }[] {
  const byQuarter = new Map<string, Float64Array>();
  for (const { quarters } of campaigns)
    for (const { quarter, columns, places } of quarters) {
      const sums = byQuarter.get(quarter) ?? new Float64Array(columnDays).fill(Number.NaN);
      byQuarter.set(quarter, sums);
      addSpend(sums, columns, places);
    }
  const weeks = new Map<string, number>();
  for (const [quarter, sums] of byQuarter)
    for (const [place, date] of datesOf(quarter).entries()) {
      const hundredths = sums[place] as number;
      if (Number.isNaN(hundredths)) continue;
      const monday = beginningOf('week', date);
      weeks.set(monday, (weeks.get(monday) ?? 0) + hundredths);
    }
  return [...weeks]
    .map(([date, hundredths]) => ({ date, spend: ofHundredths(hundredths) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function addSpend(sums: Float64Array, { starts, values }: QuarterColumns, [from, to]: readonly [number, number]): void {
  if (starts.spend === undefined) return;
  for (let place = from; place <= to; place++) {
    const value = values[starts.spend + place] as number;
    if (!Number.isNaN(value)) sums[place] = (sums[place] || 0) + value;
  }
}
