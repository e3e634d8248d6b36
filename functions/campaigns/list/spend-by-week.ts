import { addDays } from '../../../shared/kernel/paris-day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { beginningOf } from '../../../shared/rules/periods.ts';
import { columnDays } from '../../../shared/rules/quarter-columns.ts';
import type { CampaignFigures } from '../core/figures-in.ts';

/** The spend of campaigns of one currency by Monday; weeks in which nobody measured it are left out. */
export function spendByWeek(campaigns: readonly CampaignFigures[]): { date: string; spend: number }[] {
  const mondays = new Map<string, string[]>();
  const sums = new Map<string, { hundredths: number }>();
  for (const { quarter, columns, places } of campaigns.flatMap(({ quarters }) => quarters)) {
    const { spend } = columns.starts;
    if (spend === undefined) continue;
    const own = mondays.get(quarter) ?? mondaysOf(quarter);
    mondays.set(quarter, own);
    for (let day = places[0]; day <= places[1]; day++) {
      const hundredths = columns.values[spend + day] ?? Number.NaN;
      if (Number.isNaN(hundredths)) continue;
      const monday = own[day] ?? '';
      const sum = sums.get(monday);
      if (sum) sum.hundredths += hundredths;
      else sums.set(monday, { hundredths });
    }
  }
  return [...sums]
    .map(([date, { hundredths }]) => ({ date, spend: ofHundredths(hundredths) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Of each day of a quarter, the Monday of its week. */
const mondaysOf = (quarter: string): string[] =>
  Array.from({ length: columnDays }, (_, day) => beginningOf('week', addDays(quarter, day)));
