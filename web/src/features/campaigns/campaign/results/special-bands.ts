import { addDays } from '../../../../../../shared/kernel/paris-day.ts';
import { specialDayOf } from '../../../../../../shared/rules/special-days.ts';

export type Band = { name: string; from: string; to: string };

/** Runs of days on which people buy unlike on others, by their name. */
export function specialBands(days: readonly string[]): Band[] {
  const bands: Band[] = [];
  for (const day of days) {
    const name = specialDayOf(day);
    if (name === null) continue;
    const last = bands.at(-1);
    if (last?.name === name && last.to === addDays(day, -1)) last.to = day;
    else bands.push({ name, from: day, to: day });
  }
  return bands;
}
