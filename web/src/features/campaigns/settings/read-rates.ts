import { updateExchangeRates } from '../../../../../shared/campaigns/rates.contract.ts';
import type { ExchangeRate } from '../../../../../shared/campaigns/rates.ts';

/** `USD 01/10/2026 0,92`, or the same with a day as `2026-10-01` and tabs, commas or semicolons between. */
const line = /^([a-z]{3})[\s;,]+(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4})[\s;,]+(\d+(?:[.,]\d+)?)$/i;

/** Rates as someone typed or pasted them, a line each; or the first line that is none. */
export function readRates(text: string): { rates: ExchangeRate[]; problem: string | null } {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
  const rates: ExchangeRate[] = [];
  for (const one of lines) {
    const [, currency = '', day = '', rate = ''] = line.exec(one) ?? [];
    if (!currency) return { rates, problem: `Ligne à revoir\u00a0: «\u00a0${one.slice(0, 60)}\u00a0»` };
    rates.push({ currency: currency.toUpperCase(), day: isoDay(day), rate: Number(rate.replace(',', '.')) });
  }
  const parsed = updateExchangeRates.body.safeParse({ rates, version: 0 });
  if (parsed.success) return { rates, problem: null };
  const [issue] = parsed.error.issues;
  const wrong = lines[Number(issue?.path[1])];
  return {
    rates,
    problem: `${issue?.message ?? 'À revoir'}${wrong ? `\u00a0: «\u00a0${wrong.slice(0, 60)}\u00a0»` : ''}`,
  };
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
