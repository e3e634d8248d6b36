import { expect, test } from 'vitest';
import { featureValues } from '../rules/copy/ad-features.ts';
import { deedOf } from '../rules/copy/feature-subjects.ts';
import type { ResultLift } from '../rules/lift.ts';
import { boundsText, changeText, insightText } from './insight-texts.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const told = (changes: Partial<ResultLift>): ResultLift =>
  ({
    ...{ missing: null, adsWith: 61, adsWithout: 135, clusters: 3, effect: { theta: 0.38, error: 0.07 }, p: 0, q: 0 },
    ...{ rateWith: 0.02, rateWithout: 0.01, lift: 1.46, low: 1.3, high: 1.62, shrunkLift: 1.41, shrunkLow: 1.27 },
    ...{ shrunkHigh: 1.57, verdict: 'better' },
    ...changes,
  }) as ResultLift;

test('a finding is told by one figure and its bounds, those that are believed', () => {
  expect(plain(insightText('ctr', 'hook', 'question', told({})))).toBe(
    'Vos annonces qui s’ouvrent sur une question : CTR +41 % (entre +27 et +57 %).',
  );
  const doubted = told({ shrunkLift: 1.08, shrunkLow: 0.96, shrunkHigh: 1.2, verdict: 'unclear' });
  expect(plain(insightText('cpa', 'audience', 'Parents', doubted))).toBe(
    'Vos annonces pour l’audience « Parents » : coût par conversion +8 % (entre −4 et +20 %), pas d’écart démontré.',
  );
  const missing = { need: 'ads_with' as const, count: 5 };
  expect(plain(insightText('ctr', 'offer', 'none', told({ missing, verdict: 'insufficient' } as never)))).toBe(
    'Vos annonces sans offre : pas assez pour le dire. Il faudrait encore 5 annonces avec.',
  );
});

test('what all but makes no difference keeps its tenths', () => {
  expect(plain(changeText(1.003))).toBe('+0,3 %');
  expect(plain(changeText(1))).toBe('0 %');
  expect(plain(boundsText(0.59, 0.72))).toBe('entre −41 et −28 %');
});

test('each feature is told as something that one does', () => {
  const deeds = featureValues.map(({ feature, value }) => deedOf(feature, value));
  expect(new Set(deeds).size).toBe(featureValues.length);
  expect(deeds.filter((deed) => deed.includes('«'))).toEqual([]);
  expect(deeds).toEqual(
    expect.arrayContaining(['Ouvrir sur une question', 'Se passer d’offre', 'Se passer de preuve', 'Vidéo']),
  );
});
