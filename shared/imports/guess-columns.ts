import { atFirstUse } from '../kernel/at-first-use.ts';
import { foldLabel, startOfName } from '../kernel/fold.ts';

/** By field, what files call it; the first names win when a file has several. */
export type ColumnNames<Field extends string> = Record<Field, string[]>;

/**
 * What each column of a file seems to hold; a field is given to one column only, the one that names it best. A header that
 * is not known is tried under its `otherNames`, in their order. All names are listed at the first file.
 */
export function columnGuesser<Field extends string>(
  columnNames: () => ColumnNames<Field>,
  otherNames: (header: string) => string[] = () => [],
) {
  const fieldOfName = atFirstUse(
    () =>
      new Map(
        Object.entries<string[]>(columnNames()).flatMap(([field, names]) =>
          names.map((name, rank): [string, { field: Field; rank: number }] => [name, { field: field as Field, rank }]),
        ),
      ),
  );
  const nameOf = (whole: string) => {
    const header = startOfName(whole);
    const [exact, ...others] = [header, ...otherNames(header)].map((name) => fieldOfName().get(foldLabel(name)));
    if (exact) return exact;
    const other = others.find((name) => name !== undefined);
    // Whatever it is called exactly comes before what it is called by and large.
    return other && { field: other.field, rank: other.rank + fieldOfName().size };
  };
  return (headers: string[]): Record<string, Field | null> => {
    const best = new Map<Field, { header: string; rank: number }>();
    for (const header of headers) {
      const name = nameOf(header);
      const rival = name && best.get(name.field);
      if (name && (!rival || name.rank < rival.rank)) best.set(name.field, { header, rank: name.rank });
    }
    const chosen = new Map([...best].map(([field, { header }]) => [header, field]));
    return Object.fromEntries(headers.map((header) => [header, chosen.get(header) ?? null]));
  };
}
