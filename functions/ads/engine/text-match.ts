import { type Bits, dropBits, hasBit, keepBits } from './bits.ts';
import type { Part } from './catalogue.ts';
import { addPhrase } from './phrases.ts';
import type { Postings } from './postings.ts';
import { reserveScratch, scratch } from './scratch.ts';
import type { Segment } from './segment.ts';
import { decides, type Reading, rangesOf, type WordRange, wordRanges } from './word-reading.ts';

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
  if (reading.kind === 'word') for (const [from, to] of wordRanges(postings, reading)) postings.addDocs(from, to, bits);
  const phrases = reading.kind === 'word' ? reading.parted : [reading.words];
  for (const words of phrases) addPhrase(segment, words, within, bits);
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
    if (reading.kind === 'word' && decides(reading)) raiseExact(segment, reading, docs, scores);
  }
  return scores;
}

function raiseExact(
  { postings, size }: Segment,
  { word, joined }: { word: string; joined: readonly string[] },
  docs: Uint32Array,
  scores: Uint32Array,
): void {
  const exact = scratch.clause.subarray(0, Math.ceil(size / 32)).fill(0);
  for (const form of [...sameWord(word), ...joined]) {
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
  if (reading.kind === 'phrase') return rangesOf(postings, reading.words);
  return [...wordRanges(postings, reading), ...rangesOf(postings, reading.parted.flat())];
}
