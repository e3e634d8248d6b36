import type { Fact } from '../facts/fact.ts';
import { frameworkLabels } from '../framework.ts';
import { hookLabels } from '../hook-labels.ts';
import { type Changed, type Lever, leverLabels } from './levers.ts';
import type { Sentence } from './sentence.ts';
import type { Judged } from './worth.ts';

export type Hypothesis = { from: string; to: string; metric: 'ctr'; why: string; evidenceIds: string[] };

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const short = 90;
const said = (sentences: readonly Sentence[], otherwise: string): string => {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return text === '' ? otherwise : text.length > short ? `${text.slice(0, short).replace(/\s\S*$/, '')}…` : text;
};
const first = (facts: readonly Fact[]): string | null => facts[0]?.text ?? null;

/** What is learnt if this text wins over the one that it differs from. */
export function hypothesisOf({ lever, added, removed, alone }: Changed, to: Judged, from: Judged): Hypothesis {
  const evidenceIds = [...new Set(added.flatMap(({ facts }) => facts.map((fact) => fact.evidenceId)))];
  return hypothesisBetween(lever, sides(lever, added, removed, from, to), { evidenceIds, alone });
}

/** What is learnt if what it became wins over what it was; unless it is changed `alone`, perhaps. */
export const hypothesisBetween = (
  lever: Lever,
  [from, to]: readonly [string, string],
  { evidenceIds, alone }: { evidenceIds: string[]; alone: boolean },
): Hypothesis => ({
  ...{ from, to, metric: 'ctr', evidenceIds },
  why: alone
    ? `Si elle l’emporte, vous saurez ${lesson(lever, from, to)}.`
    : `Si elle l’emporte, ce sera peut-être grâce à ${leverLabels[lever]}\u00a0: d’autres phrases changent aussi.`,
});

function sides(
  lever: Lever,
  added: readonly Sentence[],
  removed: readonly Sentence[],
  from: Judged,
  to: Judged,
): [string, string] {
  if (lever === 'hook' && from.analysis.hook.type !== to.analysis.hook.type)
    return [hookLabels[from.analysis.hook.type], hookLabels[to.analysis.hook.type]];
  if (lever === 'angle') {
    const [was, is] = [removed.flatMap(({ facts }) => [...facts]), added.flatMap(({ facts }) => [...facts])];
    return [first(was) ?? said(removed, 'sans'), first(is) ?? said(added, 'sans')];
  }
  if (lever === 'structure' && from.analysis.framework.type !== to.analysis.framework.type)
    return [frameworkLabels[from.analysis.framework.type], frameworkLabels[to.analysis.framework.type]];
  if (lever === 'length') return [`${from.draft.length} caractères`, `${to.draft.length} caractères`];
  return [said(removed, 'sans'), said(added, 'sans')];
}

/** What a text opens on, by what that is called. */
const openings: Readonly<Record<string, string>> = {
  [hookLabels.question]: 'une question',
  [hookLabels.number]: 'un chiffre',
  [hookLabels.pain]: 'un problème',
  [hookLabels.promise]: 'une promesse',
  [hookLabels.curiosity]: 'une phrase qui intrigue',
  [hookLabels.contrarian]: 'un contre-pied',
  [hookLabels.story]: 'une histoire',
  [hookLabels.social_proof]: 'l’avis des clients',
  [hookLabels.demonstration]: 'une démonstration',
  [hookLabels.urgency]: 'l’urgence',
  [hookLabels.comparison]: 'une comparaison',
  [hookLabels.audience_call]: 'une interpellation',
  [hookLabels.novelty]: 'une nouveauté',
  [hookLabels.mistake]: 'une erreur à éviter',
  [hookLabels.list]: 'une liste',
};
const opening = (text: string): string => openings[text] ?? quoted(text);

function lesson(lever: Lever, before: string, after: string): string {
  if (lever === 'hook') return `qu’ouvrir sur ${opening(after)} retient mieux que sur ${opening(before)}`;
  if (lever === 'angle') return `que ${quoted(after)} pèse plus que ${quoted(before)}`;
  if (lever === 'length') return `que ${after} suffisent mieux que ${before}`;
  if (before === 'sans') return `que ${quoted(after)} décide qui hésite`;
  return `que ${leverLabels[lever]} ${quoted(after)} convainc mieux que ${quoted(before)}`;
}
