import { fold } from '../../../kernel/fold.ts';

/** How words with an aspirate h begin, folded: « le » keeps its vowel before them. */
const aspirate =
  /^(?:hach|hack|haddock|hagard|hai(?!ku)|halal|hale(?!in)|hall(?!u)|halo|halte(?!r)|hamac|hamburger|hameau|hampe|hamster|hanche|hand|hangar|hanneton|hant|happ|harangu|haras|harass|harcel|hardi|hardware|harem|hareng|hargn|haricot|harn|harp|harpon|hasard|hasch|hat[ei]|hauban|hauss|haut|havre|hayon|hein|heler|henn|herisson|heriss|herni|heron|heros$|hers|hetre|heurt|hibou|hic|hideu|hierarch|hi-fi|hip-hop|hippie|hiss|hit|hobby|hoch|hockey|hold|holding|holland|homard|hongr|honni|hont|hoquet|horde|hors|hot-dog|hotte|houblon|houille|houle|houpp|hous|houx|hublot|huche|huee|huer|huit(?!r)|hul|hurl|husky|hussard|hutte)/;
/** Vowels that are heard as something else. */
const kept =
  /^(?:onz|oui(?!-dire|e)|ouistiti|ouate|uhlan|ululer|yaourt|yacht|yaour|yoga|yard|yeti|yen|yole|youpi|yourte|yo-yo)/;
const vowel = /^(?:[aeiou]|y(?![aeiou]))/;
/** Letters said one by one begin as their first one is called: « l’IA », « le SMS ». */
const spelled = /^\p{Lu}{2,}(?!\p{Ll})/u;

/** Whether « le » and « de » lose their vowel before it. */
export function elides(text: string): boolean {
  const word = /^[\p{L}&’'-]+/u.exec(text)?.[0] ?? '';
  if (spelled.test(word)) return /^[AEIO]/.test(word);
  const folded = fold(word);
  if (folded.startsWith('h')) return !aspirate.test(folded);
  return vowel.test(folded) && !kept.test(folded);
}

/** « de » and what follows, which loses the article that melts into it: `du ` + `planning`, `d’` + `un planning`. */
export function afterDe(text: string): readonly [glue: string, rest: string] {
  if (/^le /i.test(text)) return ['du ', text.slice(3)];
  if (/^(?:les|des) /i.test(text)) return ['des ', text.slice(4)];
  if (/^(?:du |de la |de l’)/i.test(text)) return ['', text];
  return [elides(text) ? 'd’' : 'de ', text];
}

/** The same of « à ». */
export function afterA(text: string): readonly [glue: string, rest: string] {
  if (/^le /i.test(text)) return ['au ', text.slice(3)];
  if (/^les /i.test(text)) return ['aux ', text.slice(4)];
  return ['à ', text];
}
