import { fold } from '../../kernel/fold.ts';

/** Words that no French text does without, folded; few of them are words of the other languages. */
const french = new Set(
  'le la les un une des du de et est sont a au aux en dans pour par sur avec sans que qui ne pas plus vous nous votre vos notre nos tu ton ta tes on ce cette ces son sa ses il elle ils je mais ou si tout tous toute se y chez dont comme fait sous mon ma mes leur ici bien des etre'.split(
    ' ',
  ),
);
const foreign = new Set(
  'the and is are to of for with your you our this that in it on at from by we be or not have das der die und ist nicht mit ihr ein eine fur zu el los las y con para por una del como il che per di non sono della con gli uma nao com voce dos e het een van voor niet'.split(
    ' ',
  ),
);
/** In French too, or in one that shares it: no sign of either. */
const both = new Set(['a', 'y', 'on', 'in', 'la', 'e', 'con', 'il', 'es', 'de', 'une', 'per', 'par']);

/** How much a word speaks for French, and against it. */
function weightOf(word: string): number {
  const apostrophe = word.indexOf("'");
  const elided = apostrophe > 0 && apostrophe < 3 ? 1 : 0;
  if (both.has(word)) return elided;
  if (french.has(word)) return 1 + elided;
  return foreign.has(word) || !/^[a-z0-9'-]+$/.test(word) ? elided - 1 : elided;
}

/** Whether folded words are French; unknown when they are too few to tell. */
export function languageOf(words: readonly string[]): 'fr' | 'other' | 'unknown' {
  let [ours, theirs] = [0, 0];
  for (const word of words) {
    const weight = weightOf(word);
    if (weight > 0) ours += weight;
    else theirs -= weight;
  }
  if (theirs > ours && theirs >= 2) return 'other';
  return ours > theirs && (ours >= 2 || ours / words.length >= 0.15) ? 'fr' : 'unknown';
}

const fewestWords = 4;

/** Whether a sentence is in another language; sources in brackets and figures are of none. */
export function isForeign(text: string): boolean {
  const words = fold(text.replace(/\([^)]*\)/g, '')).match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
  return words.length >= fewestWords && languageOf(words) === 'other';
}
