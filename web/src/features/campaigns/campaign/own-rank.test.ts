import { expect, test } from 'vitest';
import { ownBenchmark } from '../../../../../shared/rules/own-benchmarks.ts';
import { ownRankText } from './own-rank-text.ts';

const own = (values: number[]) =>
  ownBenchmark(
    'linkCtr',
    values.map((value) => ({ value, currency: 'EUR' })),
    'EUR',
  );
const read = (value: number | null, values = [0.01, 0.012, 0.014, 0.016, 0.02]) =>
  ownRankText(value, own(values), 'Mode & bijoux', 'EUR')?.replace(/[\u00a0\u202f]/g, ' ');

test('a campaign is placed among those of its sector, by quarters', () => {
  expect(read(0.015)).toBe(
    'CTR (lien) 1,5 % : au-dessus de la moitié de vos campagnes Mode & bijoux (médiane sur un an : 1,4 %)',
  );
  expect(read(0.018)).toContain('au-dessus des trois quarts de vos campagnes');
  expect(read(0.013)).toContain('au-dessous de la moitié de vos campagnes');
  expect(read(0.011)).toContain('au-dessous des trois quarts de vos campagnes');
  expect(read(0.014)).toContain('à la médiane de vos campagnes');
  // What is read is what is compared: a figure never stands below one that is written the same.
  expect(read(0.01398)).toContain(
    'CTR (lien) 1,4 % : à la médiane de vos campagnes Mode & bijoux (médiane sur un an : 1,4 %)',
  );
});

test('nothing is said below five campaigns, nor of a figure below its gate', () => {
  expect(read(0.015, [0.01, 0.012, 0.014, 0.016])).toBeUndefined();
  expect(read(null)).toBeUndefined();
});
