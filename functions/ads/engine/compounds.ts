import { isSmallWord } from './small-words.ts';

/** Two words, side by side. */
export type Pair = [first: string, second: string];

const shortestSecond = 3;
/** `t-shirt`; the other small words beside another are no compound. */
const smallHeads = new Set(['t']);

/** The ways in which a word may be two that are written apart: `blackfriday`, `black friday`. */
export function partings(word: string): Pair[] {
  const letters = [...word];
  return letters
    .map((_, at): Pair => [letters.slice(0, at).join(''), letters.slice(at).join('')])
    .filter(([first, second]) => first !== '' && mayPart(first) && second.length >= shortestSecond && mayPart(second));
}

const mayPart = (word: string) => !isSmallWord(word) || smallHeads.has(word);
