import { connectionLimits, syncHour } from '../../../shared/campaigns/connections.rules.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { ConnectionItem } from './connection.entity.ts';

/** The next moment at which it is four o'clock where an account is. */
export function nextSyncAfter(timezone: string, now: Date): string {
  for (const day of [dayIn(timezone, now), addDays(dayIn(timezone, now), 1)]) {
    const at = momentIn(timezone, day, syncHour);
    if (at > now.getTime()) return new Date(at).toISOString();
  }
  return new Date(now.getTime() + 24 * hourMs).toISOString();
}

/** The moment of an hour of a day in a time zone; where a change of time leaves it out, an hour later. */
function momentIn(timeZone: string, day: string, hour: number): number {
  const asIfUtc = Date.parse(day) + hour * hourMs;
  const offset = (at: number) => Date.parse(`${wallClock(timeZone, at)}Z`) - at;
  const guess = asIfUtc - offset(asIfUtc);
  return asIfUtc - offset(guess);
}

/** `2026-11-21T04:00:00`, to the second. */
const wallClock = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(Math.floor(at / 1_000) * 1_000)
    .replace(' ', 'T');

type Read = Pick<ConnectionItem, 'timezone' | 'lastDay' | 'backfillFrom'>;

/** What a reading by night takes: the days that still change, and whatever was not read before. */
export function daysToRead({ timezone, lastDay, backfillFrom }: Read, now: Date): Period {
  const to = addDays(dayIn(timezone, now), -1);
  const changing = addDays(to, 1 - connectionLimits.changingDays);
  if (lastDay === undefined) return { from: backfillFrom < to ? backfillFrom : to, to };
  const next = addDays(lastDay, 1);
  return { from: next < changing ? next : changing, to };
}
