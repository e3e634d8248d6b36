import type { ReadText } from './read-text.ts';

/** The text of a field as it was given, without the words of the interface that a capture added. */
export function ownText({ given, said, read }: { given: string; said: string; read: ReadText }): string {
  if (said === read.folded) return given;
  let text = '';
  let from = -1;
  for (let at = 0; at <= said.length; at++) {
    const isOwn = at < said.length && said[at] === read.folded[at];
    if (isOwn && from < 0) from = at;
    if (!isOwn && from >= 0) {
      text += given.slice(read.at(from), read.at(at));
      from = -1;
    }
  }
  return text.replace(/ *\n\s*\n(?=\s*\n)/g, '\n').trim();
}
