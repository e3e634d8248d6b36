import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import {
  type ScoringWeights,
  scoringCaps,
  scoringHalfLives,
  scoringRules,
} from '../../../../../shared/prospects/scoring.ts';
import { groupNames, targetsOf } from './scoring-groups.ts';
import { fieldName, linesOf, type ScoringValues, valuesOf } from './scoring-values.ts';

/** What each field is called where it stands alone. */
const labels: Record<string, string> = {
  ...Object.fromEntries(keysOf(scoringRules).map((rule) => [fieldName('points', rule), scoringRules[rule].label])),
  ...Object.fromEntries(
    keysOf(scoringCaps).map((group) => [fieldName('caps', group), `${groupNames[group]}, plafond`]),
  ),
  ...Object.fromEntries(
    keysOf(scoringHalfLives).map((group) => [fieldName('halfLives', group), `${groupNames[group]}, demi-vie en jours`]),
  ),
  ...Object.fromEntries(
    Object.values(targetsOf).flatMap((targets) =>
      targets.map(({ name, label }) => [fieldName('targets', name), label]),
    ),
  ),
  fitShare: 'Part de l’adéquation',
};

/** Two versions of the rules, where they differ, a line each. */
export function differenceOf(mine: ScoringWeights, theirs: ScoringWeights): { mine: string; theirs: string } {
  const [own, other] = [valuesOf(mine), valuesOf(theirs)];
  const names = Object.keys(labels).filter((name) => own[name] !== other[name]);
  const wordsOf = (values: ScoringValues) =>
    names.map((name) => `${labels[name]}\u00a0: ${linesOf(values[name]).join(', ') || 'rien'}`).join('\n');
  return { mine: wordsOf(own), theirs: wordsOf(other) };
}
