import type { Finding } from './anomaly.ts';
import type { LastDay, WatchedDay } from './watched-days.ts';

const [longest, beforeDays] = [3, 28];
const rareEnough = 0.01;
/** What a count of nought is on the scale on which counts deviate by 1. */
const scaleOf = (count: number): number => 2 * Math.sqrt(count + 3 / 8);

/**
 * Conversions that stopped while money was spent: none on the last one, two or three days, where the clicks of these days
 * should have brought so many that chance alone would take them away once in a hundred times.
 */
export function stoppedConversions(days: readonly WatchedDay[], asOf: LastDay): Finding[] {
  for (let length = 1; length <= longest; length++) {
    const since = asOf.number - length;
    const recent = days.filter(({ number }) => number > since);
    if (recent.length < length || !recent.every(isDry)) return [];
    const before = days.filter(
      ({ number, specialDay }) => number <= since && number > since - beforeDays && specialDay === null,
    );
    const expected = expectedOf(recent, before, 'clicks') ?? expectedOf(recent, before, 'linkClicks');
    if (expected === null || Math.exp(-expected) >= rareEnough) continue;
    const specialDay = recent.findLast((day) => day.specialDay !== null)?.specialDay ?? null;
    const stopped = { kind: 'stopped', direction: 'down', severity: 'critical', metric: 'conversions' } as const;
    return [{ ...stopped, date: asOf.date, value: 0, expected, score: scaleOf(0) - scaleOf(expected), specialDay }];
  }
  return [];
}

const isDry = ({ counts }: WatchedDay): boolean => (counts.spend ?? 0) > 0 && counts.conversions === 0;

/** Null where these clicks were not measured. */
function expectedOf(
  recent: readonly WatchedDay[],
  before: readonly WatchedDay[],
  clicks: 'clicks' | 'linkClicks',
): number | null {
  let clicksNow = 0;
  for (const { counts } of recent) {
    const count = counts[clicks];
    if (count === undefined) return null;
    clicksNow += count;
  }
  let [converted, clicked] = [0, 0];
  for (const { counts } of before) {
    if (counts.conversions === undefined || counts[clicks] === undefined) continue;
    converted += counts.conversions;
    clicked += counts[clicks];
  }
  return clicked > 0 ? (clicksNow * converted) / clicked : null;
}
