import { atFirstUse } from '../../kernel/at-first-use.ts';

const segmenter = atFirstUse(() => new Intl.Segmenter('fr', { granularity: 'grapheme' }));

/** Nothing in them joins with what stands beside. */
const simple = /^[\n -\u02ff\u2010-\u2027\u202f\u2030-\u205e\u20a0-\u20bf\u2190-\u21ff]*$/;
/** Scripts whose letters join by rules of their own, flags, whose order counts, and halves of signs. */
const intricate = /[\r\u0590-\u1fff\u3000-\ud7af\ud800-\udfff\u{1f1e6}-\u{1f1ff}\u{e0000}-\u{e007f}]/u;

const joiner = 0x200d;
const firstPicture = 0x2190;

/** How many signs people see, as platforms count them. */
export function graphemesIn(text: string): number {
  if (simple.test(text)) return text.length;
  if (intricate.test(text)) return [...segmenter().segment(text)].length;
  let count = 0;
  let base = 0;
  let joined = false;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === joiner || goesOn(code)) {
      if (count === 0) count = 1;
      joined = code === joiner && base >= firstPicture;
      continue;
    }
    if (!(joined && code >= firstPicture)) count += 1;
    joined = false;
    base = code;
  }
  return count;
}

/** Marks, variants and skins stand on the sign before them. */
const goesOn = (code: number): boolean =>
  (code >= 0x300 && code < 0x370) ||
  (code >= 0xfe00 && code < 0xfe10) ||
  (code >= 0x1f3fb && code < 0x1f400) ||
  (code >= 0x20d0 && code < 0x2100) ||
  code === 0x200c;
