/** Some bytes of a file from a place on, fewer where it ends sooner. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>;

/** Nothing that people film asks for more of its file than this; what does is a file that lies. */
const mostBytes = 4 * 1024 * 1024;
const mostPieces = 5_000;
const windowBytes = 64 * 1024;

/** Of a file that is not what it says, or that would have us read without end. */
export class UnreadableMedia extends Error {}

/**
 * A file of which little is read, whatever it says of itself: four megabytes at most, five thousand pieces at most (boxes,
 * elements), each range fetched once.
 */
export class ByteWindow {
  readonly size: number;
  readonly #read: ReadBytes;
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;
  #fetched = 0;
  #pieces = 0;

  constructor(size: number, read: ReadBytes) {
    this.size = size;
    this.#read = read;
  }

  /** One more piece of it is looked at. */
  count(): void {
    this.#pieces += 1;
    if (this.#pieces > mostPieces) throw new UnreadableMedia('more pieces than any film has');
  }

  /** Exactly so many bytes, all within the file. */
  async bytes(start: number, length: number): Promise<Buffer> {
    if (!(start >= 0 && length >= 0 && start + length <= this.size)) throw new UnreadableMedia('past its end');
    if (length > windowBytes) throw new UnreadableMedia('a piece too large to be read');
    if (start < this.#start || start + length > this.#start + this.#bytes.length) await this.#fetch(start);
    const bytes = this.#bytes.subarray(start - this.#start, start - this.#start + length);
    if (bytes.length < length) throw new UnreadableMedia('shorter than it was');
    return bytes;
  }

  async #fetch(start: number): Promise<void> {
    const length = Math.min(windowBytes, this.size - start);
    this.#fetched += length;
    if (this.#fetched > mostBytes) throw new UnreadableMedia('more to read than any film has');
    this.#bytes = await this.#read(start, length);
    this.#start = start;
  }
}
