import { createHash, randomBytes, randomInt } from 'node:crypto';
import { encodeTime, ulid } from 'ulid';
import type { IdPrefix } from '../../shared/words.ts';

/** A new id that says what it names and sorts by the time of its birth: `usr_01J…`. */
export function newId(prefix: IdPrefix, at: Date = new Date()): string {
  // Asked for at once: `ulid` by itself asks for each of them apart, which takes ten times as long.
  const bytes = randomBytes(16).values();
  return `${prefix}_${ulid(at.getTime(), () => (bytes.next().value ?? 0) / 256)}`;
}

const lastTime = 2 ** 48 - 2;

/** Of what is known in places that are not to learn since when: it sorts by nothing. */
export const timelessId = (prefix: IdPrefix): string => newId(prefix, new Date(randomInt(lastTime)));

/** The id of what follows from something that has an id elsewhere: always the same, and sorted by that thing's birth. */
export function idOfSource(prefix: IdPrefix, at: Date, source: string): string {
  const bytes = createHash('sha256').update(source).digest().values();
  return `${prefix}_${ulid(at.getTime(), () => (bytes.next().value ?? 0) / 256)}`;
}

/** What stands before every id of that prefix that was made at an instant or later, and after those made before it. */
export const firstIdAt = (prefix: IdPrefix, ms: number): string => `${prefix}_${encodeTime(ms)}`;
