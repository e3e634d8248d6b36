import { type TargetMetric, targetMetrics } from '../campaigns/campaigns.rules.ts';
import { columnsOf } from './day-columns.ts';
import { type ComparedMetric, estimateOf } from './estimates.ts';
import { betterWay, type Ratio, ratiosOf } from './ratios.ts';
import { sumOfDays } from './sums.ts';
import type { DayFigures } from './totals.ts';

export type Targets = Partial<Record<TargetMetric, number>>;

type Interval = { lower: number; upper: number };

export type TargetState = {
  metric: TargetMetric;
  target: number;
  value: number | null;
  interval: Interval | null;
  state: 'met' | 'missed' | 'uncertain' | 'insufficient_data';
};

/** Whether targets are met: told when all of the 95 % interval stands on one side, for chance alone moves a figure within it. */
export function targetStates(
  targets: Targets,
  ratios: Readonly<Record<TargetMetric, Pick<Ratio, 'value'>>>,
  intervalOf: (metric: TargetMetric) => Interval | null,
): TargetState[] {
  return targetMetrics.flatMap((metric) => {
    const target = targets[metric];
    if (target === undefined) return [];
    const { value } = ratios[metric];
    const interval = value === null ? null : intervalOf(metric);
    return [{ metric, target, value, interval, state: targetState(metric, target, interval) }];
  });
}

/** The same on some days of a campaign, without those that hold a share of several: they say nothing of how days swing. */
export function targetStatesOn(targets: Targets, days: readonly DayFigures[]): TargetState[] {
  const own = days.filter(({ spread }) => !spread);
  const ratios = ratiosOf(sumOfDays(own.map(({ counts }) => counts)), { marginRate: null, reach: null });
  const columns = columnsOf(own);
  // By which clicks conversions are divided is nothing to targets.
  return targetStates(targets, ratios, (metric) => estimateOf(metric, columns, 'clicks').interval);
}

/** Where a whole interval stands beside a target. */
export function targetState(metric: ComparedMetric, target: number, interval: Interval | null): TargetState['state'] {
  if (!interval) return 'insufficient_data';
  const isAbove = interval.lower >= target;
  const isBelow = interval.upper <= target;
  if (!isAbove && !isBelow) return 'uncertain';
  return isAbove === (betterWay[metric] === 'up') ? 'met' : 'missed';
}
