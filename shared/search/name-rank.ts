import { foldedWords } from '../kernel/fold.ts';

/** What was typed, as names are compared: its words, and those in their order. */
export type Wanted = { words: readonly string[]; phrase: string };

/** Words of a search; more say nothing more. */
const mostWords = 10;

export function wantedIn(q: string): Wanted {
  const words = foldedWords(q).slice(0, mostWords);
  return { words, phrase: words.join(' ') };
}

/** The very name, its beginning, beginnings of its words, somewhere within, or in what is said beside it. */
export const nameRanks = { same: 0, beginning: 1, words: 2, within: 3, beside: 4 } as const;
export type NameRank = (typeof nameRanks)[keyof typeof nameRanks];

const folded = (text: string): string => foldedWords(text).join(' ');

/** How well a name answers to what was typed, case and accents aside: the less, the better; null when it does not. */
export function rankOfName(wanted: Wanted, name: string, beside = ''): NameRank | null {
  return rankOfFolded(wanted, folded(name)) ?? (isIn(wanted, folded(`${name} ${beside}`)) ? nameRanks.beside : null);
}

/** The same of a name that is folded already, its words a space apart. */
export function rankOfFolded(wanted: Wanted, name: string): NameRank | null {
  const { words, phrase } = wanted;
  if (phrase === '') return null;
  if (name === phrase) return nameRanks.same;
  if (name.startsWith(phrase)) return nameRanks.beginning;
  const apart = ` ${name}`;
  if (words.every((word) => apart.includes(` ${word}`))) return nameRanks.words;
  return isIn(wanted, name) ? nameRanks.within : null;
}

const isIn = ({ words }: Wanted, text: string): boolean =>
  words.length > 0 && words.every((word) => text.includes(word));
