import { foldedWords } from '../../../kernel/fold.ts';

export const wordSet = (text: string): ReadonlySet<string> => new Set(foldedWords(text));

/** Shared words over all words, 0 to 1 (Jaccard). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 && other.size === 0) return 1;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** From here on, two texts are one. */
export const tooSimilar = 0.6;

const tools = new Set(
  'avec pour dans sans plus vous nous votre vos leur leurs cette tout tous toute toutes mais comme bien sont sous chez entre par sur les des une aux'.split(
    ' ',
  ),
);
/** Words that say something, cut so that « gagnez » and « gagner » are one. */
export const stemsIn = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => word.length > 3 && !tools.has(word))
    .map((word) => word.slice(0, 5));

/** « Réparez vos vélos avec la réparation de vélos »: one says what the other has said already. */
export function echoes(one: string, other: string, fewest = 2): boolean {
  const said = new Set(stemsIn(one));
  return new Set(stemsIn(other).filter((stem) => said.has(stem))).size >= fewest;
}
