import { Seeded } from '../../../shared/kernel/seeded.ts';

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\u200e',
  '🙂'.repeat(60),
  'x'.repeat(5_001),
  '__proto__',
  'constructor',
  '../..',
  '%00',
];
const oddWords = [
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  'ads_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '#',
  "'",
  '9'.repeat(40),
  '\u0660',
];
const oddNumbers = [0, -0, -1, 0.5, 1e-7, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e21, 1e308, -1e308];

/** Bodies like one that is right, of which some parts are of the right type and odd; the same at every run. */
export function oddBodies(name: string, right: object, count: number): object[] {
  const chances = new Seeded(`odd ${name}`);
  return Array.from({ length: count }, () => odd(right, chances) as object);
}

/** One part in three is odd, but the body itself. */
function odd(value: unknown, chances: Seeded, isWhole = true): unknown {
  if (!isWhole && chances.int(0, 2) === 0) return replaced(value, chances);
  if (Array.isArray(value)) return value.map((item) => odd(item, chances, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, odd(item, chances, false)]));
}

function replaced(value: unknown, chances: Seeded): unknown {
  if (typeof value === 'string') return chances.pick([...oddTexts, ...oddWords, value.toUpperCase(), ` ${value}`]);
  if (typeof value === 'number') return chances.pick(oddNumbers);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return chances.pick([[], [...value, ...value], [null], Array(600).fill(value[0] ?? 'x')]);
  return chances.pick([{}, null, { __proto__: null, '': value }, [value]]);
}
