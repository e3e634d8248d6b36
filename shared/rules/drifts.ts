import type { Finding } from './anomaly.ts';
import { conversionBasis, type Estimate, estimateOf } from './estimates.ts';
import { pairTest } from './pair-test.ts';
import type { LastDay, WatchedDay } from './watched-days.ts';

const [recentDays, beforeDays] = [7, 28];
const [rareEnough, leastChange] = [0.001, 0.25];

type Rate = 'conversionRate' | 'linkCtr' | 'ctr';

/** Rates that moved: the seven days to the last one against the 28 before, as two campaigns are compared. */
export function drifts(days: readonly WatchedDay[], asOf: LastDay): Finding[] {
  const since = asOf.number - recentDays;
  const recent = days.filter(({ number }) => number > since);
  const before = days.filter(
    ({ number, specialDay }) => number <= since && number > since - beforeDays && specialDay === null,
  );
  const ordinary = recent.filter(({ specialDay }) => specialDay === null);
  const special = recent.findLast(({ specialDay }) => specialDay !== null)?.specialDay ?? null;
  const basis = conversionBasis([recent, before]);
  const hasLinkClicks = [...recent, ...before].some(({ counts }) => counts.linkClicks !== undefined);
  const rates: Rate[] = ['conversionRate', hasLinkClicks ? 'linkCtr' : 'ctr'];
  return rates.flatMap((metric) => {
    const usual = estimateOf(metric, before, basis);
    const driftOf = (week: WatchedDay[]) => drift(metric, estimateOf(metric, week, basis), usual);
    const found = driftOf(recent);
    if (!found) return [];
    // A sale within the week explains the drift, unless the other days show it too.
    const isAnyway = special !== null && driftOf(ordinary) !== null;
    return [{ ...found, metric, date: asOf.date, specialDay: isAnyway ? null : special }];
  });
}

function drift(
  metric: Rate,
  recent: Estimate,
  usual: Estimate,
): Omit<Finding, 'date' | 'metric' | 'specialDay'> | null {
  const test = pairTest(metric, recent, usual);
  const [value, expected] = [recent.value, usual.value];
  if (!test || value === null || !expected) return null;
  if (test.pValue >= rareEnough || Math.abs(value / expected - 1) < leastChange) return null;
  const direction = value > expected ? 'up' : 'down';
  return { kind: 'drift', value, expected, score: test.statistic, direction, severity: 'warning' };
}
