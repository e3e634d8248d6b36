import type { StringTable } from './segment-regions.ts';

const shortestCorrected = 5;

export const canBeCorrected = (word: string): boolean => [...word].length >= shortestCorrected && !/\d/.test(word);

/**
 * The words of a sorted list at one letter from another: one missing, one too many, one for another, or two that
 * changed places; never the first letter, which people rarely miss. Walks the list by the letters that can follow each beginning, so it
 * needs no other index.
 */
export function nearWords(words: StringTable, word: string): Set<string> {
  const letters = [...word];
  const near = new Set<string>();
  let low = words.lowerBound(letters[0] ?? '');
  let high = words.prefixEnd(letters[0] ?? '', low);
  const keep = (candidate: string, from = low, to = high) => {
    if (candidate !== word && words.find(candidate, from, to) !== undefined) near.add(candidate);
  };
  for (let at = 1; at <= letters.length && low < high; at++) {
    const before = letters.slice(0, at).join('');
    const [letter = '', next = ''] = letters.slice(at, at + 2);
    const after = letters.slice(at + 1).join('');
    if (at < letters.length) keep(before + after);
    if (next !== '') keep(before + next + letter + letters.slice(at + 2).join(''));
    for (const [other, from, to] of followers(words, before, low, high)) {
      if (at < letters.length) keep(before + other + after, from, to);
      keep(before + other + letter + after, from, to);
    }
    low = words.lowerBound(before + letter, low, high);
    high = words.prefixEnd(before + letter, low, high);
  }
  return near;
}

/** The letters that follow a beginning, each with the words where it does. */
function* followers(words: StringTable, before: string, low: number, high: number): Iterable<[string, number, number]> {
  for (let from = low; from < high; ) {
    const letter = [...words.at(from).slice(before.length)][0];
    if (letter === undefined) {
      from++;
      continue;
    }
    const to = words.prefixEnd(before + letter, from, high);
    yield [letter, from, to];
    from = to;
  }
}
