import { expect, it } from 'vitest';
import { mentionsOf } from './invoice-mentions.ts';

const said = (vat: Parameters<typeof mentionsOf>[0]['vat']) =>
  mentionsOf({ issuedOn: '2026-11-26', vat })
    .map(({ text }) => text)
    .join('\n');

it.each([
  [{ rate: 0.2, rule: 'fr' }, null],
  [{ rate: 0.085, rule: 'dom' }, null],
  [{ rate: 0, rule: 'dom' }, 'article 294 du CGI'],
  [{ rate: 0, rule: 'reverse_charge' }, 'Autoliquidation'],
  [{ rate: 0, rule: 'outside_eu' }, 'article 259-1°'],
] as const)('an invoice of %o says why there is no VAT, and what a late payment costs', (vat, why) => {
  expect(said(vat)).toMatch(/L441-10/);
  expect(said(vat)).toMatch(/40\u00a0€/);
  if (why) expect(said(vat)).toContain(why);
  else expect(said(vat)).not.toMatch(/TVA/);
});
