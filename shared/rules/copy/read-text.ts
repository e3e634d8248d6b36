/**
 * A text as patterns read it: lower case, no accents, one apostrophe, plain spaces, fancy alphabets made plain. `cased` is
 * the same with its capitals and accents; both have the same length. `at` leads from a place in them to one in the text as
 * it was given.
 */
export type ReadText = {
  folded: string;
  cased: string;
  at: (place: number) => number;
  /** Letters, and how many are capitals. */
  letters: number;
  capitals: number;
};

type Letter = { folded: string; cased: string; isLetter: boolean; isCapital: boolean };

const known = new Map<string, Letter>();
const mostKnown = 20_000;

const own: Record<string, string> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '™': ' ',
  '®': ' ',
  '\t': ' ',
  '\r': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
  // Of a number in a box: « 1️⃣ » opens a line as « 1. » does.
  '\u20e3': '.',
  '\u00ad': '',
  '\ufe0e': '',
};
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };
const invisible = /^[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]$/;
const space = /^[\u00a0\u2000-\u200a\u202f\u205f\u3000]$/;
const letter = /^\p{L}$/u;

function letterOf(sign: string): Letter {
  const before = known.get(sign);
  if (before) return before;
  const made = madeLetter(sign);
  if (known.size < mostKnown) known.set(sign, made);
  return made;
}

function madeLetter(sign: string): Letter {
  const mine = own[sign];
  if (mine !== undefined) return { folded: mine, cased: mine, isLetter: false, isCapital: false };
  if (invisible.test(sign)) return { folded: '', cased: '', isLetter: false, isCapital: false };
  if (space.test(sign)) return { folded: ' ', cased: ' ', isLetter: false, isCapital: false };
  const plain = sign.normalize('NFKC');
  const lower = plain.toLowerCase();
  const folded = lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (one) => ligatures[one] ?? one);
  return {
    folded,
    cased: plain.length === folded.length ? plain : folded,
    isLetter: letter.test(plain),
    isCapital: lower !== plain && letter.test(plain),
  };
}

/** The commonest letters need no look-up by name. */
const plainLetters = Array.from({ length: 128 }, (_, code) => madeLetter(String.fromCharCode(code)));

export function readText(text: string): ReadText {
  let [folded, cased] = ['', ''];
  let [letters, capitals] = [0, 0];
  /** Places from which the text as given is so much further on. */
  const places: number[] = [];
  const shifts: number[] = [];
  let [at, shift] = [0, 0];
  for (const sign of text) {
    const read = plainLetters[sign.charCodeAt(0)] ?? letterOf(sign);
    at += sign.length;
    folded += read.folded;
    cased = read.folded === '' ? marked(cased, sign) : cased + read.cased;
    if (read.isLetter) letters += 1;
    if (read.isCapital) capitals += 1;
    if (at - folded.length !== shift) {
      shift = at - folded.length;
      places.push(folded.length);
      shifts.push(shift);
    }
  }
  return { folded, cased, at: shiftedBy(places, shifts, text.length), letters, capitals };
}

/** A mark that stands alone belongs to the letter before it. */
function marked(cased: string, sign: string): string {
  if (sign < '\u0300' || sign > '\u036f') return cased;
  const whole = (cased.slice(-1) + sign).normalize('NFC');
  return whole.length === 1 ? cased.slice(0, -1) + whole : cased;
}

function shiftedBy(places: number[], shifts: number[], length: number): (place: number) => number {
  if (places.length === 0) return (place) => place;
  return (place) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return Math.min(length, Math.max(0, place + (low === 0 ? 0 : (shifts[low - 1] ?? 0))));
  };
}
