import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { fonts } from './fonts.ts';

const signs = atFirstUse(() => new Intl.Segmenter('fr', { granularity: 'grapheme' }));

/** What stands for a sign that no font here has. */
const unknownSign = '□';

/** Signs that show nothing, or turn the direction of what follows them; line ends stay. */
const unseen = /(?!\n)(?:[\p{Cc}\p{Cf}\u2028\u2029]|\p{Variation_Selector})/gu;
const plain =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u202f\u20ac]*$/u;

/** A text of which every sign can be printed: an emoji or a letter of another script becomes a plain sign. */
export function printable(text: string): string {
  if (plain.test(text)) return text;
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').normalize('NFC');
  return Array.from(signs().segment(lines), ({ segment }) => printed(segment)).join('');
}

function printed(sign: string): string {
  const seen = sign.replace(unseen, '');
  const font = fonts.regular().font;
  return [...seen].every((letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    ? seen
    : unknownSign;
}
