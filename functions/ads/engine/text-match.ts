import { addBits, type Bits, dropBits, hasBit, keepBits, listBits, noBits, setBit } from './bits.ts';
import type { Part } from './catalogue.ts';
import type { Postings } from './postings.ts';
import { reserveScratch, scratch } from './scratch.ts';
import type { Segment } from './segment.ts';
import type { WordPlaces } from './word-places.ts';
import { decides, type Reading, type WordRange, wordRanges } from './word-reading.ts';

/** The ads of a part in which every clause holds. Holds until the next match. */
export function matchText({ segment, live }: Part, readings: readonly Reading[]): Bits {
  reserveScratch(segment.size);
  const found = scratch.found.subarray(0, live.length);
  const clause = scratch.clause.subarray(0, live.length);
  found.set(live);
  // Phrases last: their words are verified in fewer ads.
  for (const reading of readings
    .filter(decides)
    .sort((a, b) => Number(a.kind === 'phrase') - Number(b.kind === 'phrase'))) {
    addClause(segment, reading, found, clause.fill(0));
    if (reading.clause.excluded) dropBits(found, clause);
    else keepBits(found, clause);
  }
  return found;
}

/** Adds the ads in which the words of a clause are, whether it excludes them or not; a phrase only among some ads. */
export function addClause(segment: Segment, reading: Reading, within: Bits, bits: Bits): void {
  const { postings } = segment;
  if (reading.kind === 'phrase') addPhrase(segment, reading.words, within, bits);
  else for (const [from, to] of wordRanges(postings, reading)) postings.addDocs(from, to, bits);
}

function addPhrase({ postings, size }: Segment, words: string[], within: Bits, bits: Bits): void {
  const candidates = within.slice();
  const holders = noBits(size);
  const numbers: number[] = [];
  for (const word of words) {
    const number = postings.words.find(word);
    if (number === undefined) return;
    if (!numbers.includes(number)) {
      postings.addDocs(number, number + 1, holders.fill(0));
      keepBits(candidates, holders);
    }
    numbers.push(number);
  }
  if (numbers.length === 1) {
    addBits(bits, candidates);
    return;
  }
  reserveScratch(size);
  const docs = scratch.docs.subarray(0, listBits(candidates, scratch.docs));
  const known = new Map([...new Set(numbers)].map((number) => [number, postings.placesOf(number)]));
  const phrase = numbers.flatMap((number) => known.get(number) ?? []);
  for (const doc of docs) if (standTogether(phrase, doc)) setBit(bits, doc);
}

/** Somewhere in the ad, the first word is followed by the second, and so on. */
function standTogether(phrase: WordPlaces[], doc: number): boolean {
  const [first] = phrase;
  first?.read(doc);
  for (let at = 0; at < (first?.count ?? 0); at++) {
    const start = first?.places[at] ?? 0;
    let offset = 1;
    while (phrase[offset]?.holds(doc, start + offset)) offset++;
    if (offset === phrase.length) return true;
  }
  return false;
}

/** How much each clause weighs: the rarer, the more. Whole numbers, so that sums are the same everywhere. */
export function clauseWeights(parts: readonly Part[], readings: readonly Reading[]): number[] {
  const ads = parts.reduce((sum, { segment }) => sum + segment.size, 0);
  return readings.map((reading) => {
    let found = 0;
    for (const { segment } of parts) {
      for (const [from, to] of scoredRanges(segment.postings, reading)) {
        found += segment.postings.postingsIn(from, to);
      }
    }
    return reading.clause.excluded ? 0 : Math.round(16 * Math.log(1 + ads / Math.max(1, found)));
  });
}

/** Above whatever the impacts of a search may sum up to: an ad that has one more of the very words comes first. */
const exactWord = 2 ** 20;

/** Sums, for each of the ads, the weighted impacts of the clauses; one that says a word as it was typed stands above those that do not. */
export function scoreText(
  segment: Segment,
  readings: readonly Reading[],
  weights: readonly number[],
  found: Bits,
  docs: Uint32Array,
): Uint32Array {
  reserveScratch(segment.size);
  const { best } = scratch;
  const scores = scratch.scores.subarray(0, docs.length).fill(0);
  for (const [index, reading] of readings.entries()) {
    const weight = weights[index] ?? 0;
    if (weight === 0) continue;
    best.fill(0, 0, segment.size);
    for (const [from, to] of scoredRanges(segment.postings, reading)) {
      segment.postings.raiseImpacts(from, to, found, best);
    }
    for (let at = 0; at < docs.length; at++) scores[at] = (scores[at] ?? 0) + weight * (best[docs[at] ?? 0] ?? 0);
    if (reading.kind === 'word' && decides(reading)) raiseExact(segment, reading.word, docs, scores);
  }
  return scores;
}

function raiseExact({ postings, size }: Segment, word: string, docs: Uint32Array, scores: Uint32Array): void {
  const exact = scratch.clause.subarray(0, Math.ceil(size / 32)).fill(0);
  for (const form of sameWord(word)) {
    const number = postings.words.find(form);
    if (number !== undefined) postings.addDocs(number, number + 1, exact);
  }
  for (let at = 0; at < docs.length; at++) {
    if (hasBit(exact, docs[at] ?? 0)) scores[at] = (scores[at] ?? 0) + exactWord;
  }
}

/** A word and its other number, which say the same. */
const sameWord = (word: string): string[] =>
  word.length < 4 ? [word] : /[sx]$/.test(word) ? [word, word.slice(0, -1)] : [word, `${word}s`, `${word}x`];

function scoredRanges(postings: Postings, reading: Reading): WordRange[] {
  if (reading.kind === 'word') return wordRanges(postings, reading);
  return reading.words.flatMap((word) => {
    const number = postings.words.find(word);
    return number === undefined ? [] : [[number, number + 1] as const];
  });
}
