import { isConflict } from '../../../lib/notices.ts';

type Calls<T> = { put: (version: number) => Promise<T>; reload: () => Promise<T | undefined> };

/** What became of an edit: kept, or held back because someone wrote something else there meanwhile. */
export type EditOutcome<T> = { kept: T } | { theirs: T };

/** Sends an edit of what `base` showed. What others changed elsewhere on the same thing is no obstacle. */
export async function editOver<T extends { version: number }>(
  base: T,
  edit: object,
  { put, reload }: Calls<T>,
): Promise<EditOutcome<T>> {
  try {
    return { kept: await put(base.version) };
  } catch (error) {
    const theirs = isConflict(error) ? await reload() : undefined;
    if (!theirs) throw error;
    return fieldsInConflict(base, theirs, edit).length > 0 ? { theirs } : { kept: await put(theirs.version) };
  }
}

/** Of the fields edited, those that someone else changed to something else. */
export const fieldsInConflict = (base: object, theirs: object, edit: object): string[] =>
  Object.keys(edit).filter((field) => !same(base, theirs, field) && !same(edit, theirs, field));

const same = (one: object, other: object, field: string) =>
  JSON.stringify(Reflect.get(one, field)) === JSON.stringify(Reflect.get(other, field));
