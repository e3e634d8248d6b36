import { campaignLimits } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { rateProblems } from '../../../../../shared/campaigns/messages.ts';
import { baseCurrency, type ExchangeRate } from '../../../../../shared/campaigns/rates.ts';

/** `USD 01/10/2026 0,92`, or the same with a day as `2026-10-01` and tabs, commas or semicolons between. */
const line = /^([a-z]{3})[\s;,]+(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4})[\s;,]+(\d+(?:[.,]\d+)?)$/i;

/** Rates as someone typed or pasted them, a line each; or the first line that is none. */
export function readRates(text: string): { rates: ExchangeRate[]; problem: string | null } {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
  const rates: ExchangeRate[] = [];
  const seen = new Set<string>();
  for (const one of lines) {
    const [, code = '', day = '', rate = ''] = line.exec(one) ?? [];
    const read = { currency: code.toUpperCase(), day: isoDay(day), rate: Number(rate.replace(',', '.')) };
    const wrong = code ? problemOf(read, seen) : 'Ligne à revoir';
    if (wrong) return { rates, problem: `${wrong}\u00a0: «\u00a0${one.slice(0, 60)}\u00a0»` };
    seen.add(`${read.currency} ${read.day}`);
    rates.push(read);
  }
  return { rates, problem: rates.length > campaignLimits.rates ? `${campaignLimits.rates} taux au plus` : null };
}

function problemOf({ currency, day, rate }: ExchangeRate, seen: ReadonlySet<string>): string | null {
  if (currency === baseCurrency) return rateProblems.base;
  const time = Date.parse(day);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return 'Ce jour n’existe pas';
  if (rate <= 0 || rate > 1e6) return 'Un taux est plus grand que zéro';
  return seen.has(`${currency} ${day}`) ? rateProblems.twice : null;
}

function isoDay(day: string): string {
  const parts = day.split(/[-/]/).map((part) => part.padStart(2, '0'));
  return (day.includes('/') ? parts.reverse() : parts).join('-');
}

const rateText = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 15, useGrouping: false });

/** The same rates as they can be edited. */
export const ratesText = (rates: readonly ExchangeRate[]): string =>
  rates
    .map(({ currency, day, rate }) => `${currency} ${day.split('-').reverse().join('/')} ${rateText.format(rate)}`)
    .join('\n');
