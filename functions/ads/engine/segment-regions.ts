import type { Sink, Store } from './segment-store.ts';

/** A segment is regions one after the other, then a header in JSON that says where they are, then that header's length. */
const formatVersion = 3;
const alignment = 8;

type Region = { at: number; bytes: number; width: number };
export type Header<T> = { version: number; regions: Record<string, Region>; facts: T };

export class RegionWriter {
  private readonly regions: Record<string, Region> = {};
  private at = 0;
  private readonly sink: Sink;

  constructor(sink: Sink) {
    this.sink = sink;
  }

  /** Begins a region, which ends where the next one begins. */
  begin(name: string, width = 1): (bytes: Uint8Array) => void {
    this.sink.write(new Uint8Array((alignment - (this.at % alignment)) % alignment));
    this.at += (alignment - (this.at % alignment)) % alignment;
    const region = { at: this.at, bytes: 0, width };
    this.regions[name] = region;
    return (bytes) => {
      this.sink.write(bytes);
      this.at += bytes.length;
      region.bytes += bytes.length;
    };
  }

  numbers(name: string, values: Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array): void {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.begin(name, values.BYTES_PER_ELEMENT)(bytes);
  }

  /** Strings in their order, found again by number. */
  strings(name: string, values: Iterable<string>): void {
    const write = this.begin(`${name}.bytes`);
    const ends = [0];
    let end = 0;
    let batch: string[] = [];
    let batched = 0;
    const flush = () => {
      write(Buffer.from(batch.join('')));
      batch = [];
      batched = 0;
    };
    for (const value of values) {
      end += Buffer.byteLength(value);
      ends.push(end);
      batch.push(value);
      if (++batched === 10_000) flush();
    }
    flush();
    this.numbers(`${name}.ends`, Uint32Array.from(ends));
  }

  finish(facts: unknown): Store {
    const header = Buffer.from(JSON.stringify({ version: formatVersion, regions: this.regions, facts }));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(header.length);
    this.sink.write(header);
    this.sink.write(length);
    return this.sink.finish();
  }
}

export class RegionReader<T> {
  readonly facts: T;
  private readonly regions: Record<string, Region>;
  readonly store: Store;

  constructor(store: Store) {
    this.store = store;
    const length = asBuffer(store.read(store.size - 4, 4)).readUInt32LE();
    const header = JSON.parse(asBuffer(store.read(store.size - 4 - length, length)).toString()) as Header<T>;
    if (header.version !== formatVersion) throw new Error(`Segment of version ${header.version}`);
    this.regions = header.regions;
    this.facts = header.facts;
  }

  has = (name: string): boolean => this.regions[name] !== undefined;

  region(name: string): Region {
    const region = this.regions[name];
    if (region === undefined) throw new Error(`Segment without ${name}`);
    return region;
  }

  bytes = (name: string) => new Uint8Array(...this.aligned(name));
  shorts = (name: string) => new Uint16Array(...this.aligned(name));
  integers = (name: string) => new Uint32Array(...this.aligned(name));
  days = (name: string) => new Int32Array(...this.aligned(name));
  floats = (name: string) => new Float64Array(...this.aligned(name));

  strings(name: string, where: 'memory' | 'store'): StringTable {
    const { at, bytes } = this.region(`${name}.bytes`);
    const ends = this.integers(`${name}.ends`);
    if (where === 'store') {
      return new StringTable(ends, (start, end) => asBuffer(this.store.read(at + start, end - start)).toString());
    }
    const held = asBuffer(this.store.read(at, bytes));
    return new StringTable(ends, (start, end) => held.toString('utf8', start, end));
  }

  private aligned(name: string): [buffer: ArrayBufferLike, at: number, length: number] {
    const { at, bytes, width } = this.region(name);
    const read = this.store.read(at, bytes);
    const { buffer, byteOffset } = read.byteOffset % width === 0 ? read : read.slice();
    return [buffer, byteOffset, bytes / width];
  }
}

export const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Strings by number; by binary search too when they were written in order. */
export class StringTable {
  readonly size: number;
  private readonly ends: Uint32Array;
  private readonly text: (start: number, end: number) => string;

  constructor(ends: Uint32Array, text: (start: number, end: number) => string) {
    this.size = ends.length - 1;
    this.ends = ends;
    this.text = text;
  }

  at(number: number): string {
    return this.text(this.ends[number] ?? 0, this.ends[number + 1] ?? 0);
  }

  /** The first string, from `low` on, that does not come before `value`. */
  lowerBound(value: string, low = 0, high = this.size): number {
    let [first, last] = [low, high];
    while (first < last) {
      const middle = (first + last) >>> 1;
      if (this.at(middle) < value) first = middle + 1;
      else last = middle;
    }
    return first;
  }

  /** After the last string that begins with `prefix`. */
  prefixEnd(prefix: string, low = 0, high = this.size): number {
    let [first, last] = [low, high];
    while (first < last) {
      const middle = (first + last) >>> 1;
      const value = this.at(middle);
      if (value < prefix || value.startsWith(prefix)) first = middle + 1;
      else last = middle;
    }
    return first;
  }

  find(value: string, low = 0, high = this.size): number | undefined {
    const at = this.lowerBound(value, low, high);
    return at < high && this.at(at) === value ? at : undefined;
  }
}
