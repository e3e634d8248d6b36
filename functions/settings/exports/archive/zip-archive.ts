import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ArchiveUpload } from './archive-upload.ts';
import { PackedText, type Sums } from './packed-text.ts';
import { archiveEnd, listed, localHeader, sumsBehind, type ZipEntry } from './zip-records.ts';

/** A file that is being written into the archive. */
export type OpenEntry = { text: PackedText; end: () => Promise<Sums> };

/**
 * Writes a ZIP one file after the other, and can be left between two of them: what it needs to go on in another process is
 * `entries` and what was uploaded. No library does that, which is why this one is ours.
 */
export class ZipArchive {
  readonly entries: ZipEntry[];
  readonly #upload: ArchiveUpload;
  readonly #at: Date;

  constructor(upload: ArchiveUpload, entries: ZipEntry[], at: Date) {
    this.#upload = upload;
    this.entries = entries;
    this.#at = at;
  }

  /** A file that comes piece by piece, deflated on its way. */
  async open(name: string): Promise<OpenEntry> {
    const entry: ZipEntry = { ...this.#empty(name), method: 8, sumsBehind: true };
    await this.#upload.push(localHeader(entry, this.#at));
    const text = new PackedText((packed) => this.#upload.push(packed));
    const end = async () => {
      const sums = await text.end();
      const whole = { ...entry, ...withoutHash(sums) };
      await this.#upload.push(sumsBehind(whole));
      this.entries.push(whole);
      return sums;
    };
    return { text, end };
  }

  /** A file that was deflated elsewhere. */
  async packed(name: string, sums: Sums, bytes: AsyncIterable<Buffer>): Promise<void> {
    const entry: ZipEntry = { ...this.#empty(name), ...withoutHash(sums), method: 8 };
    await this.#upload.push(localHeader(entry, this.#at));
    for await (const some of bytes) await this.#upload.push(some);
    this.entries.push(entry);
  }

  /** A file as it is: images and PDFs are packed by themselves. */
  async whole(name: string, bytes: Buffer): Promise<Sums> {
    const { length } = bytes;
    const sums = {
      ...{ crc: crc32(bytes), size: length, packedSize: length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const entry: ZipEntry = { ...this.#empty(name), ...withoutHash(sums), method: 0 };
    await this.#upload.push(localHeader(entry, this.#at));
    await this.#upload.push(bytes);
    this.entries.push(entry);
    return sums;
  }

  async end(): Promise<void> {
    const { offset } = this.#upload;
    for (const entry of this.entries) await this.#upload.push(listed(entry, this.#at));
    const size = this.#upload.offset - offset;
    await this.#upload.push(archiveEnd({ count: this.entries.length, offset, size }));
    await this.#upload.end();
  }

  #empty(name: string): ZipEntry {
    const { offset } = this.#upload;
    return { name, method: 8, sumsBehind: false, crc: 0, size: 0, packedSize: 0, offset };
  }
}

const withoutHash = ({ crc, size, packedSize }: Sums) => ({ crc, size, packedSize });
