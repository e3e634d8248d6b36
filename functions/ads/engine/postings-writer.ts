import { setBit } from './bits.ts';
import type { DocTerms } from './doc-terms.ts';
import { growingIntegers } from './growing-numbers.ts';
import { ranks, sortedNumbers } from './number-order.ts';
import { usesBitmap } from './postings.ts';
import type { RegionWriter } from './segment-regions.ts';
import { placesStep } from './word-places.ts';

/** How many postings are turned from the order of the ads to that of the words at a time: it bounds the memory. */
const postingsAtOnce = 6_000_000;

/** Turns the words of each ad into the ads of each word, and writes them with the dictionaries, words in their order. */
export function writePostings(regions: RegionWriter, terms: DocTerms, order: Uint32Array): void {
  const sorted = sortedNumbers(terms.words);
  const rank = ranks(sorted);
  const first = new Uint32Array(sorted.length + 1);
  const inversion: Inversion = { terms, order, rank, first };
  eachPosting(inversion, false, (entry) => {
    const next = (rank[entry >>> 8] ?? 0) + 1;
    first[next] = (first[next] ?? 0) + 1;
  });
  for (let at = 1; at < first.length; at++) first[at] = (first[at] ?? 0) + (first[at - 1] ?? 0);
  writeWords(regions, terms, sorted);
  regions.numbers('firstPostings', first);
  writeDocs(regions, inversion);
  writePlaces(regions, inversion);
}

type Inversion = { terms: DocTerms; order: Uint32Array; rank: Uint32Array; first: Uint32Array };

const logEnd = (terms: DocTerms, place: number) =>
  place + 1 < terms.logStarts.length ? terms.logStarts.at(place + 1) : terms.log.length;

function writeWords(regions: RegionWriter, terms: DocTerms, sorted: Uint32Array): void {
  const sortedStems = sortedNumbers(terms.stems);
  const stemRank = ranks(sortedStems);
  const wordStems = Uint32Array.from(sorted, (word) => stemRank[terms.wordStem.at(word)] ?? 0);
  const starts = new Uint32Array(sortedStems.length + 1);
  for (const stem of wordStems) starts[stem + 1] = (starts[stem + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const members = new Uint32Array(wordStems.length);
  for (const [word, stem] of wordStems.entries()) {
    const at = next[stem] ?? 0;
    members[at] = word;
    next[stem] = at + 1;
  }
  regions.strings('words', strings(sorted, terms.words));
  regions.strings('stems', strings(sortedStems, terms.stems));
  regions.numbers('stemStarts', starts);
  regions.numbers('stemWords', members);
}

function* strings(order: Uint32Array, values: readonly string[]): Iterable<string> {
  for (const number of order) yield values[number] ?? '';
}

type Slice = { from: number; to: number; docs: Uint32Array; impacts: Uint8Array; places: Float64Array };

/** The postings of successive ranges of words, each as large as the memory allows; their places only when asked. */
function* slices(inversion: Inversion, withPlaces: boolean): Iterable<Slice> {
  const { first } = inversion;
  for (let from = 0; from < first.length - 1; ) {
    let to = from + 1;
    while (to < first.length - 1 && (first[to + 1] ?? 0) - (first[from] ?? 0) <= postingsAtOnce) to++;
    yield invert(inversion, from, to, withPlaces);
    from = to;
  }
}

function invert(inversion: Inversion, from: number, to: number, withPlaces: boolean): Slice {
  const { rank, first } = inversion;
  const base = first[from] ?? 0;
  const count = (first[to] ?? 0) - base;
  const docs = new Uint32Array(count);
  const impacts = new Uint8Array(count);
  const places = new Float64Array(withPlaces ? count : 0);
  const next = first.slice(from, to);
  eachPosting(inversion, withPlaces, (entry, doc, placesAt) => {
    const word = rank[entry >>> 8] ?? 0;
    if (word < from || word >= to) return;
    const at = (next[word - from] ?? 0) - base;
    next[word - from] = at + base + 1;
    docs[at] = doc;
    impacts[at] = entry & 255;
    if (withPlaces) places[at] = placesAt;
  });
  return { from, to, docs, impacts, places };
}

function eachPosting(
  { terms, order }: Inversion,
  withPlaces: boolean,
  visit: (entry: number, doc: number, placesAt: number) => void,
): void {
  const log = terms.log.values();
  const placeLog = terms.places.values();
  for (let doc = 0; doc < order.length; doc++) {
    const place = order[doc] ?? 0;
    const end = logEnd(terms, place);
    let placesAt = terms.placeStarts.at(place);
    for (let at = terms.logStarts.at(place); at < end; at++) {
      visit(log[at] ?? 0, doc, placesAt);
      if (withPlaces) placesAt = afterPlaces(placeLog, placesAt);
    }
  }
}

/** Where the places of the next posting begin: after the first number that announces no other. */
function afterPlaces(log: Uint8Array, start: number): number {
  for (let at = start; ; ) {
    const more = ((log[at] ?? 0) & 1) === 1;
    while ((log[at] ?? 0) > 127) at++;
    at++;
    if (!more) return at;
  }
}

function writeDocs(regions: RegionWriter, inversion: Inversion): void {
  const { first, order } = inversion;
  const allImpacts = new Uint8Array(first.at(-1) ?? 0);
  const starts = growingIntegers();
  const write = regions.begin('docs');
  let written = 0;
  for (const { from, to, docs, impacts } of slices(inversion, false)) {
    const base = first[from] ?? 0;
    allImpacts.set(impacts, base);
    const bytes = new Uint8Array(docs.length * 5 + (to - from) * 4 + 4);
    let at = 0;
    for (let word = from; word < to; word++) {
      const list = docs.subarray((first[word] ?? 0) - base, (first[word + 1] ?? 0) - base);
      const bitmap = usesBitmap(list.length, order.length);
      if (bitmap) at += (4 - (at % 4)) % 4;
      starts.push(written + at);
      at = bitmap ? putBitmap(bytes, at, list, order.length) : putDistances(bytes, at, list);
    }
    at += (4 - (at % 4)) % 4;
    write(bytes.subarray(0, at));
    written += at;
  }
  starts.push(written);
  regions.numbers('docStarts', starts.values());
  regions.numbers('impacts', allImpacts);
}

function putBitmap(bytes: Uint8Array, at: number, docs: Uint32Array, size: number): number {
  const bits = new Uint32Array(bytes.buffer, at, Math.ceil(size / 32));
  for (const doc of docs) setBit(bits, doc);
  return at + bits.byteLength;
}

function putDistances(bytes: Uint8Array, start: number, docs: Uint32Array): number {
  let at = start;
  let before = 0;
  for (const doc of docs) {
    let left = doc - before;
    before = doc;
    for (; left > 127; left >>>= 7) bytes[at++] = (left & 127) | 128;
    bytes[at++] = left;
  }
  return at;
}

/** Places of a word, posting after posting; before those of a frequent one, where every 128th posting begins. */
function writePlaces(regions: RegionWriter, inversion: Inversion): void {
  const { first, terms } = inversion;
  const log = terms.places.values();
  const starts = growingIntegers();
  const write = regions.begin('places');
  let written = 0;
  for (const { from, to, places } of slices(inversion, true)) {
    const base = first[from] ?? 0;
    for (let word = from; word < to; word++) {
      const own = places.subarray((first[word] ?? 0) - base, (first[word + 1] ?? 0) - base);
      const bytes = placesOfWord(log, own);
      starts.push(written);
      write(bytes);
      written += bytes.length;
    }
  }
  starts.push(written);
  regions.numbers('placeStarts', starts.values());
}

function placesOfWord(log: Uint8Array, places: Float64Array): Uint8Array {
  const steps = places.length > placesStep ? Math.ceil(places.length / placesStep) : 0;
  let length = steps * 4;
  for (let posting = 0; posting < places.length; posting++) {
    const start = places[posting] ?? 0;
    length += afterPlaces(log, start) - start;
  }
  const bytes = Buffer.allocUnsafe(length);
  let at = steps * 4;
  for (let posting = 0; posting < places.length; posting++) {
    const start = places[posting] ?? 0;
    if (steps > 0 && posting % placesStep === 0) bytes.writeUInt32LE(at, (posting / placesStep) * 4);
    const end = afterPlaces(log, start);
    for (let from = start; from < end; from++) bytes[at++] = log[from] ?? 0;
  }
  return bytes;
}
