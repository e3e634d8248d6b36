import { fold } from '../../shared/kernel/fold.ts';
import { similarity, wordSet } from '../../shared/rules/copy/writer/similarity.ts';
import { closeRepetitions } from '../../shared/rules/copy/writer/worth.ts';
import type { Case, Made } from './cases.ts';
import { groupsOf, textsOf } from './gates.ts';

export const gradeNames = ['facts', 'specificity', 'hooks', 'originality', 'naturalness'] as const;
export type Grades = Record<(typeof gradeNames)[number], number>;

/** Halves of a grade are enough to see what was lost. */
const grade = (share: number): number => Math.round(8 * Math.max(0, Math.min(1, share))) / 2;
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Each 0 to 4, by code alone: how much of what was given is said, how precisely, how differently, how well. */
export function gradesOf(one: Case, result: Made): Grades {
  const { brief } = one;
  const texts = textsOf(result);
  const groups = groupsOf(one, result);
  const sayable = result.evidence.filter(
    ({ path }) => path && !/^(?:product|keywords|deadline|description)/.test(path),
  );
  const said = new Set(texts.flatMap(({ evidenceIds }) => evidenceIds));
  const precise = texts.filter(
    ({ text }) => /\d/.test(text) || fold(text).includes(fold(brief.shortName ?? brief.product)),
  );
  const near = groups.flatMap((group) =>
    group.flatMap((text, at) => group.slice(at + 1).map((other) => similarity(wordSet(text), wordSet(other)))),
  );
  const slips = texts.filter(({ text }) => closeRepetitions(text).length > 0 || / (?:et|mais|de|à|pour)\.$/.test(text));
  return {
    facts: grade(mean(sayable.map(({ id }) => (said.has(id) ? 1 : 0))) * 1.25),
    specificity: grade(mean(texts.map((text) => (precise.includes(text) ? 1 : 0))) * 1.6),
    hooks: grade(hooksOf(result)),
    originality: grade(texts.length < 2 ? 0.5 : 1.3 - mean(near) * 1.6),
    naturalness: grade(1 - 2.5 * mean(texts.map((text) => (slips.includes(text) ? 1 : 0)))),
  };
}

/** Kinds of hooks over what was asked; of fields, how full they are. */
function hooksOf(result: Made): number {
  if (result.tool === 'variations') return new Set(result.output.items.map(({ hook }) => hook)).size / 4;
  if (result.tool === 'script') return result.output.hooks.length / 3;
  return mean(
    result.output.placements.flatMap(({ fields }) =>
      fields.filter(({ min }) => min > 0).map(({ items, min }) => Math.min(1, items.length / Math.max(min, 3))),
    ),
  );
}
