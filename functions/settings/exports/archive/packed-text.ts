import { createHash } from 'node:crypto';
import { constants, crc32, createDeflateRaw, type ZlibOptions } from 'node:zlib';

/** What a file is once all of it was seen. */
export type Sums = { crc: number; size: number; packedSize: number; sha256: string };

/** What waits to be deflated, in bytes, while the next page is read. */
const waitingBytes = 4_000_000;
const options: ZlibOptions & { highWaterMark: number } = {
  ...{ level: constants.Z_BEST_SPEED, chunkSize: 128 * 1024, memLevel: 9 },
  highWaterMark: waitingBytes,
};

/** Of text that arrives piece by piece, what it is deflated to; its sums are known at the end. Other threads deflate. */
export class PackedText {
  readonly #deflate = createDeflateRaw(options);
  readonly #hash = createHash('sha256');
  readonly #done: Promise<void>;
  #crc = 0;
  #size = 0;
  #packedSize = 0;

  /** `take` is given what is deflated, one piece after the other. */
  constructor(take: (packed: Buffer) => Promise<void>) {
    this.#done = this.#drain(take);
    // Whoever writes hears of it, there or at the end.
    this.#done.catch(() => this.#deflate.destroy());
    this.#deflate.on('error', () => undefined);
  }

  get size(): number {
    return this.#size;
  }

  async write(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return;
    this.#crc = crc32(bytes, this.#crc);
    this.#size += bytes.length;
    this.#hash.update(bytes);
    if (!this.#deflate.write(bytes)) await this.#room();
    if (this.#deflate.destroyed) await this.#done;
  }

  async end(): Promise<Sums> {
    this.#deflate.end();
    await this.#done;
    return { crc: this.#crc, size: this.#size, packedSize: this.#packedSize, sha256: this.#hash.digest('hex') };
  }

  #room(): Promise<void> {
    return new Promise((go) => {
      const over = () => {
        this.#deflate.off('drain', over).off('close', over);
        go();
      };
      this.#deflate.on('drain', over).on('close', over);
    });
  }

  async #drain(take: (packed: Buffer) => Promise<void>): Promise<void> {
    for await (const packed of this.#deflate) {
      this.#packedSize += packed.length;
      await take(packed);
    }
  }
}
