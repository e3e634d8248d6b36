import { isFilled } from './completeness.ts';
import type { PersonaContent, SourceType } from './personas.rules.ts';

/** Where a field comes from: `pains.0`, `job`; `share` of the things that say it, 0 to 1. */
export type Source = {
  path: string;
  type: SourceType;
  ref: string | null;
  label: string;
  count: number | null;
  share: number | null;
};

const textLists = ['goals', 'pains', 'triggers', 'vocabulary', 'avoid'] as const;
const lists = [...textLists, 'objections'] as const;
const singles = [
  ...(['summary', 'ageRange', 'job', 'industry', 'companySize', 'location', 'channels', 'register'] as const),
  ...(['tone', 'quote', 'buyingProcess', 'awareness'] as const),
] as const;

/** `job`, or `pains.11`. */
export const sourcePath = new RegExp(`^(${singles.join('|')}|(${lists.join('|')})\\.\\d{1,2})$`);

/** The fields that are said, each with what tells it from others: of a list, its entries one by one. */
function saidIn(content: PersonaContent): Map<string, string> {
  const said = new Map<string, string>();
  for (const field of singles) if (isFilled(content[field])) said.set(field, JSON.stringify(content[field]));
  for (const list of textLists) for (const [at, text] of content[list].entries()) said.set(`${list}.${at}`, text);
  for (const [at, { objection }] of content.objections.entries()) said.set(`objections.${at}`, objection);
  return said;
}

const fieldOf = (path: string): string => path.replace(/\.\d+$/, '');

/** Of some sources, those of fields that are said, once each. */
export function sourcesOf(content: PersonaContent, sources: readonly Source[]): Source[] {
  const said = saidIn(content);
  return sources.filter(({ path }) => said.delete(path));
}

/** After a change: what says the same keeps its source, wherever it now stands in its list. */
export function movedSources(before: PersonaContent, after: PersonaContent, sources: readonly Source[]): Source[] {
  const [was, is] = [saidIn(before), [...saidIn(after)]];
  return sources.flatMap((source) => {
    const there = is.find(([path, text]) => fieldOf(path) === fieldOf(source.path) && text === was.get(source.path));
    return there ? [{ ...source, path: there[0] }] : [];
  });
}

/** All that is said with where it comes from: what has no source was written by someone. */
export function shownSources(content: PersonaContent, sources: readonly Source[], byHand: string): Source[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  return [...saidIn(content).keys()].map(
    (path) => known.get(path) ?? { path, type: 'person', ref: null, label: byHand, count: null, share: null },
  );
}
