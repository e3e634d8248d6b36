import type { AnalyzedCompetitor } from '../../../shared/ai/analyzed-competitor.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import type { CompetitorAd } from './read-competitor.ts';
import { stopWords } from './stop-words.ts';

const mostTerms = 15;
const longestTerm = 3;
/** The newest of them tell what it says. */
const mostRead = 2_000;
const fewestAds = 2;
/** A longer term says more than its words, at as many ads. */
const worth = [1, 1.7, 2.3];

type Term = { ads: CompetitorAd[]; words: number; forms: Map<string, number> };

/** The words and short phrases that most of its ads share; its own name is none. */
export function messagesOf(
  ads: readonly CompetitorAd[],
  name: string,
  evidenceOf: (ad: CompetitorAd) => string,
): AnalyzedCompetitor['messages'] {
  const read = ads.slice(0, mostRead);
  const terms = termsOf(read, new Set(wordsOf(name).map(({ folded }) => folded)));
  const ranked = [...terms]
    .filter(([, { ads: some }]) => some.length >= fewestAds)
    .sort(([a, one], [b, other]) => worthOf(other) - worthOf(one) || (a < b ? -1 : 1));
  const kept: { folded: string; term: Term }[] = [];
  for (const [folded, term] of ranked) {
    if (kept.length < mostTerms && !kept.some((other) => says(other, { folded, term }))) kept.push({ folded, term });
  }
  return kept.map(({ term }) => ({
    term: commonest(term.forms),
    weight: Math.round((term.ads.length / read.length) * 10_000) / 10_000,
    evidenceIds: firstOfGroups(term.ads).map(evidenceOf),
  }));
}

const worthOf = ({ ads, words }: Term): number => ads.length * (worth[words - 1] ?? 1);

/** A term that lies in another, or holds it, is told once unless it is said much more often. */
function says(kept: { folded: string; term: Term }, other: { folded: string; term: Term }): boolean {
  const [held, holding] = [` ${other.folded} `, ` ${kept.folded} `];
  if (held.includes(holding)) return true;
  return holding.includes(held) && other.term.ads.length < kept.term.ads.length * 1.5;
}

function termsOf(ads: readonly CompetitorAd[], name: ReadonlySet<string>): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const one of ads) {
    const said = new Map(
      clausesOf(one)
        .flatMap((clause) => phrasesOf(clause, name))
        .map((phrase) => [phrase.folded, phrase]),
    );
    for (const { folded, form, words } of said.values()) {
      const term = terms.get(folded) ?? { ads: [], words, forms: new Map<string, number>() };
      term.ads.push(one);
      term.forms.set(form, (term.forms.get(form) ?? 0) + 1);
      terms.set(folded, term);
    }
  }
  return terms;
}

/** `https://www.maison.fr/tables`, `maison.fr`: no words. */
const address = /\S*[^\s.]\.[^\s.]\S*/gu;

/** No phrase goes over a stop or a line. */
const clausesOf = ({ ad: { headline, body, description } }: CompetitorAd): string[] =>
  [headline, body, description].flatMap((text) =>
    (text ?? '')
      .normalize('NFC')
      .replace(address, '\n')
      .split(/[^\p{L}\p{M}\d'’ \u00a0\u202f-]+|\n/u),
  );

type Word = { folded: string; from: number; to: number };

/** « L’essai gratuit » : l, essai, gratuit. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    from: index,
    to: index + word.length,
  }));

/** Up to three words, the first and the last of which tell something. */
function phrasesOf(clause: string, name: ReadonlySet<string>): { folded: string; form: string; words: number }[] {
  const words = wordsOf(clause);
  const telling = ({ folded }: Word) =>
    folded.length > 2 && /[a-z]/.test(folded) && !stopWords.has(folded) && !name.has(folded);
  return words.flatMap((first, at) => {
    if (!telling(first)) return [];
    const found = [];
    for (let length = 1; length <= longestTerm; length++) {
      const some = words.slice(at, at + length);
      const last = some.at(-1);
      if (some.length < length || !last || !telling(last)) continue;
      const form = asSaid(clause, first, last);
      found.push({ folded: some.map(({ folded }) => folded).join(' '), form, words: length });
    }
    return found;
  });
}

/** With its capitals, but for one that only opens a sentence or cries. */
function asSaid(clause: string, first: Word, last: Word): string {
  const said = clause.slice(first.from, last.to).replace(/\s+/g, ' ');
  if (said.length > longestAcronym && said === said.toLocaleUpperCase('fr')) return said.toLocaleLowerCase('fr');
  const opens = clause.slice(0, first.from).trim() === '';
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(clause.slice(first.from, first.to));
  return opens && isPlainWord ? said.charAt(0).toLocaleLowerCase('fr') + said.slice(1) : said;
}
const longestAcronym = 4;

const commonest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';

const mostShown = 3;
function firstOfGroups(ads: readonly CompetitorAd[]): CompetitorAd[] {
  const groups = new Map(ads.toReversed().map((one) => [one.ad.groupKey, one]));
  return [...groups.values()].toReversed().slice(0, mostShown);
}
