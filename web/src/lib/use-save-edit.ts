import { useState } from 'react';
import { editOf } from './edit-of.ts';
import { saySaved } from './say-saved.ts';
import { versionedWrite } from './versioned-write.ts';

type Calls<Thing, Body> = {
  bodyOf: (thing: Thing) => Body;
  put: (edit: Partial<Body> & { version: number }) => Promise<Thing>;
  read: () => Promise<Thing>;
  /** Notes it as it was answered. */
  keep: (thing: Thing) => Promise<unknown>;
};

/** Saves a form of a thing: an edit is what differs from what was opened, and goes over what others changed elsewhere meanwhile. */
export function useSaveEdit<Thing extends { version: number }, Body extends object>(
  opened: Thing,
  { bodyOf, put, read, keep }: Calls<Thing, Body>,
) {
  const [base, setBase] = useState(opened);
  return async (body: Body): Promise<void> => {
    const edit = editOf(bodyOf(base), body);
    const written = await versionedWrite(base, edit, { put: (version) => put({ ...edit, version }), read });
    const now = 'kept' in written ? written.kept : written.theirs;
    setBase(now);
    await keep(now);
    // What the person wrote stays in the form: saved again, it takes the place of the other.
    if ('theirs' in written) throw written.refusal;
    saySaved();
  };
}
