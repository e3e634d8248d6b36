import { isConflict } from './notices.ts';

/** What became of an edit: kept, or held back because someone wrote something else there meanwhile, with the refusal. */
export type Written<T> = { kept: T } | { theirs: T; refusal: unknown };

type Calls<T> = {
  /** Sends the edit over this version. */
  put: (version: number) => Promise<T>;
  /** The thing as it stands now; nothing when it is no more. */
  read: () => Promise<T | undefined>;
  /** The fields of the thing as the edit gives them, where it does not have them so. */
  seen?: (thing: T) => object;
};

/**
 * Sends an edit of what `base` showed. What others changed elsewhere on the same thing is no obstacle, nor is the same edit
 * made by them. Rejects with the refusal when it is another, or when the thing is no more.
 */
export async function versionedWrite<T extends { version: number }>(
  base: T,
  edit: object,
  { put, read, seen = (thing) => thing }: Calls<T>,
): Promise<Written<T>> {
  try {
    return { kept: await put(base.version) };
  } catch (refusal) {
    const theirs = isConflict(refusal) ? await read() : undefined;
    if (!theirs) throw refusal;
    if (fieldsInConflict(seen(base), seen(theirs), edit).length > 0) return { theirs, refusal };
    return { kept: isSame(edit, seen(theirs)) ? theirs : await put(theirs.version) };
  }
}

/** Of the fields edited, those that someone else changed to something else. */
export const fieldsInConflict = (base: object, theirs: object, edit: object): string[] =>
  Object.keys(edit).filter((field) => !same(base, theirs, field) && !same(edit, theirs, field));

const isSame = (edit: object, thing: object) => Object.keys(edit).every((field) => same(edit, thing, field));

const same = (one: object, other: object, field: string) =>
  JSON.stringify(Reflect.get(one, field)) === JSON.stringify(Reflect.get(other, field));
