import { atFirstUse } from './at-first-use.ts';
import { dayMs } from './day.ts';

const days = atFirstUse(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }));

/** The calendar day in Paris, `2026-11-21`. */
export const parisDay = (at: Date = new Date()): string => days().format(at);

/** The moment at which a day begins in Paris, in milliseconds. */
export function parisMidnight(day: string): number {
  const summer = Date.parse(`${day}T00:00:00+02:00`);
  return parisDay(new Date(summer)) === day ? summer : Date.parse(`${day}T00:00:00+01:00`);
}

/** The day after, before or so many days on: `2026-11-21` and 1 give `2026-11-22`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

const hours = atFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' }),
);

/** The hour that the clock shows in Paris, 0 to 23. */
export const parisHour = (at: Date | number): number => Number(hours().format(at));

/** An hour of a day in Paris, in milliseconds: an hour later where the clock leaves it out, the first where it comes twice. */
export function parisMoment(day: string, hour: number): number {
  const clock = `${day}T${String(hour).padStart(2, '0')}:00:00`;
  const summer = Date.parse(`${clock}+02:00`);
  return parisHour(summer) === hour ? summer : Date.parse(`${clock}+01:00`);
}
