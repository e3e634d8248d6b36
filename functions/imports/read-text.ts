import { decoderOf, isOfSingleBytes } from '../../shared/imports/text-encoding.ts';
import type { FileLayout } from './file-layout.ts';
import { openUpload } from './file-text.ts';

/** A place in the text of a file: so many characters behind the byte at which a piece of it starts. */
export type TextPlace = { byte: number; skip: number };

/** `byte` is where it starts; `progress`, 0 to 1, how much of the file is read with it. */
export type TextPiece = { text: string; byte: number; progress: number };

type Encoding = FileLayout['encoding'];

/** The text of a file from a byte on, where a character starts; piece by piece, each of whole characters. */
export async function* readText(
  objectKey: string,
  { encoding, size }: Pick<FileLayout, 'encoding' | 'size'>,
  from = 0,
): AsyncGenerator<TextPiece> {
  if (from >= size) return;
  const decoder = decoderOf(encoding, { ignoreBOM: true });
  const { stream } = await openUpload(objectKey, from);
  let byte = from;
  let held: Buffer = Buffer.alloc(0);
  const pieceOf = (bytes: Buffer, last = false): TextPiece => {
    // As a stream, though pieces are whole: Node reads Windows-1252 as Latin-1 otherwise.
    const text = decoder.decode(bytes, { stream: !last });
    const progress = (byte + bytes.length) / size;
    const piece = { text: byte === 0 ? text.replace(/^\uFEFF/, '') : text, byte, progress };
    byte += bytes.length;
    return piece;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const end = wholeCharacters(bytes, encoding);
    held = bytes.subarray(end);
    if (end > 0) yield pieceOf(bytes.subarray(0, end));
  }
  if (held.length > 0) yield pieceOf(held, true);
}

/** How many of the bytes make whole characters, or will never. */
function wholeCharacters(bytes: Buffer, encoding: Encoding): number {
  if (isOfSingleBytes(encoding)) return bytes.length;
  if (encoding === 'utf-8') return bytes.length - unfinishedBytes(bytes);
  const even = bytes.length - (bytes.length % 2);
  const high = bytes[encoding === 'utf-16le' ? even - 1 : even - 2] ?? 0;
  return (high & 0xfc) === 0xd8 ? even - 2 : even;
}

/** How many of the last bytes begin a character of UTF-8 that is not whole. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    const isContinuation = byte >= 0x80 && byte < 0xc0;
    if (!isContinuation) return back < lengthOf(byte) ? back : 0;
  }
  return 0;
}

/** How many bytes the character has that starts with this one. */
function lengthOf(byte: number): number {
  if (byte < 0xc0) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : 4;
}

/** Knows where in the file a character stands that is not read for good yet. */
export class TextPlaces {
  #pieces: { at: number; byte: number }[] = [];
  #end = 0;

  add({ text, byte }: TextPiece): void {
    this.#pieces.push({ at: this.#end, byte });
    this.#end += text.length;
  }

  /** The place of the character number `at`. What lies before it is forgotten: ask in rising order. */
  placeOf(at: number): TextPlace {
    while (this.#pieces[1] && this.#pieces[1].at <= at) this.#pieces.shift();
    const [piece = { at: 0, byte: 0 }] = this.#pieces;
    return { byte: piece.byte, skip: at - piece.at };
  }
}
