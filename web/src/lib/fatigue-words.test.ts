import { expect, test } from 'vitest';
import { fatigueEvidence } from './fatigue-words.ts';

const plain = (lines: string[]) => lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '));

test('each signal is told with its figures, and what is missing in its place', () => {
  const signals = {
    ctr: { metric: 'linkCtr', first: 0.02, recent: 0.0124, drop: 0.38, pValue: 0.0021 },
    cost: { metric: 'cpa', first: 10, recent: 16, ratio: 1.6 },
    frequency: 2.84,
  } as const;
  expect(plain(fatigueEvidence({ reason: null, signals }))).toEqual([
    'CTR (lien) −38 % depuis la première semaine (écart net)',
    'CPA +60 % sur la même période',
    'Vue 2,8 fois par personne en 7 jours',
  ]);
  const none = { ctr: null, cost: null, frequency: null };
  expect(plain(fatigueEvidence({ reason: 'too_young', signals: none }))).toEqual([
    'Trop récente : il faut deux semaines distinctes',
  ]);
});
