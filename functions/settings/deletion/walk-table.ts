import { chunks } from '../../../shared/kernel/chunks.ts';
import { formerMember } from '../../../shared/kernel/former-member.ts';
import { forgetMentioned } from '../../boards/comments/forget-mentioned.door.ts';
import { logoKey } from '../../clients/logo/logo-files.door.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { deleteAll } from '../../platform/db/delete-all.ts';
import { forgetNames } from '../../platform/db/forget-name.ts';
import { actors, scanOwned } from '../../platform/db/scan-owned.ts';
import { tableParts } from '../../platform/db/scan-part.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { EmailLock } from '../../platform/identity/email-lock.entity.ts';
import { fateOf } from './fates.ts';
import { noteFound, PurgePass, type PurgePassItem, place, type Subject } from './purge-pass.entity.ts';

type Key = Record<string, unknown>;
/** Where each part of the table stands. */
type Places = (Key | null | 'start')[];
/** `forget`: what stays, without these names, and without those of the people of `mentioned`. */
type Found = Key & { owner: Subject; forget?: string[][]; mentioned?: string[] };
type Walk = { pass: PurgePassItem; places: Places; dirty: Set<string>; notedAt: number };

/** In which a page that was read is removed to its end. */
const lastMs = 30_000;
const namesAtOnce = 8;
/** Where nothing is found, a run that dies has so much to read again. */
const notedEveryMs = 2_000;

/**
 * Removes from all of the table what is of the subjects of a pass, but for what holds them together as long as they are not
 * emptied. Items lie under keys that nothing lists, so that all is read: once for all who go. False when its time is up.
 */
export async function walkTable(pass: PurgePassItem, until: number): Promise<boolean> {
  const walk: Walk = { pass, places: JSON.parse(pass.places), dirty: new Set(pass.dirty ?? []), notedAt: 0 };
  const parts = await Promise.allSettled(Array.from({ length: tableParts }, (_, part) => walkPart(walk, part, until)));
  for (const one of parts) if (one.status === 'rejected') throw one.reason;
  return parts.every((one) => one.status === 'fulfilled' && one.value);
}

async function walkPart(walk: Walk, part: number, until: number): Promise<boolean> {
  const { pass, places } = walk;
  for (let at = places[part]; at !== null && at !== undefined; at = places[part]) {
    if (Date.now() >= until) return false;
    const page = await readPage(pass.subjects, part, at === 'start' ? null : at);
    await note(walk, page.found);
    if (!(await removeFound(page.found, until + lastMs))) return false;
    places[part] = page.next;
    const isNews = page.found.length > 0 || page.next === null || Date.now() - walk.notedAt >= notedEveryMs;
    if (!isNews) continue;
    walk.notedAt = Date.now();
    if (!(await notePlaces(pass, places, page.found.length))) return false;
  }
  return true;
}

async function readPage(subjects: readonly Subject[], part: number, after: Key | null) {
  const ids = subjects.map(({ subjectId }) => subjectId);
  // Only a pass after this one ends what it empties: that one has to be sure.
  const { items, next } = await scanOwned(part, ids, after, { sure: subjects.some(({ emptied }) => emptied) });
  const found = items.flatMap((item): Found[] => {
    const owner = goesWith(item, subjects);
    return owner ? [{ ...item, owner }] : namedIn(item, subjects);
  });
  return { found, next };
}

/** The subject that an item goes with, now; undefined of what stays. */
function goesWith(item: Key, subjects: readonly Subject[]): Subject | undefined {
  const entity = String(item.__edb_e__);
  const fate = fateOf(entity);
  if (fate === 'kept') return undefined;
  const of = (id: unknown) => subjects.find(({ subjectId }) => subjectId === id);
  const workspace = of(item.workspaceId ?? item.ownerId);
  const person = of(item.userId);
  if (fate === 'workspace') return workspace;
  if (fate === 'person') return person;
  if (fate === 'owner') return of(item.ownerId);
  if (fate === 'both') return workspace ?? person;
  // People were once of a workspace, and some are stored so.
  const held = workspace ?? (entity === 'user' ? person : undefined);
  return held?.emptied ? held : undefined;
}

type Named = { id?: unknown; name?: unknown };

/** What stays with a team, but for the names of those who go. */
function namedIn(item: Key, subjects: readonly Subject[]): Found[] {
  if (fateOf(String(item.__edb_e__)) === 'kept') return [];
  const names: (Named & { path: string[] })[] = [
    { path: ['authorName'], id: item.authorId, name: item.authorName },
    ...actors.map((actor) => ({ path: [actor, 'name'], ...(item[actor] as Named | undefined) })),
  ];
  const goes = ({ id, name }: Named) => name !== formerMember && subjects.some(({ subjectId }) => subjectId === id);
  const theirs = names.filter(goes);
  const mentioned = Array.isArray(item.mentions) ? item.mentions.filter(goes) : [];
  const owner = subjects.find(({ subjectId }) => subjectId === (theirs[0] ?? mentioned[0])?.id);
  if (!owner) return [];
  return [{ ...item, owner, forget: theirs.map(({ path }) => path), mentioned: mentioned.map(({ id }) => id) }];
}

/** Says ahead that something was found: who dies between the two has another pass made. */
async function note({ pass: { pass }, dirty }: Walk, found: Found[]): Promise<void> {
  const fresh = [...new Set(found.map(({ owner }) => owner.subjectId))].filter((id) => !dirty.has(id));
  if (fresh.length === 0) return;
  for (const id of fresh) dirty.add(id);
  await noteFound(pass, ...fresh);
}

async function removeFound(found: Found[], until: number): Promise<boolean> {
  // What only these items name goes first, or nothing would find it any more.
  for (const { logoId } of found) if (typeof logoId === 'string') await deleteFile(logoKey(logoId));
  const isLock = ({ __edb_e__ }: Found) => __edb_e__ === 'emailLock';
  for (const some of chunks(
    found.filter(({ forget }) => forget),
    namesAtOnce,
  )) {
    if (Date.now() >= until) return false;
    await Promise.all(some.map(forgetIn));
  }
  const isAll = await deleteAll(
    found.filter((item) => !isLock(item) && !item.forget).map(({ pk, sk }) => ({ pk, sk })),
    until,
  );
  for (const lock of found.filter(isLock)) await freeAddress(lock);
  return isAll;
}

async function forgetIn({ pk, sk, forget = [], mentioned = [], ...item }: Found): Promise<void> {
  if (forget.length > 0) await forgetNames({ pk, sk }, forget);
  if (mentioned.length === 0) return;
  const { workspaceId, savedAdId, commentId } = item;
  if (typeof workspaceId === 'string' && typeof savedAdId === 'string' && typeof commentId === 'string')
    await forgetMentioned({ workspaceId, savedAdId, commentId }, mentioned);
}

/** Somebody else may have registered it since it was read. */
const freeAddress = ({ emailKey, userId }: Found): Promise<boolean> =>
  unlessRefused(
    EmailLock.remove({ emailKey: String(emailKey) })
      .where((attr, { eq }) => eq(attr.userId, String(userId)))
      .go(),
  );

/** Two runs at once may write over each other's: before either place, all is gone. False once the pass is another. */
const notePlaces = ({ pass }: PurgePassItem, places: Places, removed: number): Promise<boolean> =>
  unlessRefused(
    PurgePass.patch(place)
      .set({ places: JSON.stringify(places) })
      .add({ removed })
      .where((attr, { eq }) => eq(attr.pass, pass))
      .go(),
  );
