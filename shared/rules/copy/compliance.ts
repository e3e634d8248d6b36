import type { Analysis, AnalysisOptions, Finding, Severity, Style } from './analysis.ts';
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
  const concerned = rulesFor(new Set(ad.text.match(/[a-z0-9]+/g)));
  const compliance = concerned.flatMap((rule) => findingsOf(rule, ad));
  compliance.sort((a, b) => byGravity.indexOf(a.severity) - byGravity.indexOf(b.severity));
  const requiredMentions = concerned.flatMap(({ code, mention, needs }) => {
    const { applies, present } = needs?.(ad) ?? { applies: false, present: false };
    return applies && mention ? [{ rule: code, text: mention, present }] : [];
  });
  return { compliance, requiredMentions };
}

function findingsOf(rule: ComplianceRule, ad: Case): Finding[] {
  const { code, label, explanation, reference, fix } = rule;
  const severity = rule.needsProof && !ad.options.own ? 'info' : rule.severity;
  return rule.find(ad).map((span) => ({ rule: code, severity, label, ...span, explanation, reference, fix }));
}
