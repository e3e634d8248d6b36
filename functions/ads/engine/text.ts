import { stemmer } from '@orama/stemmers/french';
import { plainLetters } from '../../../shared/kernel/fold.ts';

/** Longer runs of letters are no words: they are cut, so that one ad cannot fill a dictionary. */
const longestWord = 64;

/** Invisible within a word: soft hyphen, joiners, byte order mark. */
const invisible = /\u00ad|\u200c|\u200d|\u2060|\ufeff/;
/** A letter to Unicode, an apostrophe to people. */
const letterApostrophe = 'ʼ';
const apostrophe = /['’‘ʼ′´`]/;

const elisions = new Set(['l', 'd', 'j', 'm', 'n', 's', 't', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu']);

const isWordCharacter = (character: string) =>
  character !== letterApostrophe && (/[\p{L}\p{N}\p{M}]/u.test(character) || invisible.test(character));

const outside = 1;
const inside = 2;
/** One byte a UTF-16 unit, filled as units are met: unknown (0), outside a word, inside. */
const unitKinds = new Uint8Array(0x10000);

/** How many units of the word stand at `at`: 0 when none does, 2 for a pair of surrogates. */
function wordUnits(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const kind = unitKinds[unit];
  if (kind === inside) return 1;
  if (kind === outside) return 0;
  if (unit >= 0xd800 && unit < 0xe000) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    return character.length === 2 && isWordCharacter(character) ? 2 : 0;
  }
  unitKinds[unit] = isWordCharacter(String.fromCharCode(unit)) ? inside : outside;
  return unitKinds[unit] === inside ? 1 : 0;
}

/** Calls back with the place of each run of letters and digits, in UTF-16 units. */
export function eachRun(text: string, found: (start: number, end: number) => void): void {
  let at = 0;
  while (at < text.length) {
    const start = at;
    for (let units = wordUnits(text, at); units > 0; units = wordUnits(text, at)) at += units;
    if (at > start) found(start, at);
    else at++;
  }
}

/** Most runs: nothing in them to take apart. */
const plainRun = /^[a-zA-Z\d]+$/;

/** A run as it is compared: no case, accents, ligatures or fancy alphabets. Empty when nothing is left. */
export function fold(run: string): string {
  if (plainRun.test(run)) return run.slice(0, longestWord).toLowerCase();
  let folded = '';
  for (const character of run.normalize('NFKD').toLowerCase().normalize('NFKD')) {
    if (plainLetters[character] !== undefined && Object.hasOwn(plainLetters, character))
      folded += plainLetters[character];
    else if (/[\p{L}\p{N}]/u.test(character)) folded += character;
    if (folded.length >= longestWord) break;
  }
  return folded;
}

/** `l` in `l’eau`: written for the ear, no word that one looks for. */
export const isElided = (word: string, next: string | undefined): boolean =>
  next !== undefined && apostrophe.test(next) && elisions.has(word);

export type Token = { word: string; start: number; end: number; elided: boolean };

/** The folded words of a text and where they stand, in UTF-16 units. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  eachRun(text, (start, end) => {
    const word = fold(text.slice(start, end));
    if (word !== '') tokens.push({ word, start, end, elided: isElided(word, text[end]) });
  });
  return tokens;
}

/** Endings that the French stemmer knows by their accents or forgets, once the accents are gone. */
const endings: [RegExp, string][] = [
  [/ees?$/, 'e'],
  [/ieres?$/, 'ier'],
  [/oux$/, 'ou'],
  [/([aiou])s$/, '$1'],
];

/** Stems already made: making one costs a hundred times more than finding it. */
const knownStems = new Map<string, string>();
const mostKnownStems = 50_000;
const shortestStem = 3;

/** What the forms of a folded word have in common: `chaussures` and `chaussure` are `chaussur`. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  if (knownStems.size === mostKnownStems) knownStems.clear();
  const made = makeStem(word);
  knownStems.set(word, made);
  return made;
}

function makeStem(word: string): string {
  const ending = word.length > 4 ? endings.find(([pattern]) => pattern.test(word)) : undefined;
  const root = stemmer(ending === undefined ? word : word.replace(ending[0], ending[1])).toLowerCase();
  // What is left of `SaaS` would be another word.
  return root.length < shortestStem ? word.replace(/[sx]$/, '') : root;
}
