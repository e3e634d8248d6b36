import { expect, test } from 'vitest';
import { ownBenchmark } from '../../../../../shared/rules/own-benchmarks.ts';
import { ownRankTexts } from './own-rank-text.ts';

const own = (values: number[]) =>
  ownBenchmark(
    'linkCtr',
    values.map((value) => ({ value, currency: 'EUR' })),
    'EUR',
  );
const read = (value: number | null, values = [0.01, 0.012, 0.014, 0.016, 0.02]) =>
  ownRankTexts([{ own: own(values), value }], 'Mode & bijoux', 'EUR').map((text) =>
    text.replace(/[\u00a0\u202f]/g, ' '),
  );

test('a campaign is told apart from those of its sector only outside their middle half', () => {
  expect(read(0.018)).toEqual([
    'CTR (lien) 1,80 % : au-dessus des trois quarts de vos campagnes Mode & bijoux (médiane sur un an : 1,40 %)',
  ]);
  expect(read(0.011)[0]).toContain('au-dessous des trois quarts de vos campagnes');
  for (const value of [0.015, 0.013, 0.01398])
    expect(read(value)[0]).toContain('dans la moitié centrale de vos campagnes Mode & bijoux');
});

test('figures of the middle half are told together', () => {
  const ctr = own([0.01, 0.012, 0.014, 0.016, 0.02]);
  const texts = ownRankTexts(
    [
      { own: ctr, value: 0.015 },
      { own: { ...ctr, metric: 'roas', p25: 1.8, median: 2.04, p75: 2.4 }, value: 2.03 },
    ],
    'Beauté & soins',
    'EUR',
  );
  expect(texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'CTR (lien) 1,50 % et ROAS 2,03 : dans la moitié centrale de vos campagnes Beauté & soins (médianes sur un an : 1,40 % et 2,04)',
  ]);
});

test('nothing is said below five campaigns, nor of a figure below its gate', () => {
  expect(read(0.015, [0.01, 0.012, 0.014, 0.016])).toEqual([]);
  expect(read(null)).toEqual([]);
});
