import { dayMs } from '../kernel/day.ts';
import type { Counts } from './counters.ts';
import { specialDayOf } from './special-days.ts';
import type { DayFigures } from './totals.ts';

/** A day as those who watch read it. */
export type WatchedDay = {
  date: string;
  /** Days since 1970. */
  number: number;
  /** 0 is Thursday; all that matters is that Mondays stand with Mondays. */
  weekday: number;
  specialDay: string | null;
  counts: Counts;
};

/** The last day that is looked at, whether it has figures or not. */
export type LastDay = Pick<WatchedDay, 'date' | 'number'>;

export const numberOf = (date: string): number => Math.round(Date.parse(date) / dayMs);

/** The days up to one that have figures of their own, in their order. */
export function watchedDays(days: readonly DayFigures[], asOf: string): WatchedDay[] {
  const known = days.filter(({ date, spread }) => date <= asOf && !spread);
  known.sort((a, b) => (a.date < b.date ? -1 : 1));
  return known.map(({ date, counts }) => {
    const number = numberOf(date);
    return { date, number, weekday: number % 7, specialDay: specialDayOf(date), counts };
  });
}
