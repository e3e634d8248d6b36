import type { DayPart, PartName } from '../../../shared/analytics/parts.ts';
import { dayParts, weekdays } from '../../../shared/analytics/parts.ts';
import { bucketsOf, type Period, weekdayOf } from '../../../shared/rules/periods.ts';
import type { Key } from './campaign-keys.ts';

/** The values of a key of days, in order, and which of them a day has. */
export type DayKeys = { keys: Key[]; placeOf: (day: string) => number };

const isDayPart = (by: PartName): by is DayPart => by in dayParts;

/** Null where the key is not of days. Weekdays are numbered from Monday, 1; a month is `2026-11`. */
export function dayKeys(by: PartName, period: Period): DayKeys | null {
  if (!isDayPart(by)) return null;
  if (by === 'weekday')
    return {
      keys: weekdays.map((label, at) => ({ by, value: String(at + 1), label })),
      placeOf: (day) => (weekdayOf(day) + 6) % 7,
    };
  const months = bucketsOf(period, 'month').map(({ date }) => date.slice(0, 7));
  return {
    keys: months.map((value) => ({ by, value, label: monthLabel(value) })),
    placeOf: (day) => months.indexOf(day.slice(0, 7)),
  };
}

const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
