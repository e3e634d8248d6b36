import { expect, it } from 'vitest';
import { vatOf } from './vat.ts';

it.each([
  ['FR', '33000', null, { rate: 0.2, rule: 'fr' }],
  ['FR', '33000', 'FR40303265045', { rate: 0.2, rule: 'fr' }],
  ['FR', '97400', null, { rate: 0.085, rule: 'dom' }],
  ['GP', '97100', null, { rate: 0.085, rule: 'dom' }],
  ['FR', '97300', null, { rate: 0, rule: 'dom' }],
  ['YT', '97600', null, { rate: 0, rule: 'dom' }],
  ['FR', '98800', null, { rate: 0, rule: 'outside_eu' }],
  ['BE', '1000', 'BE0403019261', { rate: 0, rule: 'reverse_charge' }],
  ['BE', '1000', null, { rate: 0.2, rule: 'fr' }],
  ['CH', '1200', 'CHE123456788', { rate: 0, rule: 'outside_eu' }],
  ['US', '10001', null, { rate: 0, rule: 'outside_eu' }],
] as const)('VAT of %s %s with number %s', (country, postalCode, vatNumber, vat) => {
  expect(vatOf({ country, postalCode, vatNumber })).toEqual(vat);
});
