import { hasBit, noBits } from './bits.ts';
import type { Part } from './catalogue.ts';
import type { Pair } from './compounds.ts';
import { addPhrase } from './phrases.ts';
import type { Postings } from './postings.ts';
import type { Clause } from './query-syntax.ts';
import { stem } from './text.ts';
import { canBeCorrected, nearWords } from './typos.ts';
import { filterHolds } from './word-filter.ts';

/** Successive words of a dictionary, by their numbers. */
export type WordRange = readonly [from: number, to: number];

/** `joined` are words that say it with a neighbour, `parted` pairs that some ad has for it. */
type WordReading = {
  kind: 'word';
  word: string;
  stem: string;
  prefix: string | null;
  joined: readonly string[];
  parted: readonly Pair[];
};

/** How a clause is looked for, once its spelling has been read: any of the forms, or the words side by side. */
export type Reading = { clause: Clause } & (WordReading | { kind: 'phrase'; words: string[] });

export type Correction = { typed: string; read: string };

/** A clause that decides whether an ad is found. */
export const decides = ({ clause }: Reading): boolean => clause.kind === 'phrase' || !clause.small;

/** Reads each clause as it is spelled, or as the nearest word that the ads know when they know nothing like it. */
export function readClauses(clauses: Clause[], parts: readonly Part[]) {
  const corrections: Correction[] = [];
  const readings = clauses.map((clause): Reading => {
    if (clause.kind === 'phrase') return { clause, kind: 'phrase', words: clause.words };
    const { word, stem: root, prefix, joined } = clause;
    const parted = clause.parted.filter((pair) => parts.some((part) => stands(pair, part)));
    const reading: Reading = { clause, kind: 'word', word, stem: root, prefix: prefix ? word : null, joined, parted };
    if (clause.excluded || clause.small || !canBeCorrected(word) || isVisible(reading, parts)) return reading;
    if (isSpelled(word, parts)) return reading;
    const read = nearestWord(word, parts);
    if (read === undefined) return reading;
    corrections.push({ typed: clause.typed, read });
    return { clause, kind: 'word', word: read, stem: stem(read), prefix: null, joined: [], parted: [] };
  });
  return { readings, corrections };
}

function stands(pair: Pair, { segment, live }: Part): boolean {
  if (rangesOf(segment.postings, pair).length < pair.length) return false;
  const found = noBits(segment.size);
  addPhrase(segment, pair, live, found);
  return found.some((bits) => bits !== 0);
}

/** Where the words of a dictionary match: their forms, those that begin so, and those that hold it with a neighbour. */
export function wordRanges(
  postings: Postings,
  { stem, prefix, joined }: Omit<WordReading, 'kind' | 'word'>,
): WordRange[] {
  const { words } = postings;
  const from = prefix === null ? 0 : words.lowerBound(prefix);
  const to = prefix === null ? 0 : words.prefixEnd(prefix, from);
  const ranges: WordRange[] = from < to ? [[from, to]] : [];
  for (const word of postings.wordsOfStem(stem)) if (word < from || word >= to) ranges.push([word, word + 1]);
  const isThere = (word: number) => ranges.some(([first, end]) => word >= first && word < end);
  ranges.push(...rangesOf(postings, joined).filter(([word]) => !isThere(word)));
  return ranges;
}

/** Those of the words that are in the dictionary. */
export const rangesOf = (postings: Postings, words: readonly string[]): WordRange[] =>
  words.flatMap((word) => {
    const number = postings.words.find(word);
    return number === undefined ? [] : [[number, number + 1] as const];
  });

/** Whether the language has the word, as far as the catalogues know it: then nothing is wrong with it but that no ad says it. */
const isSpelled = (word: string, parts: readonly Part[]): boolean =>
  parts.some(({ segment }) => {
    const filter = segment.spelledWords();
    return filter !== null && filterHolds(filter, word);
  });

function isVisible(reading: WordReading, parts: readonly Part[]): boolean {
  if (reading.parted.length > 0) return true;
  return parts.some((part) =>
    wordRanges(part.segment.postings, reading).some(([from, to]) => {
      for (let word = from; word < to; word++) if (isWordVisible(part, word)) return true;
      return false;
    }),
  );
}

function isWordVisible({ segment, live, size }: Part, word: number): boolean {
  return size === segment.size || segment.postings.docsOf(word).some((doc) => hasBit(live, doc));
}

/** The most frequent of the words at one letter, among the ads that can be seen. */
function nearestWord(word: string, parts: readonly Part[]): string | undefined {
  const ads = new Map<string, number>();
  for (const part of parts) {
    const { words } = part.segment.postings;
    for (const near of nearWords(words, word)) {
      const number = words.find(near);
      if (number !== undefined) ads.set(near, (ads.get(near) ?? 0) + liveAdsWith(part, number));
    }
  }
  let best: string | undefined;
  let most = 0;
  for (const [near, count] of ads) {
    if (count > most || (count === most && best !== undefined && near < best)) [best, most] = [near, count];
  }
  return most === 0 ? undefined : best;
}

function liveAdsWith({ segment, live, size }: Part, word: number): number {
  if (size === segment.size) return segment.postings.adsWith(word);
  return segment.postings.docsOf(word).filter((doc) => hasBit(live, doc)).length;
}
