import { ulid } from 'ulid';
import { type IdKind, idPrefixes } from '../../shared/ids.ts';

/** A new id that says what it names and sorts by the time of its birth: `usr_01J…`. */
export function newId(kind: IdKind, at: Date = new Date()): string {
  return `${idPrefixes[kind]}_${ulid(at.getTime())}`;
}
