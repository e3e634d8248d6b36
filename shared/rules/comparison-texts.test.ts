import { expect, test } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import { compare } from './comparison.ts';
import type { ComparedSubject } from './comparison-parts.ts';
import type { Counts } from './counters.ts';
import type { ComparedMetric } from './estimates.ts';

const subject = (name: string, count: number, day: (at: number) => Counts, said: Partial<ComparedSubject> = {}) => ({
  campaignId: `cmp_${name}`,
  adId: null,
  name,
  currency: 'EUR',
  objective: 'sales',
  platform: 'meta',
  attribution: { clickDays: 7, viewDays: 1 },
  provisionalFrom: null,
  days: Array.from({ length: count }, (_, at) => ({ date: addDays('2026-03-01', at), counts: day(at) })),
  ...said,
});
const verdict = (metric: ComparedMetric, ...subjects: ComparedSubject[]) => compare(subjects, [metric], metric).verdict;
/** As a person sees them: kinds of spaces aside. */
const read = (metric: ComparedMetric, ...subjects: ComparedSubject[]) =>
  verdict(metric, ...subjects).text.replace(/[\u00a0\u202f]/g, ' ');

const spend = (amount: number) => (at: number) => ({ spend: amount + (at % 2 ? 5 : -5), conversions: 2 });
const [summer, winter, other] = [
  subject('Été', 16, spend(36)),
  subject('Hiver', 16, spend(50)),
  subject('Nu', 16, spend(48)),
];

test('a winner is told with both figures, their intervals and the doubt', () => {
  // Each day is 5 off: √(16 ÷ 15 × 400) ÷ 576 = 0.03586, times t = 2.1314: 18 ÷ and × 1.0794.
  expect(verdict('cpa', summer, winter)).toMatchObject({ metric: 'cpa', state: 'winner', winner: 0 });
  expect(read('cpa', summer, winter)).toBe(
    '« Été » coûte moins cher par conversion : 18,00 € (entre 16,68 € et 19,43 €) contre 25,00 € (entre 23,66 € et 26,41 €). Sans vraie différence, un tel écart arriverait moins d’une fois sur 1 000.',
  );
  expect(read('cpa', winter, summer, other)).toMatch(
    /^« Été » coûte moins cher par conversion que chacune des autres : 18,00 € .* contre 25,00 € .* pour « Hiver » et 24,00 € .* pour « Nu »\./,
  );
});

test('a draw says how many days more would tell', () => {
  expect(verdict('cpa', winter, other)).toMatchObject({ state: 'no_difference', winner: null });
  expect(read('cpa', winter, other)).toMatch(
    /^Rien ne permet de les départager\. CPA : 25,00 € \(.*\) pour « Hiver » et 24,00 € \(.*\) pour « Nu »\. Sans vraie différence, un tel écart arriverait \d+ fois sur 100\. Il faudrait encore environ \d+ jours, si l’écart reste le même\.$/,
  );
  expect(read('cpa', winter, { ...winter, name: 'Autre' })).toMatch(
    /On ne peut pas dire combien de jours il faudrait encore/,
  );
});

test('where some stand apart and others do not, each is said', () => {
  expect(verdict('cpa', winter, other, subject('Dernier', 16, spend(70))).state).toBe('partial');
  expect(read('cpa', winter, other, subject('Dernier', 16, spend(70)))).toMatch(
    /^Tout n’est pas départagé\. « Hiver » coûte moins cher par conversion que « Dernier » ; « Nu » coûte moins cher par conversion que « Dernier » : sans vraie différence, de tels écarts arriveraient au plus .* fois sur .*\. Entre les autres, le hasard peut suffire\. CPA : /,
  );
});

test('too early says what is missing, and when it will be there', () => {
  // 10 days of 2 conversions: 4 days to fourteen, and 10 conversions at 2 a day are 5 days.
  expect(read('cpa', summer, subject('Neuf', 10, spend(50)))).toBe(
    'Trop tôt pour les départager sur le CPA. « Neuf » n’a que 10 jours mesurés sur les 14 qu’il faut et 20 conversions sur les 30 qu’il faut. Il faudrait encore environ 5 jours au même rythme.',
  );
  const silent = subject('Muet', 20, () => ({ spend: 20, conversions: 0 }));
  expect(read('cpa', summer, silent)).toMatch(
    /0 conversion sur les 30 qu’il faut\. Au même rythme, un an n’y suffirait pas\.$/,
  );
});

test('what cannot be compared says why', () => {
  expect(read('cpa', summer, { ...winter, currency: 'USD' })).toBe(
    'Le CPA ne se compare pas entre plusieurs devises (EUR et USD). Le ROAS, lui, n’a pas de devise.',
  );
  expect(read('roas', summer, winter)).toBe(
    'Le ROAS ne peut pas être comparé : il n’est pas mesuré pour « Été » et « Hiver ».',
  );
  const odd = subject('Faux', 1, () => ({ impressions: 1_000, clicks: 1_200 }));
  expect(read('ctr', odd, odd)).toMatch(/pour « Faux » et « Faux », il dépasse 100 %/);
});

test('a name as long as a page takes one line', () => {
  expect(read('cpa', subject('é'.repeat(5_000), 16, spend(36)), winter).length).toBeLessThan(400);
});

test('notes: always that nobody drew lots, the rest where it is true', () => {
  const codes = (...subjects: ComparedSubject[]) => compare(subjects, ['cpa'], 'cpa').notes.map(({ code }) => code);
  expect(codes(summer, winter)).toEqual(['not_randomised']);
  expect(
    codes(summer, {
      ...subject('Loin', 17, spend(50)),
      objective: 'leads',
      platform: 'tiktok',
      attribution: null,
      provisionalFrom: '2026-03-17',
    }),
  ).toEqual([
    'not_randomised',
    'different_objectives',
    'different_platforms',
    'different_attribution',
    'provisional',
    'different_days',
  ]);
  expect(codes(summer, { ...winter, provisionalFrom: '2026-03-17' })).toEqual(['not_randomised']);
});
