import type { Comment } from './comments.contract.ts';

/** A text in parts, those that name someone who is mentioned marked: of two names that begin alike, the longer one is meant. */
export function mentionParts({
  text,
  mentions,
}: Pick<Comment, 'text' | 'mentions'>): { words: string; named: boolean }[] {
  if (mentions.length === 0) return [{ words: text, named: false }];
  const names = mentions.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const marks = names.map((name) => `@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  return text
    .split(new RegExp(`(${marks.join('|')})`))
    .filter(Boolean)
    .map((words) => ({ words, named: words.startsWith('@') && names.includes(words.slice(1)) }));
}
