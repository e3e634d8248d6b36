import { AccentWatch, decodeDos, type OldEncoding } from './old-encodings.ts';

/** The encodings that files of people come in. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | OldEncoding;

type Decoder = { decode: (bytes: Uint8Array | ArrayBuffer, options?: { stream: boolean }) => string };

/** Reads bytes of any of them, piece by piece or at once. */
export function decoderOf(encoding: TextEncoding, options: { ignoreBOM?: boolean } = {}): Decoder {
  if (encoding === 'cp850') return { decode: (bytes) => decodeDos(new Uint8Array(bytes)) };
  return new TextDecoder(encoding, options);
}

/** Whether a byte is a letter, so that a text can be cut anywhere. */
export const isOfSingleBytes = (encoding: TextEncoding): boolean => !encoding.startsWith('utf-');

/** In bytes: what stands at the start of a file is enough to tell its form. */
const sampleBytes = 64 * 1024;

// By their first bytes: zip (hence xlsx), gzip, old workbooks, rar and 7z; PDF, PNG, JPEG and GIF.
const packed = /^(504b0304|1f8b|d0cf11e0|52617221|377abcaf)/;
const pictured = /^(25504446|89504e47|ffd8ff|47494638)/;

/** What a file is instead of a text, told by its first bytes; null when they do not say so. */
export function formOfBytes(sample: Uint8Array): 'packed' | 'pictured' | null {
  const start = Array.from(sample.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (packed.test(start)) return 'packed';
  return pictured.test(start) ? 'pictured' : null;
}

/** Tells UTF-8, UTF-16 and the old encodings apart while the whole of a file goes by, for who reads it and who shows it alike. */
export class EncodingWatch {
  /** The first 64 KB. */
  sample: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #decoder = new TextDecoder('utf-8');
  readonly #accents = new AccentWatch();
  #broken = 0;
  #whole = 0;

  see(bytes: Uint8Array): void {
    if (this.sample.length < sampleBytes) this.#keep(bytes.subarray(0, sampleBytes - this.sample.length));
    const text = this.#decoder.decode(bytes, { stream: true });
    if (!/[\u0080-\uffff]/.test(text)) return;
    this.#accents.see(bytes);
    this.#broken += text.match(/\ufffd/g)?.length ?? 0;
    this.#whole += text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  }

  #keep(bytes: Uint8Array): void {
    const longer = new Uint8Array(this.sample.length + bytes.length);
    longer.set(this.sample);
    longer.set(bytes, this.sample.length);
    this.sample = longer;
  }

  /** Null when it is no text. */
  encoding(): TextEncoding | null {
    const [first, second] = this.sample;
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    if (first === 0xfe && second === 0xff) return 'utf-16be';
    const zeros = (odd: number) => this.sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
    if (zeros(1) > this.sample.length / 4) return 'utf-16le';
    if (zeros(0) > this.sample.length / 4) return 'utf-16be';
    if (this.sample.includes(0)) return null;
    // A text of an old encoding has hardly an accent that is good UTF-8; a UTF-8 text may have a broken one.
    return this.#broken * 4 > this.#whole ? this.#accents.encoding() : 'utf-8';
  }
}
