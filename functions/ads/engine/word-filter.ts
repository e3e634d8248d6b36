import { tokenise } from './text.ts';
import { canBeCorrected } from './typos.ts';

/** Ten bits a word and seven of them set: of a hundred words that are not in the list, one is taken for one that is. */
const bitsAWord = 10;
const bitsSet = 7;

/** A list of words as nothing but the answer whether a word is in it, which it may rarely be said to be when it is not. */
export function makeWordFilter(spelled: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((Math.max(1, spelled.length) * bitsAWord) / 8));
  for (const text of spelled) {
    for (const { word } of tokenise(text)) {
      // Shorter ones are never asked for.
      if (canBeCorrected(word)) eachBit(word, filter, (at, bit) => (filter[at] = (filter[at] ?? 0) | bit));
    }
  }
  return filter;
}

export function filterHolds(filter: Uint8Array, word: string): boolean {
  let holds = true;
  eachBit(word, filter, (at, bit) => (holds &&= ((filter[at] ?? 0) & bit) !== 0));
  return holds;
}

/** Two hashes make all the places of a word. */
function eachBit(word: string, filter: Uint8Array, found: (at: number, bit: number) => void): void {
  const size = filter.length * 8;
  const first = hash(word, 0x811c9dc5);
  const step = hash(word, first) | 1;
  for (let turn = 0; turn < bitsSet; turn++) {
    const place = ((first + Math.imul(turn, step)) >>> 0) % size;
    found(place >>> 3, 1 << (place & 7));
  }
}

/** FNV-1a, its bits then spread as MurmurHash does. */
function hash(word: string, seed: number): number {
  let bits = seed;
  for (let at = 0; at < word.length; at++) bits = Math.imul(bits ^ word.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
