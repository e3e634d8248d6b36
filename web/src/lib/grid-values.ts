/** A number read, null where nothing stands, or what is wrong with it. */
export type ReadNumber = { value: number | null } | { problem: string };

/** A number as French spreadsheets write it: `1 250,50`. What may mean two things is refused, never guessed. */
export function readCount(isWhole: boolean, text: string): ReadNumber {
  const plain = text.replace(/[\s\u00a0\u202f€$£]/g, '');
  if (plain === '') return { value: null };
  if (plain.startsWith('-')) return { problem: 'ne peut pas être négatif' };
  if (/^\d{1,3}(\.\d{3})+$/.test(plain) && !isWhole) return { problem: 'est ambigu, écrivez la virgule' };
  const value = Number(plainNumber(plain));
  if (!/\d/.test(plain) || Number.isNaN(value)) return { problem: 'n’est pas un nombre' };
  if (isWhole && !Number.isInteger(value)) return { problem: 'doit être un nombre entier' };
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-4) return { problem: 'a plus de deux décimales' };
  return value > 1e12 ? { problem: 'est trop grand' } : { value };
}

/** With a dot before the decimals, and nothing between the thousands. */
function plainNumber(text: string): string {
  if (/^\d+(,\d+)?$/.test(text)) return text.replace(',', '.');
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  return /^\d+\.\d+$/.test(text) ? text : 'none';
}

/** A day written `12/11/2026`, `12/11/26` or `2026-11-12`; null when it is none. */
export function readDay(text: string): string | null {
  const plain = text.trim();
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(plain);
  const [, date, month, year] = french ?? [];
  const day = french
    ? `${year?.padStart(4, '20')}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
    : plain.slice(0, 10);
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** `12/11/2026` */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

const numbers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
export const countField = (value: number | undefined): string => (value === undefined ? '' : numbers.format(value));
