import { type Bits, onesOf, setBit } from './bits.ts';
import type { RegionReader, StringTable } from './segment-regions.ts';
import { Room, type Store } from './segment-store.ts';
import { WordPlaces } from './word-places.ts';

/** A frequent word keeps a bit for each ad, a rare one the distances between its ads. */
export const usesBitmap = (ads: number, size: number): boolean => ads > size / 32;

/** Shared by all segments: they are read one after the other. */
const rooms = { docs: new Room(), bitmap: new Room(), impacts: new Room() };

/** The dictionary of a segment, and the ads of each word. Words bear their number in the order of the words. */
export class Postings {
  readonly words: StringTable;
  private readonly stems: StringTable;
  private readonly stemStarts: Uint32Array;
  private readonly stemWords: Uint32Array;
  private readonly firstPostings: Uint32Array;
  private readonly docStarts: Uint32Array;
  private readonly placeStarts: Uint32Array;
  private readonly regionStarts: { docs: number; impacts: number; places: number };
  private readonly read: Store['read'];
  private readonly size: number;

  constructor(reader: RegionReader<unknown>, size: number) {
    this.size = size;
    this.words = reader.strings('words', 'memory');
    this.stems = reader.strings('stems', 'memory');
    this.stemStarts = reader.integers('stemStarts');
    this.stemWords = reader.integers('stemWords');
    this.firstPostings = reader.integers('firstPostings');
    this.docStarts = reader.integers('docStarts');
    this.placeStarts = reader.integers('placeStarts');
    const start = (name: string) => reader.region(name).at;
    this.regionStarts = { docs: start('docs'), impacts: start('impacts'), places: start('places') };
    this.read = reader.store.read;
  }

  /** The forms of a word that are in the segment. */
  wordsOfStem(stem: string): Uint32Array {
    const number = this.stems.find(stem);
    if (number === undefined) return new Uint32Array(0);
    return this.stemWords.subarray(this.stemStarts[number], this.stemStarts[number + 1]);
  }

  /** How many ads hold the word. */
  adsWith = (word: number): number => (this.firstPostings[word + 1] ?? 0) - (this.firstPostings[word] ?? 0);

  postingsIn = (from: number, to: number): number => (this.firstPostings[to] ?? 0) - (this.firstPostings[from] ?? 0);

  /** Adds the ads of successive words. */
  addDocs(from: number, to: number, bits: Bits): void {
    const start = this.docStarts[from] ?? 0;
    const bytes = this.docBytes(from, to);
    for (let word = from; word < to; word++) {
      const at = (this.docStarts[word] ?? 0) - start;
      const count = this.adsWith(word);
      if (usesBitmap(count, this.size)) addBitmap(this.bitmap(word), bits);
      else addDistances(bytes, at, count, bits);
    }
  }

  /** Raises the best impact of the ads that are within, for successive words. */
  raiseImpacts(from: number, to: number, within: Bits, best: Uint8Array): void {
    const start = this.docStarts[from] ?? 0;
    const bytes = this.docBytes(from, to);
    const first = this.firstPostings[from] ?? 0;
    const impacts = this.read(this.regionStarts.impacts + first, this.postingsIn(from, to), rooms.impacts);
    for (let word = from; word < to; word++) {
      const at = (this.docStarts[word] ?? 0) - start;
      const impactAt = (this.firstPostings[word] ?? 0) - first;
      const count = this.adsWith(word);
      if (usesBitmap(count, this.size)) raiseByBitmap(this.bitmap(word), impacts, impactAt, within, best);
      else raiseByDistances(bytes, at, count, impacts, impactAt, best);
    }
  }

  /** The ads of a word, ascending. */
  docsOf(word: number): Uint32Array {
    const docs = new Uint32Array(this.adsWith(word));
    if (usesBitmap(docs.length, this.size)) listBitmap(this.bitmap(word), docs);
    else listDistances(this.docBytes(word, word + 1), docs);
    return docs;
  }

  /** Reads the places of a word in the ads that hold it. */
  placesOf(word: number): WordPlaces {
    const start = this.placeStarts[word] ?? 0;
    const bytes = this.read(this.regionStarts.places + start, (this.placeStarts[word + 1] ?? 0) - start);
    const count = this.adsWith(word);
    if (usesBitmap(count, this.size)) return new WordPlaces(bytes, count, { bitmap: this.bitmap(word).slice() });
    return new WordPlaces(bytes, count, { docs: this.docsOf(word) });
  }

  private docBytes(from: number, to: number): Uint8Array {
    const start = this.docStarts[from] ?? 0;
    // A single bitmap is read by itself.
    if (to - from === 1 && usesBitmap(this.adsWith(from), this.size)) return new Uint8Array(0);
    return this.read(this.regionStarts.docs + start, (this.docStarts[to] ?? 0) - start, rooms.docs);
  }

  private bitmap(word: number): Bits {
    const length = Math.ceil(this.size / 32);
    const bytes = this.read(this.regionStarts.docs + (this.docStarts[word] ?? 0), length * 4, rooms.bitmap);
    return new Uint32Array(bytes.buffer, bytes.byteOffset, length);
  }
}

function addBitmap(bitmap: Bits, bits: Bits): void {
  for (let at = 0; at < bitmap.length; at++) bits[at] = (bits[at] ?? 0) | (bitmap[at] ?? 0);
}

function addDistances(bytes: Uint8Array, start: number, count: number, bits: Bits): void {
  let at = start;
  let doc = 0;
  for (let left = count; left > 0; left--) {
    let byte = bytes[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    doc += distance;
    setBit(bits, doc);
  }
}

function raiseByDistances(
  bytes: Uint8Array,
  start: number,
  count: number,
  impacts: Uint8Array,
  impactStart: number,
  best: Uint8Array,
): void {
  let at = start;
  let doc = 0;
  for (let posting = impactStart; posting < impactStart + count; posting++) {
    let byte = bytes[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    doc += distance;
    const impact = impacts[posting] ?? 0;
    if (impact > (best[doc] ?? 0)) best[doc] = impact;
  }
}

function raiseByBitmap(bitmap: Bits, impacts: Uint8Array, start: number, within: Bits, best: Uint8Array): void {
  let posting = start;
  for (let at = 0; at < bitmap.length; at++) {
    const word = bitmap[at] ?? 0;
    let wanted = word & (within[at] ?? 0);
    while (wanted !== 0) {
      const lowest = wanted & -wanted;
      wanted ^= lowest;
      const doc = (at << 5) + 31 - Math.clz32(lowest);
      const impact = impacts[posting + onesOf(word & (lowest - 1))] ?? 0;
      if (impact > (best[doc] ?? 0)) best[doc] = impact;
    }
    posting += onesOf(word);
  }
}

function listBitmap(bitmap: Bits, docs: Uint32Array): void {
  let count = 0;
  for (let at = 0; at < bitmap.length; at++) {
    for (let word = bitmap[at] ?? 0; word !== 0; word &= word - 1) {
      docs[count++] = (at << 5) + 31 - Math.clz32(word & -word);
    }
  }
}

function listDistances(bytes: Uint8Array, docs: Uint32Array): void {
  let at = 0;
  let doc = 0;
  for (let posting = 0; posting < docs.length; posting++) {
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at++] ?? 0;
      doc += (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    docs[posting] = doc;
  }
}
