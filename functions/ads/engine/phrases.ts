import { addBits, type Bits, keepBits, listBits, noBits, setBit } from './bits.ts';
import { reserveScratch, scratch } from './scratch.ts';
import type { Segment } from './segment.ts';
import type { WordPlaces } from './word-places.ts';

/** Adds those of the ads `within` in which the words stand side by side. */
export function addPhrase({ postings, size }: Segment, words: readonly string[], within: Bits, bits: Bits): void {
  const numbers: number[] = [];
  for (const word of words) {
    const number = postings.words.find(word);
    if (number === undefined) return;
    numbers.push(number);
  }
  const candidates = within.slice();
  const holders = noBits(size);
  for (const number of new Set(numbers)) {
    postings.addDocs(number, number + 1, holders.fill(0));
    keepBits(candidates, holders);
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
