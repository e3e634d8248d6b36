import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { isShare } from '../../../../../shared/rules/ratio-formats.ts';
import { isChange, isRuleCounter, type RuleMetric, ruleOperators } from '../../../../../shared/rules/rule-values.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/format.ts';
import type { RuleDraft } from './use-rules.ts';

/** How a threshold is typed: a part of a whole in per cent, money in the campaign's own currency. */
export function unitOf({ metric, operator }: Pick<RuleDraft, 'metric' | 'operator'>): 'percent' | 'money' | 'number' {
  if (isChange(operator)) return 'percent';
  if (isRuleCounter(metric)) return metric === 'spend' || metric === 'revenue' ? 'money' : 'number';
  if (isShare(metric)) return 'percent';
  return metric === 'roas' ? 'number' : 'money';
}

export const unitLabels = { percent: '%', money: '(devise de la campagne)', number: '' } as const;

/** As someone types it, and back. */
export const typedThreshold = (rule: RuleDraft): number =>
  unitOf(rule) === 'percent' ? Math.round(rule.threshold * 1e6) / 1e4 : rule.threshold;
export const thresholdOf = (rule: Pick<RuleDraft, 'metric' | 'operator'>, typed: number): number =>
  unitOf(rule) === 'percent' ? Math.round(typed * 1e4) / 1e6 : typed;

export const metricName = (metric: RuleMetric): string => metricLabels[metric];

/** « CPA de Meta · Zoé sur 7 jours dépasse 25 » */
export function ruleSentence(rule: RuleDraft, clientName: (id: string) => string | undefined): string {
  const { metric, operator, windowDays, filters } = rule;
  const of = [
    ...(filters.platform ?? []).map((platform) => campaignPlatforms[platform]),
    ...(filters.clientId ?? []).map((id) => clientName(id) ?? 'un client'),
  ];
  const whose = of.length > 0 ? ` de ${of.join(' · ')}` : ' de chaque campagne';
  const unit = unitOf(rule) === 'percent' ? '\u00a0%' : '';
  return `${metricName(metric)}${whose} sur ${formatCount(windowDays, 'jour')} ${ruleOperators[operator]} ${formatNumber(typedThreshold(rule))}${unit}`;
}

/** What else a rule is narrowed by, which the sentence has no field for. */
export function otherFilters({ filters }: RuleDraft): string | null {
  const { platform: _, clientId: __, ...others } = filters;
  const named = Object.values(others).flatMap((values) => values ?? []);
  return named.length > 0 ? formatList(named) : null;
}
