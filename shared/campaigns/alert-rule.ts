import * as z from 'zod';
import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { listParam } from '../kernel/query.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { isShare } from '../rules/ratio-formats.ts';
import { isRuleCounter, ruleMetrics, ruleOperators } from '../rules/rule-values.ts';
import { campaignObjectives, campaignPlatforms } from './campaigns.rules.ts';
import { alertRuleProblems } from './messages.ts';

export const alertRuleLimits = { rules: 50, name: 100, windowDays: 90, threshold: 1e9, rehearsalDays: 90 };

const id = z.string().max(60);

/** Which campaigns a rule watches: each list means any of its values; all of them where there is none. */
export const RuleFilters = z.strictObject({
  campaignId: listParam(id).optional(),
  platform: listParam(z.enum(keysOf(campaignPlatforms))).optional(),
  objective: listParam(z.enum(keysOf(campaignObjectives))).optional(),
  industry: listParam(z.enum(keysOf(industries))).optional(),
  /** `none` for those without. */
  clientId: listParam(id).optional(),
  ownerId: listParam(id).optional(),
  tag: listParam(z.string().max(textLimits.tag)).optional(),
});
export type RuleFilters = z.infer<typeof RuleFilters>;

const rule = {
  name: lineText(alertRuleLimits.name),
  metric: z.enum(ruleMetrics),
  operator: z.enum(keysOf(ruleOperators)),
  /** In the unit of the metric; of a change, the part of what was before: 0.2 is 20 %. */
  threshold: z.number().min(0).max(alertRuleLimits.threshold),
  windowDays: z.int().min(1).max(alertRuleLimits.windowDays),
  filters: RuleFilters.default({}),
  active: z.boolean().default(true),
};

export const AlertRule = z.object({ id: z.string(), ...rule, filters: RuleFilters });
export type AlertRule = z.infer<typeof AlertRule>;

/** A rule as someone writes it: one that is new has no id. */
export const WrittenRule = z.strictObject({ id: id.optional(), ...rule }).check(({ value, issues }) => {
  const problem = thresholdProblem(value);
  if (problem) issues.push({ code: 'custom', path: ['threshold'], message: problem, input: value.threshold });
});

/** Why a threshold can never be met, or always is. */
export function thresholdProblem({
  metric,
  operator,
  threshold,
}: Pick<AlertRule, 'metric' | 'operator' | 'threshold'>): string | null {
  if (operator === 'up_by' || operator === 'down_by') {
    if (threshold === 0) return alertRuleProblems.noChange;
    if (operator === 'down_by' && threshold > 1) return alertRuleProblems.fallsFurther;
    return null;
  }
  if (operator === 'below' && threshold === 0) return alertRuleProblems.belowNought;
  return !isRuleCounter(metric) && isShare(metric) && threshold > 1 ? alertRuleProblems.aboveWhole : null;
}
