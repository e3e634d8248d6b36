import type { AnalyzedCompetitor } from '../../../shared/ai/analyzed-competitor.ts';
import { clausesOf, namedIn, type Phrase, phrasesOf } from './phrases.ts';
import type { CompetitorAd } from './read-competitor.ts';

const mostTerms = 15;
/** Of which so many are a single word. */
const mostWords = 3;
/** The newest of them tell what it says. */
const mostRead = 2_000;
const fewestAds = 2;
/** A longer term says more than its words, at as many ads. */
const worth = [1, 1.7, 2.3, 2.7, 3, 3.2];
/** Said so often as a part of a longer one, a term is a stump of it. */
const stump = 0.7;
const mostly = 0.6;

type Term = {
  folded: string;
  words: number;
  ads: CompetitorAd[];
  forms: Map<string, number>;
  /** How often it was read, and how often so. */
  read: number;
  isNoun: number;
  isCut: number;
};

/** The words and whole phrases that most of its ads share, those of most ads first; its own name is none. */
export function messagesOf(
  ads: readonly CompetitorAd[],
  name: string,
  evidenceOf: (ad: CompetitorAd) => string,
): AnalyzedCompetitor['messages'] {
  const read = ads.slice(0, mostRead);
  const terms = [...termsOf(read, namedIn(name)).values()].filter(({ ads: some }) => some.length >= fewestAds);
  const stumps = stumpsOf(terms);
  const ranked = terms
    .filter((term) => isWhole(term) && !stumps.has(term.folded))
    .sort((one, other) => worthOf(other) - worthOf(one) || (one.folded < other.folded ? -1 : 1));
  const kept: Term[] = [];
  for (const term of ranked) {
    const isFull = kept.length === mostTerms || (term.words === 1 && kept.filter(isWord).length === mostWords);
    if (!isFull && !kept.some((other) => says(other, term))) kept.push(term);
  }
  return kept
    .sort((one, other) => other.ads.length - one.ads.length)
    .map(({ ads: some, forms }) => ({
      term: commonest(forms),
      weight: Math.round((some.length / read.length) * 10_000) / 10_000,
      evidenceIds: firstOfGroups(some).map(evidenceOf),
    }));
}

const isWord = ({ words }: Term): boolean => words === 1;

const worthOf = ({ ads, words }: Term): number => ads.length * (worth[words - 1] ?? 1);

/** Not cut out of a clause that says more, or something else; a word alone is a noun. */
const isWhole = ({ words, read, isCut, isNoun }: Term): boolean =>
  isCut < read * mostly && (words > 1 || isNoun >= read * mostly);

/** The terms that are nearly always said as a part of a longer one. */
function stumpsOf(terms: readonly Term[]): Set<string> {
  const known = new Map(terms.map((term) => [term.folded, term]));
  const stumps = new Set<string>();
  for (const { folded, words, ads } of terms) {
    const all = folded.split(' ');
    for (let length = 1; length < words; length++)
      for (let at = 0; at + length <= words; at++) {
        const part = known.get(all.slice(at, at + length).join(' '));
        if (part && ads.length >= part.ads.length * stump) stumps.add(part.folded);
      }
  }
  return stumps;
}

/** A term that lies in another, or holds it, is told once unless it is said much more often. */
function says(kept: Term, other: Term): boolean {
  const [held, holding] = [` ${other.folded} `, ` ${kept.folded} `];
  if (held.includes(holding)) return true;
  if (holding.includes(held)) return other.ads.length < kept.ads.length * 1.5;
  return follows(kept.folded, other.folded) || follows(other.folded, kept.folded);
}

/** Cut out of one sentence: the one begins as the other ends. */
function follows(one: string, other: string): boolean {
  const [before, after] = [one.split(' '), other.split(' ')];
  for (let length = 2; length < Math.min(before.length, after.length); length++)
    if (before.slice(-length).join(' ') === after.slice(0, length).join(' ')) return true;
  return false;
}

function termsOf(ads: readonly CompetitorAd[], name: ReadonlySet<string>): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const one of ads) {
    const said = new Map<string, Phrase>();
    for (const clause of clausesOf(one.ad))
      for (const phrase of phrasesOf(clause, name)) said.set(phrase.folded, phrase);
    for (const { folded, form, words, isNoun, isCut } of said.values()) {
      const term = terms.get(folded) ?? newTerm(folded, words);
      term.ads.push(one);
      term.forms.set(form, (term.forms.get(form) ?? 0) + 1);
      term.read += 1;
      term.isNoun += Number(isNoun);
      term.isCut += Number(isCut);
      terms.set(folded, term);
    }
  }
  return terms;
}

const newTerm = (folded: string, words: number): Term => ({
  ...{ folded, words, ads: [], forms: new Map(), read: 0, isNoun: 0, isCut: 0 },
});

const commonest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';

const mostShown = 3;
function firstOfGroups(ads: readonly CompetitorAd[]): CompetitorAd[] {
  const groups = new Map(ads.toReversed().map((one) => [one.ad.groupKey, one]));
  return [...groups.values()].toReversed().slice(0, mostShown);
}
