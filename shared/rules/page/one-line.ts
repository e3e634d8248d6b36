/** Words as they are seen: runs of spaces are one, invisible signs none. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code < 0x2000) ||
  (code >= 0x3040 && code < 0xd800);
const joins = (code: number): boolean => code === 39 || code === 45 || code === 0x2019;

/** Counts the words of a text that comes in pieces: « l’offre » is one. */
export function wordCounter() {
  let isInside = false;
  let words = 0;
  return {
    words: () => words,
    add(text: string) {
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (isLetter(code)) {
          if (!isInside) words += 1;
          isInside = true;
        } else if (!(isInside && joins(code))) isInside = false;
      }
    },
    /** What comes next begins a word. */
    part() {
      isInside = false;
    },
  };
}

export function countWords(text: string): number {
  const counter = wordCounter();
  counter.add(text);
  return counter.words();
}
