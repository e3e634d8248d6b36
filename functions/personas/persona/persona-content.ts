import { boardColors } from '../../../shared/boards/boards.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as personas from '../../../shared/personas/persona.contract.ts';
import { noRule, type PersonaContent } from '../../../shared/personas/personas.rules.ts';
import { movedSources, sourcesOf } from '../../../shared/personas/sources.ts';
import type { PersonaItem } from '../core/persona.entity.ts';

type Said = Omit<ParsedInput<typeof personas.updatePersona>['body'], 'version'>;
export type Kept = Pick<PersonaItem, 'name' | 'color' | 'brandId' | 'content' | 'match' | 'sources'>;

const blank: PersonaContent = {
  kind: 'b2b',
  ...{ summary: null, ageRange: null, job: null, industry: null, companySize: null, location: null },
  ...{ goals: [], pains: [], triggers: [], vocabulary: [], avoid: [], objections: [], channels: [] },
  ...{ register: null, tone: null, quote: null, buyingProcess: null, awareness: null },
};

/** Two personas of one workspace are seldom of one colour, and one of a name always is. */
const colorOf = (name: string) =>
  boardColors[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % boardColors.length] ?? 'teal';

export const newPersona = (said: Said & { name: string }): Kept =>
  editedPersona(
    { name: said.name, color: colorOf(said.name), brandId: undefined, content: blank, match: noRule, sources: [] },
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
