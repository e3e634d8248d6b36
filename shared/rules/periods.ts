import { addDays } from '../kernel/paris-day.ts';
import { daysBetween } from './totals.ts';

export const presets = [
  'yesterday',
  'last_7',
  'last_14',
  'last_28',
  'last_30',
  'last_90',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;
export type Preset = (typeof presets)[number];

/** Calendar days, both of the period. */
export type Period = { from: string; to: string };

export const longestPeriodDays = 1_100;

/** `last_N` ends yesterday; weeks begin on Monday; what is called « this » ends today. */
export function periodOf(preset: Preset, today: string): Period {
  const yesterday = addDays(today, -1);
  const lastDays = /^last_(\d+)$/.exec(preset)?.[1];
  if (lastDays) return { from: addDays(today, -Number(lastDays)), to: yesterday };
  if (preset === 'yesterday') return { from: yesterday, to: yesterday };
  const [which, unit] = preset.split('_') as ['this' | 'last', 'week' | 'month' | 'quarter' | 'year'];
  const from = beginningOf(unit, today);
  return which === 'this' ? { from, to: today } : { from: beginningOf(unit, addDays(from, -1)), to: addDays(from, -1) };
}

/** The first day of the week, month, quarter or year of a day. */
export function beginningOf(unit: 'week' | 'month' | 'quarter' | 'year', day: string): string {
  if (unit === 'week') return addDays(day, -((weekdayOf(day) + 6) % 7));
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`;
  const firstMonth = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(firstMonth).padStart(2, '0')}-01`;
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** As many days that end the day before. */
export function previousPeriod({ from, to }: Period): Period {
  return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) };
}

/** The same dates a year earlier; 29 February becomes the 28th. */
export const yearBefore = ({ from, to }: Period): Period => ({ from: aYearBefore(from), to: aYearBefore(to) });

function aYearBefore(day: string): string {
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${rest}`;
}

export const granularities = ['day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];

/** `date` names the bucket: the day, its Monday or the 1st; `from` and `to` are what the period leaves of it. */
export type Bucket = Period & { date: string };

export function bucketsOf({ from, to }: Period, granularity: Granularity): Bucket[] {
  const buckets: Bucket[] = [];
  for (let day = from; day <= to; ) {
    const date = granularity === 'day' ? day : beginningOf(granularity, day);
    const last = granularity === 'day' ? day : addDays(beginningAfter(granularity, date), -1);
    buckets.push({ date, from: day, to: last < to ? last : to });
    day = addDays(last, 1);
  }
  return buckets;
}

const beginningAfter = (unit: 'week' | 'month', date: string) =>
  unit === 'week' ? addDays(date, 7) : beginningOf('month', addDays(date, 31));
