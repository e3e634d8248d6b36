import { medianOf } from './median.ts';
import type { WatchedDay } from './watched-days.ts';

/** What a day was expected to be, on the scale of its measure, and how far calm days stand from that. */
export type Baseline = { center: number; deviation: number };

/** How far back it looks for ordinary days: during a sale and after it there are too few in eight weeks. */
export const baselineReach = 112;

const [baselineDays, leastDays, leastOfWeekday] = [56, 28, 4];

// Taken again for every day of every measure; nothing is kept in them.
const levels = new Float64Array(baselineDays);
const weekdays = new Uint8Array(baselineDays);
const byWeekday = Array.from({ length: 7 }, () => new Float64Array(baselineReach / 7));
const weekdayCounts = new Uint8Array(7);
const effects = new Float64Array(7);
const sorted = new Float64Array(baselineDays);

/**
 * Of a day, from the ordinary days among the 56 before it that have a level (NaN is none): the median, moved by what its weekday
 * usually is above or below. Where fewer than 28 of them have one, the last 56 that do of the 112 before; null when those are
 * fewer than 28 too. `days` in their order, `scaled` beside them.
 */
export function baselineBefore(
  days: readonly WatchedDay[],
  scaled: Float64Array,
  at: number,
  leastDeviation: number,
): Baseline | null {
  const day = days[at];
  const count = day ? gather(days, scaled, at, day.number) : 0;
  if (!day || count < leastDays) return null;
  sorted.set(levels);
  const usual = medianOf(sorted, count);
  byWeekday.forEach((values, weekday) => {
    const known = weekdayCounts[weekday] ?? 0;
    effects[weekday] = known < leastOfWeekday ? 0 : medianOf(values, known) - usual;
  });
  for (let of = 0; of < count; of++) sorted[of] = levels[of] = valueAt(levels, of) - effectOf(weekdays[of]);
  const middle = medianOf(sorted, count);
  for (let of = 0; of < count; of++) sorted[of] = Math.abs(valueAt(levels, of) - middle);
  return {
    center: middle + effectOf(day.weekday),
    deviation: Math.max(1.4826 * medianOf(sorted, count), leastDeviation),
  };
}

const valueAt = (values: Float64Array, at: number): number => values[at] as number;
const effectOf = (weekday: number | undefined): number => effects[weekday ?? 0] as number;

/** How many days it put into `levels`, `weekdays` and `byWeekday`. */
function gather(days: readonly WatchedDay[], scaled: Float64Array, at: number, number: number): number {
  weekdayCounts.fill(0);
  let count = 0;
  let reach = baselineDays;
  for (let before = at - 1; before >= 0 && count < baselineDays; before--) {
    const day = days[before] as WatchedDay;
    if (day.number < number - reach) {
      if (count >= leastDays || day.number < number - baselineReach) break;
      reach = baselineReach;
    }
    const level = valueAt(scaled, before);
    if (day.specialDay !== null || !Number.isFinite(level)) continue;
    const { weekday } = day;
    const known = weekdayCounts[weekday] as number;
    levels[count] = level;
    weekdays[count++] = weekday;
    (byWeekday[weekday] as Float64Array)[known] = level;
    weekdayCounts[weekday] = known + 1;
  }
  return count;
}
