import type { Comment } from '../../../../../shared/boards/comments.contract.ts';
import { fold } from '../../../../../shared/kernel/fold.ts';

export type Person = Comment['mentions'][number];

/** What is being typed after an `@`, and where that stands. */
export type Asked = { words: string; from: number; to: number };

const mostShown = 6;

/** The name that is being typed just before the caret, if one is. */
export function askedAt(text: string, caret: number): Asked | null {
  const before = text.slice(0, caret);
  const [, words] = /(?:^|[\s(«'’])@([\p{L}\p{M}\p{N}'’ -]{0,60})$/u.exec(before) ?? [];
  return words === undefined || words.startsWith(' ') ? null : { words, from: caret - words.length - 1, to: caret };
}

/** Who that may be: a name, or a word of it, that begins so. Nobody once the name is there in full. */
export function peopleFor(people: readonly Person[], { words }: Asked): Person[] {
  const asked = fold(words);
  const named = people.filter(({ name }) => ` ${fold(name)}`.includes(` ${asked}`));
  return named.some(({ name }) => asked === `${fold(name)} `) ? [] : named.slice(0, mostShown);
}

/** The text with the name in full, and where the caret goes then. */
export function withName(text: string, { from, to }: Asked, { name }: Person): { text: string; caret: number } {
  const after = text.slice(to).replace(/^ /, '');
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + after, caret: before.length };
}

/** Whom a text names: those who were chosen first, then whoever bears a name that no other has. */
export function mentionedIn(text: string, chosen: readonly Person[], people: readonly Person[]): string[] {
  const bearers = (name: string) => people.filter((one) => one.name === name).length;
  const known = [...chosen, ...people.filter(({ name }) => bearers(name) === 1)];
  let left = text;
  const ids = new Set<string>();
  // Of two names that begin alike, the longer one is meant.
  for (const { id, name } of [...known].sort((one, other) => other.name.length - one.name.length)) {
    if (ids.has(id) || !left.includes(`@${name}`)) continue;
    ids.add(id);
    left = left.replace(`@${name}`, '');
  }
  return [...ids];
}
