/** The encodings of a byte a letter that files of people come in; when nothing tells them apart, the first. */
const oldEncodings = ['windows-1252', 'macintosh', 'cp850'] as const;
export type OldEncoding = (typeof oldEncodings)[number];

/** The upper half of the code page of DOS, which no browser knows, with the sign of the euro. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The text of bytes of the code page of DOS. */
export function decodeDos(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : dos[byte - 0x80];
  return text;
}

/** Byte before, byte, byte after: letters outside of ASCII are told by what stands beside them. */
type Place = readonly [before: number, byte: number, after: number];

/** Enough to tell one encoding from another. */
const mostPlaces = 4_096;

/** Tells by its accents in which of the old encodings a text is. */
export class AccentWatch {
  readonly #places: Place[] = [];

  see(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && this.#places.length < mostPlaces; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= 0x80) this.#places.push([bytes[at - 1] ?? 0x20, byte, bytes[at + 1] ?? 0x20]);
    }
  }

  encoding(): OldEncoding {
    let [best, most]: [OldEncoding, number] = ['windows-1252', -1];
    for (const encoding of oldEncodings) {
      const read = readerOf(encoding);
      const likely = this.#places.reduce((sum, place) => sum + likelihood(place.map(read)), 0);
      if (likely > most) [best, most] = [encoding, likely];
    }
    return best;
  }
}

function readerOf(encoding: OldEncoding): (byte: number) => string {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  // As a stream: Node reads Windows-1252 as Latin-1 otherwise.
  const letters = encoding === 'cp850' ? decodeDos(bytes) : new TextDecoder(encoding).decode(bytes, { stream: true });
  return (byte) => letters[byte] ?? '';
}

const isLetter = (text: string) => /\p{L}/u.test(text);
const isSpace = (text: string) => /[\s\u00a0"'([]/.test(text);

/** How likely a letter is between these two: 2 for those of French, 1 for those of others and for typography, else 0. */
function likelihood([before = '', letter = '', after = '']: string[]): number {
  const isInWord = isLetter(before) || isLetter(after);
  if (/[àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœß]/.test(letter)) {
    const isLikely = (isInWord || letter === 'à') && !/\p{Lu}/u.test(after);
    return isLikely ? (/[àâçèéêëîïôùûœ]/.test(letter) ? 2 : 1) : 0;
  }
  if (/[ÀÂÇÈÉÊËÎÏÔÙÛŒ]/.test(letter)) return isInWord && !/\p{Ll}/u.test(before) ? 2 : 0;
  return isTypography(before, letter, after) ? 1 : 0;
}

function isTypography(before: string, letter: string, after: string): boolean {
  if (letter === '’') return isLetter(before) && isLetter(after);
  if (/[«“]/.test(letter)) return !isLetter(before);
  if (/[»”]/.test(letter)) return !isLetter(after) && (isSpace(before) || isLetter(before));
  if (letter === '…' || letter === '°') return isLetter(before) && !isLetter(after);
  if (letter === '€') return /[\d\s\u00a0]/.test(before) || /\d/.test(after);
  if (letter === '\u00a0') return /[\d\s:;!?%«»€]/.test(before + after);
  return /[–—•]/.test(letter) && isSpace(before);
}
