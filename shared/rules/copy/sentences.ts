/** A sentence, a line or a thing of a list, without the spaces around it. */
export type Sentence = { start: number; end: number };

/** A full stop after them ends nothing. */
const shortened =
  /(?:^|[^a-z])(?:m|mm|mme|mlle|dr|pr|st|ste|av|bd|ex|cf|min|max|env|tel|no|vol|art|p|ref|approx|incl)$/;
const numberOfLine = /^\s*\d{1,2}$/;

const [lineBreak, stop, exclamation, question, ellipsis] = [10, 46, 33, 63, 0x2026];
const isEnd = (code: number): boolean =>
  code === stop || code === exclamation || code === question || code === ellipsis;
const closes = (code: number): boolean =>
  Number.isNaN(code) || code === 32 || code === lineBreak || code === 34 || code === 39 || code === 41 || code === 0xbb;

/** A line break ends a sentence; so does its punctuation, when something is left open by it no more. */
export function sentencesIn(plain: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const sentence = trimmed(plain, start, end);
    if (sentence) found.push(sentence);
    start = end;
  };
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    if (code === lineBreak) push(at);
    else if (isEnd(code)) {
      let end = at + 1;
      while (end < plain.length && isEnd(plain.charCodeAt(end))) end += 1;
      // « Quoi ? ! » in French spaces.
      if (closes(plain.charCodeAt(end)) && !(code === stop && end === at + 1 && isOpen(plain, start, at))) push(end);
      at = end - 1;
    }
  }
  push(plain.length);
  return found;
}

function isOpen(plain: string, start: number, stopAt: number): boolean {
  const before = plain.slice(Math.max(start, stopAt - 8), stopAt);
  return numberOfLine.test(plain.slice(start, stopAt)) || shortened.test(before);
}

const hasWord = /[\p{L}\p{N}]/u;
const opening = /^[\s\-•·*–—→►▪✓★☆>|.,;:!?…]+/;
const numbering = /^\d{1,2}[.)]\s+(?=\S)/;

/** Bullets and numbers of lines are no part of what they open. */
function trimmed(plain: string, from: number, to: number): Sentence | null {
  const whole = plain.slice(from, to);
  if (!hasWord.test(whole)) return null;
  let lead = opening.exec(whole)?.[0].length ?? 0;
  // « -20 % » is a figure.
  if (whole[lead - 1] === '-' && /\d/.test(whole[lead] ?? '')) lead -= 1;
  lead += numbering.exec(whole.slice(lead))?.[0].length ?? 0;
  const start = from + lead;
  const end = from + whole.trimEnd().length;
  return end > start ? { start, end } : null;
}
