import type { PersonaContent, PersonaKind } from './personas.rules.ts';

type Field = Exclude<keyof PersonaContent, 'kind'>;

/** What makes a persona whole: of each part, any of its fields; the first is the one that is asked for. */
const parts = (kind: PersonaKind): readonly (readonly Field[])[] => [
  ['summary'],
  kind === 'b2b' ? ['job'] : ['ageRange'],
  kind === 'b2b' ? ['industry', 'companySize'] : ['location'],
  ['goals'],
  ['pains'],
  ['triggers'],
  ['objections'],
  ['vocabulary'],
  ['channels'],
  ['register'],
  ['awareness', 'buyingProcess'],
];

/** In how many parts a persona is told. */
export const partCount = parts('b2b').length;

export const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Paths of the parts that nothing says. */
export const missingOf = (content: PersonaContent): Field[] =>
  parts(content.kind).flatMap((fields) => (fields.some((field) => isFilled(content[field])) ? [] : fields.slice(0, 1)));

/** 0 to 100. */
export const completenessOf = (content: PersonaContent): number =>
  Math.round((100 * (partCount - missingOf(content).length)) / partCount);
