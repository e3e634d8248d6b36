import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as personas from '../../../shared/personas/persona.contract.ts';
import { blankContent, noRule, type PersonaContent } from '../../../shared/personas/personas.rules.ts';
import { movedSources, sourcesOf } from '../../../shared/personas/sources.ts';
import { colorOf } from '../core/color-of.ts';
import type { PersonaItem } from '../core/persona.entity.ts';

type Said = Omit<ParsedInput<typeof personas.updatePersona>['body'], 'version'>;
export type Kept = Pick<PersonaItem, 'name' | 'color' | 'brandId' | 'content' | 'match' | 'sources'>;

export const newPersona = (said: Said & { name: string }): Kept =>
  editedPersona(
    {
      name: said.name,
      color: colorOf(said.name),
      brandId: undefined,
      content: blankContent,
      match: noRule,
      sources: [],
    },
    said,
  );

/** What is kept after what is said of it: what is not said stays, what is null goes. */
export function editedPersona(before: Kept, said: Said): Kept {
  const { name, color, brandId, match, sources, ...rest } = said;
  const content: PersonaContent = { ...before.content, ...definedOf(rest) };
  return {
    name: name ?? before.name,
    color: color ?? before.color,
    brandId: brandId === undefined ? before.brandId : (brandId ?? undefined),
    content,
    match: match ?? before.match,
    sources: sources ? sourcesOf(content, sources) : movedSources(before.content, content, before.sources),
  };
}

const definedOf = <T extends object>(said: T) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
