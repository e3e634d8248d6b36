import { endParts, type SentPart, sendPart } from '../../../platform/clients/file-in-parts.ts';

/** What was sent of an archive, and what was written and is not sent: too little for a part. */
export type Sent = { uploadId: string; parts: SentPart[]; offset: number };

const megabyte = 1024 * 1024;

/** S3 takes ten thousand parts: they grow, so that an archive of four hundred gigabytes has no more. */
const partSize = (number: number): number => 8 * megabyte * (1 + Math.floor(number / 1_000));

/** The bytes of an archive on their way: one part is sent while the next is filled. */
export class ArchiveUpload {
  readonly #key: string;
  readonly #uploadId: string;
  readonly #parts: SentPart[];
  #offset: number;
  #pieces: Buffer[];
  #held: number;
  #sending: Promise<void> = Promise.resolve();

  constructor(key: string, { uploadId, parts, offset }: Sent, tail: Buffer) {
    this.#key = key;
    this.#uploadId = uploadId;
    this.#parts = [...parts];
    this.#offset = offset;
    this.#pieces = [tail];
    this.#held = tail.length;
  }

  /** How long the archive is so far. */
  get offset(): number {
    return this.#offset;
  }

  async push(bytes: Buffer): Promise<void> {
    this.#pieces.push(bytes);
    this.#held += bytes.length;
    this.#offset += bytes.length;
    if (this.#held >= partSize(this.#parts.length)) await this.#send();
  }

  /** Waits for what is on its way; answers what the next run needs to go on. */
  async leave(): Promise<{ sent: Sent; tail: Buffer }> {
    await this.#sending;
    const sent = { uploadId: this.#uploadId, parts: this.#parts, offset: this.#offset };
    return { sent, tail: Buffer.concat(this.#pieces) };
  }

  /** Nothing is on its way any more: what is sent again later must not meet it. */
  async settled(): Promise<void> {
    await this.#sending.catch(() => undefined);
  }

  async end(): Promise<void> {
    if (this.#held > 0) await this.#send();
    await this.#sending;
    await endParts(this.#key, this.#uploadId, this.#parts);
  }

  async #send(): Promise<void> {
    // The one before is named before the size of the next one is asked for.
    await this.#sending;
    const body = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#held = 0;
    this.#sending = sendPart(this.#key, this.#uploadId, this.#parts.length + 1, body).then((part) => {
      this.#parts.push(part);
    });
    // Whoever pushes next, or ends, hears of it.
    this.#sending.catch(() => undefined);
  }
}
