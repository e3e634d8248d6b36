import type { Finding } from './anomaly.ts';
import type { Counter } from './counters.ts';
import { type DailyRate, twoProportions } from './two-proportions.ts';
import type { LastDay, WatchedDay } from './watched-days.ts';

const [recentDays, beforeDays] = [7, 28];
const [rareEnough, leastChange] = [0.001, 0.25];

/** Rates that moved: the seven days to the last one against the 28 before. */
export function drifts(days: readonly WatchedDay[], asOf: LastDay): Finding[] {
  const since = asOf.number - recentDays;
  const recent = days.filter(({ number }) => number > since);
  const before = days.filter(
    ({ number, specialDay }) => number <= since && number > since - beforeDays && specialDay === null,
  );
  const all = [...recent, ...before];
  const hasLinkClicks = all.some(({ counts }) => counts.linkClicks !== undefined);
  const convertedOn = hasLinkClicks && all.every(isByLinkClicks) ? 'linkClicks' : 'clicks';
  const shown = hasLinkClicks ? 'linkClicks' : 'clicks';
  return [
    { metric: 'conversionRate', over: 'conversions', under: convertedOn } as const,
    { metric: hasLinkClicks ? 'linkCtr' : 'ctr', over: shown, under: 'impressions' } as const,
  ].flatMap(({ metric, over, under }) => {
    const found = drift(ratesOf(recent, over, under), ratesOf(before, over, under));
    if (!found) return [];
    // A sale within the week explains the drift, unless the other days show it too.
    const special = recent.findLast(({ specialDay }) => specialDay !== null)?.specialDay ?? null;
    const ordinary = recent.filter(({ specialDay }) => specialDay === null);
    const isAnyway = special !== null && drift(ratesOf(ordinary, over, under), ratesOf(before, over, under)) !== null;
    return [{ ...found, metric, date: asOf.date, specialDay: isAnyway ? null : special }];
  });
}

const isByLinkClicks = ({ counts }: WatchedDay): boolean => !counts.conversions || counts.linkClicks !== undefined;

function drift(recent: DailyRate[], before: DailyRate[]): Omit<Finding, 'date' | 'metric' | 'specialDay'> | null {
  const test = twoProportions(recent, before);
  if (!test || test.pValue >= rareEnough || Math.abs(test.a / test.b - 1) < leastChange) return null;
  return {
    kind: 'drift',
    value: test.a,
    expected: test.b,
    score: test.statistic,
    direction: test.a > test.b ? 'up' : 'down',
    severity: 'warning',
  };
}

/** Of the days that measured both. */
function ratesOf(days: readonly WatchedDay[], over: Counter, under: Counter): DailyRate[] {
  return days.flatMap(({ counts }) => {
    const [successes, trials] = [counts[over], counts[under]];
    return successes === undefined || trials === undefined ? [] : [{ successes, trials }];
  });
}
