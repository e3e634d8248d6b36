import { fold } from '../../../kernel/fold.ts';

const small: Record<string, number> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  huitante: 80,
  nonante: 90,
};
const scales: Record<string, number> = {
  cent: 100,
  cents: 100,
  mille: 1_000,
  million: 1e6,
  millions: 1e6,
  milliard: 1e9,
  milliards: 1e9,
};
/** Parts, times and rough counts: each is its own number. */
const others: Record<string, number> = {
  moitie: 0.5,
  demi: 0.5,
  demie: 0.5,
  tiers: 1 / 3,
  quart: 0.25,
  quarts: 0.25,
  double: 2,
  doubles: 2,
  doublez: 2,
  doubler: 2,
  triple: 3,
  triplez: 3,
  tripler: 3,
  quadruple: 4,
  dizaine: 10,
  dizaines: 10,
  douzaine: 12,
  douzaines: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  centaines: 100,
  millier: 1_000,
  milliers: 1_000,
};

const token = /\d{1,3}(?:[ .]\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?|[a-z]+/g;

/** « 3,5 », « 1 200 », « 1.200 »: as a number. */
function valueOfFigure(digits: string): number {
  const plain = /^\d{1,3}(?:[ .]\d{3})+(?:,\d+)?$/.test(digits) ? digits.replace(/[ .]/g, '') : digits;
  return Number(plain.replace(',', '.'));
}

/** A number that is being said, word after word. */
type Counting = { sum: number; thousands: number } | null;

/** What a number becomes by one more word; null where the word is none of it. */
function counted(now: Counting, word: string, before: string): Counting {
  if (Object.hasOwn(scales, word)) return scaled(now, scales[word] ?? 1);
  if (Object.hasOwn(small, word)) return added(now, small[word] ?? 0);
  if (!now || word === 'et') return now;
  // « vingt et un »
  const isOne = before === 'et' && /^une?$/.test(word) && now.sum >= 20 && now.sum % 10 === 0;
  return isOne ? { ...now, sum: now.sum + 1 } : null;
}

function scaled(now: Counting, scale: number): Counting {
  const { sum, thousands } = now ?? { sum: 0, thousands: 0 };
  if (scale === 100) return { sum: (sum || 1) * 100, thousands };
  return { sum: 0, thousands: thousands + (sum || 1) * scale };
}

function added(now: Counting, unit: number): Counting {
  const { sum, thousands } = now ?? { sum: 0, thousands: 0 };
  if (unit === 20 && sum % 100 === 4) return { sum: sum + 76, thousands };
  const goesOn = sum % 100 === 0 || (unit < 20 && sum % 10 === 0);
  return goesOn ? { sum: sum + unit, thousands } : null;
}

/** The numbers that a text says, in figures or in words, by their value: « quatre-vingt-dix » is 90, « la moitié » 0.5. */
export function numberValues(text: string): number[] {
  const folded = fold(text).replace(/[\u00a0\u202f]/g, ' ');
  const found: number[] = [];
  let now: Counting = null;
  let before = '';
  const close = () => {
    if (now) found.push(now.thousands + now.sum);
    now = null;
  };
  for (const [word] of folded.matchAll(token)) {
    if (/^\d/.test(word)) {
      close();
      // « 2 millions » is one number.
      now = { sum: valueOfFigure(word), thousands: 0 };
    } else {
      const next = counted(now, word, before);
      if (!next) close();
      now = next ?? counted(null, word, before);
      if (!now && Object.hasOwn(others, word)) found.push(others[word] ?? 0);
    }
    before = word;
  }
  close();
  return found;
}
