import { type EngagementFacts, engagementLines } from './prospect-engagement.ts';
import { type FitFacts, fitRulesOf, prepareTargets, type Targets } from './prospect-fit.ts';
import { type Grade, gradeOf } from './prospects.rules.ts';
import {
  type ScoredDetail,
  type ScoringGroup,
  type ScoringRule,
  type ScoringWeights,
  scoringRules,
} from './scoring.ts';

export type ScoringFacts = FitFacts & EngagementFacts & { doNotContact: boolean };

/** Weights with what follows from them, computed once for many prospects. */
export type PreparedWeights = { weights: ScoringWeights; targets: Targets };

export const prepareWeights = (weights: ScoringWeights): PreparedWeights => ({
  weights,
  targets: prepareTargets(weights.targets),
});

export type Score = {
  score: number;
  grade: Grade;
  /** The two sides of the score, 0 to 100 each. */
  fit: number;
  engagement: number;
  details: ScoredDetail[];
};

type RuleLine = ScoredDetail & { rule: ScoringRule };
type Side = { value: number; lines: ScoredDetail[] };

/** The score of a prospect at a moment, with the part of each rule. The same facts give the same score, in any order. */
export function scoreProspect(facts: ScoringFacts, { weights, targets }: PreparedWeights, now: Date): Score {
  const { fitShare } = weights;
  const fit = bounded('fit', capped(fitLines(facts, weights, targets), weights));
  const engaged = bounded('engagement', capped(engagementLines(facts, weights, now), weights));
  const engagement = facts.doNotContact ? silenced(engaged) : engaged;
  const score = Math.round(fitShare * fit.value + (1 - fitShare) * engagement.value);
  const lines = [...shareOf(fit.lines, fitShare), ...shareOf(engagement.lines, 1 - fitShare)];
  return {
    score,
    grade: gradeOf(score),
    fit: fit.value,
    engagement: engagement.value,
    details: inTenths(lines, score),
  };
}

const fitLines = (facts: FitFacts, { points }: ScoringWeights, targets: Targets): RuleLine[] =>
  fitRulesOf(facts, targets).map((rule) => ({ rule, points: points[rule] }));

const sumOf = (lines: readonly ScoredDetail[]) => lines.reduce((sum, { points }) => sum + points, 0);

/** The lines of each group, their gains made smaller alike where the group brings more than it may. */
function capped(lines: RuleLine[], { caps }: ScoringWeights) {
  const totals = new Map<ScoringGroup, { gains: number; losses: number }>();
  for (const { rule, points } of lines) {
    const { group } = scoringRules[rule];
    const total = totals.get(group) ?? { gains: 0, losses: 0 };
    totals.set(group, total);
    if (points > 0) total.gains += points;
    else total.losses += points;
  }
  return lines.map((line): ScoredDetail => {
    const { group } = scoringRules[line.rule];
    const { gains = 0, losses = 0 } = totals.get(group) ?? {};
    const over = group !== 'penalties' && gains + losses > caps[group];
    return over && line.points > 0 ? { ...line, points: (line.points * (caps[group] - losses)) / gains } : line;
  });
}

/** A side within 0 and 100, with a line that says what that took or gave. */
function bounded(side: 'fit' | 'engagement', lines: ScoredDetail[]): Side {
  const sum = sumOf(lines);
  if (sum > 100) return { value: 100, lines: [...lines, { rule: `${side}Ceiling`, points: 100 - sum }] };
  if (sum < 0) return { value: 0, lines: [...lines, { rule: `${side}Floor`, points: -sum }] };
  return { value: sum, lines };
}

const silenced = ({ value, lines }: Side): Side => ({
  value: 0,
  lines: [...lines, { rule: 'doNotContact', points: -value }],
});

const shareOf = (lines: ScoredDetail[], share: number) =>
  lines.map((line) => ({ ...line, points: line.points * share }));

/**
 * The lines in tenths that add up to the whole score: what rounding it added or took is shared out by size, then each
 * is cut to a tenth and the largest remainders get what is missing. Lines of less are left out.
 */
function inTenths(lines: ScoredDetail[], score: number): ScoredDetail[] {
  const weight = lines.reduce((sum, { points }) => sum + Math.abs(points), 0);
  if (weight === 0) return [];
  const stretch = (score - sumOf(lines)) / weight;
  const exact = lines.map(({ points }) => 10 * (points + stretch * Math.abs(points)));
  const tenths = exact.map(Math.floor);
  const missing = score * 10 - tenths.reduce((sum, one) => sum + one, 0);
  const remainder = (at: number) => (exact[at] ?? 0) - (tenths[at] ?? 0);
  const byRemainder = [...exact.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const at of byRemainder.slice(0, missing)) tenths[at] = (tenths[at] ?? 0) + 1;
  return lines.flatMap((line, at) => (tenths[at] ? [{ ...line, points: tenths[at] / 10 }] : []));
}
