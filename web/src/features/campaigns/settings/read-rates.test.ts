import { expect, it } from 'vitest';
import { ratesText, readRates } from './read-rates.ts';

it('reads what is typed or pasted, and writes it so that it is read again', () => {
  const { rates, problem } = readRates('usd 1/10/2026 0,92\n\nGBP;2026-10-02;1.15\nCHF\t03/10/2026\t1');
  expect(problem).toBeNull();
  expect(rates).toEqual([
    { currency: 'USD', day: '2026-10-01', rate: 0.92 },
    { currency: 'GBP', day: '2026-10-02', rate: 1.15 },
    { currency: 'CHF', day: '2026-10-03', rate: 1 },
  ]);
  expect(readRates(ratesText(rates)).rates).toEqual(rates);
});

it.each([
  ['USD hier 0,92', /USD hier/],
  ['USD 31/02/2026 0,92', /31\/02/],
  ['EUR 01/10/2026 1', /base/],
  ['USD 01/10/2026 0', /USD/],
  ['USD 01/10/2026 1\nUSD 01/10/2026 2', /Un taux au plus/],
])('says which line is none: %s', (text, said) => {
  expect(readRates(text).problem).toMatch(said);
});
