import { isFilled } from '../../../shared/personas/completeness.ts';
import { blankContent, noRule, type PersonaContent, personaLimits } from '../../../shared/personas/personas.rules.ts';
import { type Source, sourcesOf } from '../../../shared/personas/sources.ts';
import type { Said } from './draft.ts';

type Whole = { name: string; content: PersonaContent; match: NonNullable<Said['match']>; sources: Source[] };

const singles = ['summary', 'ageRange', 'register'] as const;

/** One persona of what several sources say of it: the first that fills a field fills it, and lists of the others are added. */
export function putTogether([first, ...others]: readonly [Said, ...Said[]]): Whole {
  const content: PersonaContent = { ...blankContent, ...first.content };
  const sources = [...first.sources];
  for (const other of others) {
    for (const field of singles) {
      if (!isFilled(other.content[field]) || isFilled(content[field])) continue;
      Object.assign(content, { [field]: other.content[field] });
      sources.push(...other.sources.filter(({ path }) => path === field));
    }
    const pains = added('pains', content.pains, other, (text) => text);
    const objections = added('objections', content.objections, other, ({ objection }) => objection);
    Object.assign(content, { pains: pains.entries, objections: objections.entries });
    sources.push(...pains.sources, ...objections.sources);
  }
  // Who is known by age alone is no profession.
  if (content.ageRange && !content.job) content.kind = 'b2c';
  return {
    name: first.name.slice(0, personaLimits.name),
    content,
    match: first.match ?? noRule,
    sources: sourcesOf(content, sources),
  };
}

/** The entries of a list with those that another adds, and where these come from. */
function added<List extends 'pains' | 'objections'>(
  list: List,
  before: PersonaContent[List],
  { content, sources }: Said,
  textOf: (entry: PersonaContent[List][number]) => string,
): { entries: PersonaContent[List][number][]; sources: Source[] } {
  const entries: PersonaContent[List][number][] = [...before];
  const moved: Source[] = [];
  const known = new Set(entries.map(textOf));
  for (const [at, entry] of (content[list] ?? []).entries()) {
    if (known.has(textOf(entry)) || entries.length >= personaLimits.entries) continue;
    for (const source of sources)
      if (source.path === `${list}.${at}`) moved.push({ ...source, path: `${list}.${entries.length}` });
    known.add(textOf(entry));
    entries.push(entry);
  }
  return { entries, sources: moved };
}
