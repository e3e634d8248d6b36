export type Currency = 'EUR' | 'CHF' | 'USD' | 'GBP';
export type Amount = { value: number; currency: Currency; text: string };

const amount =
  /(?<![\w.,])(\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?[ \u00a0\u202f]?(€|euros?\b|eur\b|chf\b|\$|£)(?:[ \u00a0\u202f]?(\d{2})(?!\d))?/gi;
const before =
  /(\$|£|€|chf)[ \u00a0\u202f]?(\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?(?![\d€$£])/gi;
const most = 60;

const currencies: Record<string, Currency> = { '€': 'EUR', e: 'EUR', c: 'CHF', $: 'USD', '£': 'GBP' };
const currencyOf = (sign: string): Currency => currencies[sign[0]?.toLowerCase() ?? ''] ?? 'EUR';
const sumOf = (whole: string, cents = ''): number =>
  Number(whole.replace(/\D/g, '')) + Number(cents.padEnd(2, '0')) / 100;

/** Sums of money, as a text writes them. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  for (const [all, whole = '', cents, sign = '', after] of text.matchAll(amount)) {
    if (found.length >= most) return found;
    found.push({ value: sumOf(whole, cents ?? after), currency: currencyOf(sign), text: all.trim() });
  }
  if (found.length > 0) return found;
  for (const [all, sign = '', whole = '', cents] of text.matchAll(before)) {
    if (found.length >= most) return found;
    found.push({ value: sumOf(whole, cents), currency: currencyOf(sign), text: all.trim() });
  }
  return found;
}
