import { expect, test } from 'vitest';
import { readSiret, spacedSiret } from './siret.ts';

test.each([
  ['732 829 320 00074', '73282932000074'],
  ['73282932000074', '73282932000074'],
  ['732.829.320\u00a000074', '73282932000074'],
  ['356 000 000 00048', '35600000000048'],
  ['356 000 000 09075', '35600000009075'],
])('%s is a SIRET', (text, siret) => {
  expect(readSiret(text)).toBe(siret);
});

test.each([
  ['732 829 320 00075', 'a wrong sum'],
  ['732 829 320', 'a SIREN'],
  ['0000000000000000', 'too long'],
  ['00000000000000', 'nothing but zeros'],
  ['356 000 000 00049', 'of La Poste, whose digits add up to no multiple of five'],
  ['732 829 321 00007', 'of a company that cannot be'],
  ['SIRET', 'no digits'],
  ['', 'nothing'],
])('%s is none: %s', (text) => {
  expect(readSiret(text)).toBeNull();
});

test('is spaced as people read it', () => {
  expect(spacedSiret('73282932000074')).toBe('732\u00a0829\u00a0320\u00a000074');
});
