import { lowerFirst } from '../../../shared/kernel/first-letter.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { stopWords } from './stop-words.ts';

/** Words of an ad that follow one another, and how they stand in their clause. */
export type Phrase = {
  folded: string;
  form: string;
  words: number;
  /** Of a word alone: after an article, or a name. */
  isNoun: boolean;
  /** What stands before it changes what it says, or makes a verb of its first word: « ne », « qui », « se ». */
  isCut: boolean;
};

const longestPhrase = 6;
/** « Prix », « clic » say nothing alone. */
const longEnough = 6;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const articles = words(
  'le la les l un une des du au aux votre vos ton ta tes notre nos mon ma mes son sa ses leur leurs chaque',
);
const turns = words(
  'ne n pas sans ni aucun aucune jamais zero plus moins on il elle ils elles se s vous tu je j nous qui y m t me te',
);
const figures: Readonly<Record<string, string>> = {
  ...{ deux: '2', trois: '3', quatre: '4', cinq: '5', six: '6', sept: '7', huit: '8', neuf: '9', dix: '10' },
  ...{ douze: '12', quinze: '15', vingt: '20', trente: '30', cinquante: '50', cent: '100', mille: '1000' },
};
/** They begin a phrase, and are none: « sans frais », « tout le monde », « ne manque aucune séance ». */
const leads = words('sans zero ne n tout toute tous toutes chaque');
/** They end none: what they are said of comes after. */
const open = words(
  'premier premiere premiers premieres dernier derniere derniers dernieres petit petite petits petites grand grande grands grandes nouveau nouvel nouvelle nouveaux nouvelles prochain prochaine prochains prochaines bonne bons bonnes meilleur meilleure meilleurs meilleures vrai vraie vrais vraies',
);
const denials = words('pas plus jamais aucun aucune rien ni');
/** They end a phrase, and say nothing alone. */
const units = words(
  'jour jours mois an ans annee annees semaine semaines minute minutes seconde secondes heure heures journee fois euro euros',
);

/** `https://www.maison.fr/tables`, `maison.fr`, `4,8/5`: no words. */
const address = /\S*[^\s.]\.[^\s.]\S*|\d+,\d+(?: ?\/ ?\d+)?/gu;

/** No phrase goes over a stop or a line. */
export const clausesOf = (ad: { headline: string | null; body: string | null; description: string | null }): string[] =>
  [ad.headline, ad.body, ad.description].flatMap((text) =>
    (text ?? '')
      .normalize('NFC')
      .replace(address, '\n')
      .split(/[^\p{L}\p{M}\d'’ \u00a0\u202f-]+|\n/u),
  );

type Word = { folded: string; from: number; to: number };

/** « L’essai gratuit » : l, essai, gratuit. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*/gu)].map(({ 0: word, index }) => ({
    folded: figures[fold(word)] ?? fold(word),
    from: index,
    to: index + word.length,
  }));

export const namedIn = (name: string): ReadonlySet<string> => new Set(wordsOf(name).map(({ folded }) => folded));

/** Up to six words, the first and the last of which tell something. */
export function phrasesOf(clause: string, name: ReadonlySet<string>): Phrase[] {
  const all = wordsOf(clause);
  return all.flatMap((first, at) => {
    const fewest = fewestFrom(first, name);
    if (fewest === null) return [];
    const before = all[at - 1]?.folded ?? '';
    const stands = {
      isNoun: isNamed(clause, first) || (articles.has(before) && first.folded.length >= longEnough),
      isCut: isDenial(first) ? false : turns.has(before) || (isFigure(first.folded) && isFigure(before)),
    };
    return some(all.slice(at, at + longestPhrase), fewest, name).map((words) => ({
      folded: words.map(({ folded }) => folded).join(' '),
      form: asSaid(clause, first, words.at(-1) ?? first),
      words: words.length,
      ...stands,
    }));
  });
}

/** The beginnings of these words that say something whole. */
const some = (all: readonly Word[], fewest: number, name: ReadonlySet<string>): Word[][] =>
  all
    .map((_, at) => all.slice(0, at + 1))
    .filter((words) => words.length >= fewest && isDenied(words) && ends(words, name));

const tells = ({ folded }: Word, name: ReadonlySet<string>): boolean =>
  folded.length > 2 && /[a-z]/.test(folded) && !stopWords.has(folded) && !leads.has(folded) && !name.has(folded);

/** How many words it takes to say something from this one on; null where a phrase does not begin so. */
function fewestFrom(first: Word, name: ReadonlySet<string>): 1 | 2 | null {
  if (leads.has(first.folded) || isFigure(first.folded)) return 2;
  return tells(first, name) && !units.has(first.folded) ? 1 : null;
}

const isFigure = (folded: string): boolean => /^\d+$/.test(folded);

const isDenial = ({ folded }: Word): boolean => folded === 'ne' || folded === 'n';

/** « Le jour même » ends where « le jour » does not. */
function ends(words: readonly Word[], name: ReadonlySet<string>): boolean {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (last?.folded === 'meme') return units.has(before?.folded ?? '');
  return last !== undefined && tells(last, name) && !open.has(last.folded);
}

/** « Ne manque » says nothing before « aucune séance ». */
function isDenied(words: readonly Word[]): boolean {
  const at = words.findIndex(isDenial);
  return at < 0 || words.slice(at).some(({ folded }) => denials.has(folded));
}

/** A capital that opens no clause. */
const isNamed = (clause: string, { from, to }: Word): boolean =>
  clause.slice(0, from).trim() !== '' && /^\p{Lu}\p{Ll}/u.test(clause.slice(from, to));

/** With its capitals, but for one that only opens a sentence or cries. */
function asSaid(clause: string, first: Word, last: Word): string {
  const said = clause.slice(first.from, last.to).replace(/\s+/g, ' ');
  if (said.length > longestAcronym && said === said.toLocaleUpperCase('fr')) return said.toLocaleLowerCase('fr');
  const opens = clause.slice(0, first.from).trim() === '';
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(clause.slice(first.from, first.to));
  return opens && isPlainWord ? lowerFirst(said) : said;
}
const longestAcronym = 4;
