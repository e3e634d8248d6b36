import type { Analysis, AnalysisOptions, Finding, Severity, Span, Style } from './analysis.ts';
import { greenRules } from './compliance-green.ts';
import { healthRules } from './compliance-health.ts';
import { influenceRule, moneyRules } from './compliance-money.ts';
import { platformRules } from './compliance-platforms.ts';
import { type Case, type ComplianceRule, caseOf } from './compliance-rule.ts';
import { tradeRules } from './compliance-trade.ts';
import type { PlacementKey } from './placements.ts';
import type { Copy } from './read-copy.ts';
import { stemsOf } from './stems.ts';

/** All that an ad is held against. It is no legal advice: a lawyer reads it before anyone relies on it. */
export const complianceRules: readonly ComplianceRule[] = [
  ...healthRules,
  ...moneyRules,
  influenceRule,
  ...greenRules,
  ...tradeRules,
  ...platformRules,
];

const rulesFor = stemsOf(complianceRules);

const byGravity: readonly Severity[] = ['blocking', 'warning', 'info'];

export function complianceOf(
  copy: Copy,
  options: AnalysisOptions,
  placement: PlacementKey | null,
  style: Style,
): Pick<Analysis, 'compliance' | 'requiredMentions'> {
  const ad = caseOf(copy, options, placement, style);
  const compliance: Finding[] = [];
  const requiredMentions: Analysis['requiredMentions'] = [];
  for (const rule of rulesFor(copy.texts.leads)) {
    const spans = rule.find(ad);
    if (spans.length === 0) continue;
    const isSaid = rule.mention?.isSaid(ad) ?? false;
    if (rule.mention) requiredMentions.push({ rule: rule.code, text: rule.mention.text, present: isSaid });
    if (!isSaid) compliance.push(...findingsOf(rule, ad, rule.mention ? spans.slice(0, 1) : spans));
  }
  compliance.sort((a, b) => byGravity.indexOf(a.severity) - byGravity.indexOf(b.severity));
  return { compliance, requiredMentions };
}

function findingsOf(rule: ComplianceRule, ad: Case, spans: readonly Span[]): Finding[] {
  const { code, label, explanation, reference, fix } = rule;
  const severity = rule.needsProof && !ad.options.own ? 'info' : rule.severity;
  return spans.map((span) => ({ rule: code, severity, label, ...span, explanation, reference, fix }));
}
