import { type ComparedMetric, comparedMetrics } from './estimates.ts';
import { ratioOf } from './ratios.ts';
import { counterSum, type Sums } from './sums.ts';

/** Counters that a rule of one's own may watch beside ratios. */
export const ruleCounters = [
  'spend',
  'revenue',
  'conversions',
  'leads',
  'impressions',
  'clicks',
  'linkClicks',
] as const;
type RuleCounter = (typeof ruleCounters)[number];

export const ruleMetrics = [...comparedMetrics, ...ruleCounters] as [RuleMetric, ...RuleMetric[]];
export type RuleMetric = ComparedMetric | RuleCounter;

/** Against a threshold, or against as many days before. */
export const ruleOperators = {
  above: 'dépasse',
  below: 'passe sous',
  up_by: 'augmente de plus de',
  down_by: 'baisse de plus de',
} as const;
export type RuleOperator = keyof typeof ruleOperators;

export const isRuleCounter = (metric: RuleMetric): metric is RuleCounter => ruleCounters.some((one) => one === metric);

/** Of a threshold that is a part of what was before. */
export const isChange = (operator: RuleOperator): boolean => operator === 'up_by' || operator === 'down_by';

/** What a rule reads of some days: null where nothing was measured, or a ratio does not pass its gate. */
export const ruleValue = (metric: RuleMetric, sums: Sums): number | null =>
  isRuleCounter(metric) ? counterSum(sums, metric) : ratioOf(metric, sums).value;

type Rule = { metric: RuleMetric; operator: RuleOperator; threshold: number };
export type RuleReading = { value: number; against: number };

/** What makes a rule speak: the value of its days, and the threshold or what it was before; null where it is silent. */
export function ruleReading({ metric, operator, threshold }: Rule, now: Sums, before: Sums): RuleReading | null {
  const value = ruleValue(metric, now);
  if (value === null) return null;
  if (!isChange(operator)) {
    const speaks = operator === 'above' ? value > threshold : value < threshold;
    return speaks ? { value, against: threshold } : null;
  }
  const against = ruleValue(metric, before);
  if (against === null || against === 0) return null;
  const change = value / against - 1;
  const speaks = operator === 'up_by' ? change > threshold : -change > threshold;
  return speaks ? { value, against } : null;
}

/** How many alerts would have come of days on which a rule spoke, in their order: what is silent twice has ended. */
export function timesRaised(spoke: readonly boolean[]): number {
  let times = 0;
  let silent = 2;
  for (const one of spoke) {
    if (one && silent >= 2) times++;
    silent = one ? 0 : silent + 1;
  }
  return times;
}
