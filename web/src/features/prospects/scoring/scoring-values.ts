import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { industryNamed } from '../../../../../shared/ads/industry-named.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { upperFirst } from '../../../../../shared/kernel/first-letter.ts';
import { countryCodeOf } from '../../../../../shared/kernel/named-codes.ts';
import {
  type ScoringRule,
  type ScoringWeights,
  scoringCaps,
  scoringHalfLives,
  scoringRules,
  weightBounds,
} from '../../../../../shared/prospects/scoring.ts';
import type { FieldChecks } from '../../../lib/use-submit.ts';
import { countryLabel, industryLabel } from '../prospect-values.ts';

/** What stands in each field, as text: `points.reply`, `caps.answers`, `halfLives.forms`, `targets.homeCountries` one a line. */
export type ScoringValues = Record<string, string>;
type Target = keyof ScoringWeights['targets'];
type Part = keyof typeof weightBounds;

export const fieldName = (part: Part | 'targets', key: string): string => `${part}.${key}`;

const targetNames: Target[] = [
  'primaryIndustries',
  'secondaryIndustries',
  'homeCountries',
  'nearCountries',
  'competitors',
];
const countryTargets: Target[] = ['homeCountries', 'nearCountries'];
const industryTargets: Target[] = ['primaryIndustries', 'secondaryIndustries'];

export function valuesOf({ points, caps, halfLives, fitShare, targets }: ScoringWeights): ScoringValues {
  const values: ScoringValues = { fitShare: String(Math.round(fitShare * 100)) };
  // In an order of their own, whatever that of the answer: two writings of the same rules are the same.
  for (const rule of keysOf(scoringRules)) values[fieldName('points', rule)] = String(points[rule]);
  for (const group of keysOf(scoringCaps)) values[fieldName('caps', group)] = String(caps[group]);
  for (const group of keysOf(scoringHalfLives)) values[fieldName('halfLives', group)] = String(halfLives[group]);
  for (const name of targetNames) values[fieldName('targets', name)] = targets[name].map(shownAs(name)).join('\n');
  return values;
}

/** The rules that the fields write; nothing while a field is wrong. */
export function weightsIn(values: ScoringValues): ScoringWeights | null {
  if (Object.values(checkValues(values)).some(Boolean)) return null;
  const numbers = <K extends string>(part: Part, keys: readonly K[]) =>
    Object.fromEntries(keys.map((key) => [key, Number(values[fieldName(part, key)])])) as Record<K, number>;
  return {
    points: numbers('points', keysOf(scoringRules)),
    caps: numbers('caps', keysOf(scoringCaps)),
    halfLives: numbers('halfLives', keysOf(scoringHalfLives)),
    fitShare: Number(values.fitShare) / 100,
    targets: Object.fromEntries(
      targetNames.map((name) => [name, linesOf(values[fieldName('targets', name)]).map(storedAs(name))]),
    ) as ScoringWeights['targets'],
  };
}

/** By field, what is wrong with it. */
export function checkValues(values: ScoringValues): FieldChecks {
  const problems: FieldChecks = {};
  for (const [name, text] of Object.entries(values)) {
    const part = partOf(name);
    if (part) problems[name] = numberProblem(text, weightBounds[part]);
  }
  for (const name of countryTargets) {
    const unknown = linesOf(values[fieldName('targets', name)]).filter((line) => !countryCodeOf(line));
    problems[fieldName('targets', name)] = unknown.length > 0 ? `Pays inconnu\u00a0: ${unknown.join(', ')}` : null;
  }
  return problems;
}

/** What is wrong, and that alone. */
export const problemsIn = (values: ScoringValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checkValues(values)).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])),
  );

const partOf = (name: string): Part | undefined => keysOf(weightBounds).find((part) => name.startsWith(`${part}.`));

function numberProblem(text: string, { min, max }: { min: number; max: number }): string | null {
  const number = Number(text);
  if (/^-?\d{1,4}$/.test(text.trim()) && number >= min && number <= max) return null;
  return `Nombre entier de ${min} à ${max}`;
}

export const linesOf = (text = ''): string[] => text.split('\n').filter(Boolean);

const shownAs = (name: Target) => (entry: string) =>
  industryTargets.includes(name) ? industryLabel(entry) : countryTargets.includes(name) ? countryLabel(entry) : entry;

const storedAs = (name: Target) => (line: string) =>
  (industryTargets.includes(name) ? industryNamed(line) : countryTargets.includes(name) && countryCodeOf(line)) || line;

export const industryNames = Object.values(industries);

/** Without what the group says already: « Taille : 11 à 50 » is « 11 à 50 ». */
export function ruleWords(rule: ScoringRule): string {
  const words = scoringRules[rule].label.split(' : ').at(-1) ?? '';
  return upperFirst(words);
}
