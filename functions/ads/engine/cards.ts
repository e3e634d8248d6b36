import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CatalogueAd } from './catalogue-ad.ts';
import { growingIntegers } from './growing-numbers.ts';
import type { RegionReader, RegionWriter } from './segment-regions.ts';

/** Ads compressed together: few, so that one is read in 50 µs. What all ads share is found in the first ones. */
const adsInBlock = 16;
/** Half the time of the default level, for a twentieth more bytes. */
const level = 3;
const lineFeed = 10;
/** The first pages of what people search are the same ads again and again. About ten megabytes. */
const keptAds = 2_000;

/** Writes ads as they come, before anything else is known of the segment. */
export class CardWriter {
  private readonly write: (bytes: Uint8Array) => void;
  private readonly ends = growingIntegers();
  private dictionary: Buffer | null = null;
  private lines: string[] = [];
  private end = 0;

  constructor(regions: RegionWriter) {
    this.write = regions.begin('cards');
    this.ends.push(0);
  }

  add(ad: CatalogueAd): void {
    this.lines.push(JSON.stringify(ad));
    if (this.lines.length === adsInBlock) this.flush();
  }

  finish(regions: RegionWriter): void {
    const dictionary = this.flush();
    regions.begin('cards.dictionary')(dictionary);
    regions.numbers('cards.ends', this.ends.values());
  }

  private flush(): Buffer {
    this.dictionary ??= Buffer.from(this.lines.join('\n'));
    if (this.lines.length > 0) {
      const bytes = deflateRawSync(this.lines.join('\n'), { level, dictionary: this.dictionary });
      this.write(bytes);
      this.end += bytes.length;
      this.ends.push(this.end);
    }
    this.lines = [];
    return this.dictionary;
  }
}

/** Reads the ad that was written at that place, counted from 0. */
export function cardReader(reader: RegionReader<unknown>): (place: number) => CatalogueAd {
  const ends = reader.integers('cards.ends');
  const { at } = reader.region('cards');
  const shared = reader.region('cards.dictionary');
  const dictionary = reader.store.read(shared.at, shared.bytes);
  const textOf = (block: number): Buffer => {
    const [start = 0, end = 0] = [ends[block], ends[block + 1]];
    return inflateRawSync(reader.store.read(at + start, end - start), { dictionary });
  };
  // Whoever reads all the ads asks for those of one block one after the other.
  let last: { block: number; text: Buffer } | undefined;
  const read = (place: number): CatalogueAd => {
    const block = Math.floor(place / adsInBlock);
    if (last?.block !== block) last = { block, text: textOf(block) };
    const { text } = last;
    let from = 0;
    for (let line = place % adsInBlock; line > 0; line--) from = text.indexOf(lineFeed, from) + 1;
    const to = text.indexOf(lineFeed, from);
    return JSON.parse(text.toString('utf8', from, to === -1 ? text.length : to));
  };
  const kept = new Map<number, CatalogueAd>();
  return (place) => {
    const ad = kept.get(place) ?? read(place);
    kept.delete(place);
    kept.set(place, ad);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptAds) break;
      kept.delete(oldest);
    }
    return ad;
  };
}
