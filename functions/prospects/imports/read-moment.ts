import type { DateOrder } from '../../../shared/imports/date-order.ts';
import { readDay } from '../../../shared/imports/read-day.ts';
import { parisMidnight } from '../../../shared/kernel/paris-day.ts';

const minuteMs = 60_000;
/** When nobody said at what time: in the morning. */
const morning = 9 * 60;

/** The moment that a date names, in Paris unless it says otherwise: `21/11/2026`, `21/11/2026 14:30`, `11/21/2026 2:30 PM`, ISO with its offset. `order` is that of its column. */
export function readMoment(text: string, order?: DateOrder): string | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/i.test(text) && !Number.isNaN(Date.parse(text)))
    return new Date(text).toISOString();
  const day = readDay(text, { order });
  if (!day) return undefined;
  const minute = minuteOf(text) ?? morning;
  return new Date(parisMidnight(day) + minute * minuteMs).toISOString();
}

/** Of the day: `14:30`, `9h`, `2:30:15 PM`, `2 p.m.`. */
function minuteOf(text: string): number | undefined {
  const [, hour, past = '0', half] =
    /(?:^|[\s,T])(0?[1-9]|1[0-2])(?::([0-5]\d)(?::[0-5]\d)?)?\s?([ap])\.?\s?m\b/i.exec(text) ?? [];
  if (half) return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(past);
  const [, hours, minutes = '0'] = /(?:^|[^\d:])([01]?\d|2[0-3])\s?[:hH]\s?([0-5]\d)?(?!\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
