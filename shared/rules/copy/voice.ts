import { fold } from '../../kernel/fold.ts';
import { analyse } from './analyse.ts';
import type { Register } from './analysis.ts';

/** How texts are written, all together. */
export type Voice = {
  wordsPerSentence: number;
  emojisPer100Words: number;
  exclamationsPer100Words: number;
  register: Register;
  /** Kandel and Moles, by the words of each text; null where none of them is long enough. */
  readability: number | null;
  favouriteWords: string[];
};

const mostFavourites = 10;
const shortestFavourite = 5;
/** Long enough to be one, and of nobody’s voice. */
const everyones = new Set(
  'votre notre cette comme toute toutes leurs entre apres avant aussi alors moins encore quand chaque depuis jusqu aujourd elles autre autres faire etait meme memes celui celle lequel pourquoi comment parce'.split(
    ' ',
  ),
);

const rounded = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

export function voiceOf(texts: readonly string[]): Voice {
  const read = texts.map((body) => analyse({ body }));
  const sum = (of: (one: (typeof read)[number]) => number) => read.reduce((total, one) => total + of(one), 0);
  const words = sum(({ readability }) => readability.words);
  const per100 = (count: number) => (words === 0 ? 0 : rounded((100 * count) / words));
  const sentences = sum(({ readability }) => readability.sentences);
  const long = read.flatMap(({ readability }) =>
    readability.score === null ? [] : [{ score: readability.score, words: readability.words }],
  );
  const longWords = long.reduce((total, one) => total + one.words, 0);
  return {
    wordsPerSentence: sentences === 0 ? 0 : rounded(words / sentences),
    emojisPer100Words: per100(sum(({ style }) => style.emojis)),
    exclamationsPer100Words: per100(sum(({ style }) => style.exclamations)),
    register: registerOfAll(read.map(({ register }) => register)),
    readability:
      longWords === 0 ? null : Math.round(long.reduce((total, one) => total + one.score * one.words, 0) / longWords),
    favouriteWords: favouritesOf(texts),
  };
}

/** The one of three quarters of the texts that speak to someone; else both. */
function registerOfAll(registers: readonly Register[]): Register {
  const speaking = registers.filter((register) => register !== 'none');
  if (speaking.length === 0) return 'none';
  const of = (wanted: Register) => speaking.filter((register) => register === wanted).length / speaking.length;
  if (of('vous') >= 0.75) return 'vous';
  return of('tu') >= 0.75 ? 'tu' : 'mixed';
}

/** Words that a third of the texts share, two at least, as they are first written; the commonest first, then by the alphabet. */
function favouritesOf(texts: readonly string[]): string[] {
  const known = new Map<string, { word: string; texts: number }>();
  for (const text of texts) {
    const seen = new Set<string>();
    for (const word of text.toLocaleLowerCase('fr').match(/\p{L}+/gu) ?? []) {
      const key = fold(word);
      if (key.length < shortestFavourite || everyones.has(key) || seen.has(key)) continue;
      seen.add(key);
      const before = known.get(key);
      known.set(key, { word: before?.word ?? word, texts: (before?.texts ?? 0) + 1 });
    }
  }
  const enough = Math.max(2, Math.ceil(texts.length / 3));
  return [...known]
    .filter(([, one]) => one.texts >= enough)
    .sort(([key, one], [other, two]) => two.texts - one.texts || (key < other ? -1 : 1))
    .slice(0, mostFavourites)
    .map(([, { word }]) => word.slice(0, 60));
}
