import { type Bits, onesOf } from './bits.ts';

/** The places of a frequent word can be reached at each so many postings. */
export const placesStep = 128;

/** The places of one word in the ads that hold it, asked for in ascending order. */
export class WordPlaces {
  /** Of the last ad asked for: the first `count` are its own. */
  readonly places: number[] = [];
  count = 0;
  private doc = -1;
  private readonly bytes: Uint8Array;
  private readonly holders: { bitmap: Bits } | { docs: Uint32Array };
  private readonly stepped: boolean;
  /** How many ads come before the place reached among the holders. */
  private before = 0;
  private reached = 0;
  /** The next posting that would be read, and where. */
  private posting = 0;
  private at: number;

  constructor(bytes: Uint8Array, ads: number, holders: { bitmap: Bits } | { docs: Uint32Array }) {
    this.bytes = bytes;
    this.holders = holders;
    this.stepped = ads > placesStep;
    this.at = this.stepped ? Math.ceil(ads / placesStep) * 4 : 0;
  }

  /** Reads the places in an ad that holds the word. */
  read(doc: number): void {
    if (doc === this.doc) return;
    this.doc = doc;
    const posting = this.postingOf(doc);
    if (this.stepped && posting >= this.posting + placesStep) {
      const step = Math.floor(posting / placesStep);
      this.at = new DataView(this.bytes.buffer, this.bytes.byteOffset).getUint32(step * 4, true);
      this.posting = step * placesStep;
    }
    for (; this.posting < posting; this.posting++) this.skipOne();
    this.readOne();
    this.posting++;
  }

  holds(doc: number, place: number): boolean {
    this.read(doc);
    for (let at = 0; at < this.count; at++) if (this.places[at] === place) return true;
    return false;
  }

  private postingOf(doc: number): number {
    if ('docs' in this.holders) {
      const { docs } = this.holders;
      while ((docs[this.before] ?? doc) < doc) this.before++;
      return this.before;
    }
    const { bitmap } = this.holders;
    for (; this.reached < doc >>> 5; this.reached++) this.before += onesOf(bitmap[this.reached] ?? 0);
    return this.before + onesOf((bitmap[this.reached] ?? 0) & ((1 << (doc & 31)) - 1));
  }

  private skipOne(): void {
    const { bytes } = this;
    let at = this.at;
    for (let more = true; more; at++) {
      more = ((bytes[at] ?? 0) & 1) === 1;
      while ((bytes[at] ?? 0) > 127) at++;
    }
    this.at = at;
  }

  private readOne(): void {
    const { bytes, places } = this;
    let at = this.at;
    let place = 0;
    this.count = 0;
    for (let more = true; more; ) {
      let byte = bytes[at++] ?? 0;
      let value = byte & 127;
      for (let scale = 128; byte > 127; scale *= 128) {
        byte = bytes[at++] ?? 0;
        value += (byte & 127) * scale;
      }
      more = (value & 1) === 1;
      place += (value - (value & 1)) / 2;
      places[this.count++] = place;
    }
    this.at = at;
  }
}
