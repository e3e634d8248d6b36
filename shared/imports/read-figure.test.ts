import { expect, it } from 'vitest';
import { rounded } from '../../functions/campaigns/imports/gathered.ts';
import { markIn, readFigure } from './read-figure.ts';

it.each([
  ['1 234,56 €', ',', 1234.56],
  ['1.234,56', ',', 1234.56],
  ['12.500', ',', 12_500],
  ['$1,234.5', '.', 1234.5],
  ['12,500', '.', 12_500],
  ['104.0', '.', 104],
  ["CHF 1'500.-", '.', undefined],
  ['EUR 12.30', '.', 12.3],
  ['-5', '.', -5],
  ['(5.00)', '.', -5],
  ['−3,5', ',', -3.5],
  ['', '.', null],
  ['--', '.', null],
  ['—', ',', null],
  ['N/A', ',', null],
  ['0', ',', 0],
  ['12.5', ',', undefined],
  ['1,5', '.', undefined],
  ['12 %', ',', undefined],
  ['cinq', ',', undefined],
  ['1e9', '.', undefined],
] as const)('reads « %s » where « %s » parts decimals as %s', (text, decimal, figure) => {
  expect(readFigure(text, decimal)).toBe(figure);
});

it.each([
  ['12,50', ','],
  ['$231.88', '.'],
  ['1.234,5', ','],
  ['1,234.5', '.'],
  ['1.234.567', ','],
  ['0,500', ','],
  ['12.500', undefined],
  ['12', undefined],
])('« %s » tells %s', (text, mark) => {
  expect(markIn(text)).toBe(mark);
});

it('rounds to the cent once, as people do', () => {
  expect([1.005, 2.675, 0.1 + 0.2, 1031.05].map(rounded)).toEqual([1.01, 2.68, 0.3, 1031.05]);
});
