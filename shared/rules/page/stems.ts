import { stemmer } from '@orama/stemmers/french';
import { fold } from '../../kernel/fold.ts';

const stops = new Set(
  'le la les l un une des du de d et ou est sont a au aux en dans pour par sur avec sans sous que qui qu ne n pas plus vous nous votre vos notre nos tu te toi ton ta tes me moi mon ma mes se s son sa ses on ce c cet cette ces il elle ils elles je j y leur leurs mais donc or ni car si tout tous toute toutes comme fait faire ici bien etre avoir ont ai as avez avons etes suis sera chez dont quand comment pourquoi quoi quel quelle quels quelles tres trop plus moins aussi meme encore deja puis alors entre vers jusqu des ca cela celui celle ceux the and of to for in is it your you our we with this that on be are'.split(
    ' ',
  ),
);
const word = /\d+(?:[ \u00a0\u202f.]\d{3})*(?:[.,]\d+)?|[\p{L}\p{N}]+/gu;
const [shortest, longest] = [3, 40];

export type Term = { stem: string; text: string; index: number };

/** The words that carry a text, without those that every text has; a figure goes with what it counts. */
export function termsIn(text: string): Term[] {
  const found: Term[] = [];
  let figure: Term | null = null;
  for (const { 0: one, index } of text.toLowerCase().matchAll(word)) {
    const stem = stemOf(one);
    const isNext = figure !== null && index - (figure.index + figure.text.length) <= 1;
    if (figure && isNext && !isFigure(one) && !stops.has(fold(one))) {
      figure.text += text.toLowerCase().slice(figure.index + figure.text.length, index + one.length);
      figure.stem += ` ${stem ?? fold(one)}`;
    } else if (stem !== null) found.push({ stem, text: one, index });
    figure = isFigure(one) ? (found.at(-1) ?? null) : null;
  }
  return found;
}

const isFigure = (one: string): boolean => /^\d/.test(one);

function stemOf(one: string): string | null {
  if (/^\d/.test(one)) return one.replace(/[ \u00a0\u202f.](?=\d{3})/g, '').replace('.', ',');
  const folded = fold(one);
  if (folded.length < shortest || folded.length > longest || stops.has(folded)) return null;
  return fold(stemmer(one));
}

/** « 3 jours » says « jours » too. */
export const stemsOfText = (text: string): Set<string> =>
  new Set(
    termsIn(text).flatMap(({ stem }) =>
      isFigure(stem) && stem.includes(' ') ? [stem, stem.slice(stem.indexOf(' ') + 1)] : [stem],
    ),
  );
