import type { KnownNames } from '../../shared/imports/csv-header.ts';

/** Columns of a file by their place, for the fields that they hold. */
export type Columns<Field> = { field: Field; at: number }[];

type Mapping<Field> = Record<string, Field | null>;

/** What each column holds, as it was said or else guessed; a field that was said is not guessed elsewhere. */
export function readingOf<Field extends string>(
  headers: string[],
  said: Mapping<Field>,
  guess: (headers: string[]) => Mapping<Field>,
): Mapping<Field> {
  const taken = new Set(Object.values(said));
  const guessed = Object.entries(guess(headers)).map(([header, field]): [string, Field | null] => [
    header,
    field && taken.has(field) ? null : field,
  ]);
  return { ...Object.fromEntries(guessed), ...said };
}

/** Tells the header of a file among its first lines: a name that was said counts, and so does one that is guessed. */
export const knownNamesOf =
  <Field extends string>(said: Mapping<Field>, guess: (headers: string[]) => Mapping<Field>): KnownNames =>
  (cells) => {
    const guessed = guess(cells);
    return [...new Set(cells)].filter((cell) => Object.hasOwn(said, cell) || guessed[cell]).length;
  };

export function columnsOf<Field extends string>(headers: string[], mapping: Mapping<Field>): Columns<Field> {
  const taken = new Set<Field>();
  return headers.flatMap((header, at) => {
    const field = Object.hasOwn(mapping, header) ? mapping[header] : null;
    if (!field || taken.has(field)) return [];
    taken.add(field);
    return [{ field, at }];
  });
}

/** The cells of a row by the fields that they hold. */
export const cellsByField = <Field extends string, Cell>(cells: Cell[], columns: Columns<Field>) =>
  Object.fromEntries(columns.map(({ field, at }) => [field, cells[at]])) as Partial<Record<Field, Cell>>;
