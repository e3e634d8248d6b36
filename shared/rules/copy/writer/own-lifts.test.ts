import { expect, test } from 'vitest';
import { featureValues, hasFeature } from '../ad-features.ts';
import { analyse } from '../analyse.ts';
import { featuresIn } from '../features-in-analysis.ts';
import { featuresOf } from '../features-of.ts';
import { composeVariations } from './compose-variations.ts';
import { type OwnLifts, patternOf } from './own-lifts.ts';

const lift = (shrunkLift: number, isBetter: boolean) => ({
  ...{ shrunkLift, isBetter, adsWith: 40, adsWithout: 90 },
  sentence: 'Vos annonces qui posent une question ont un CTR ×1,50.',
});

test('what worked before counts as it is believed, and nothing where nothing is known', () => {
  expect(patternOf(['hook:question'], {})).toBe(0);
  // ln 1.5 = 0.405; 0.3 · (1 ÷ (1 + e^−0.405) − ½) = 0.3 · 0.1.
  expect(patternOf(['hook:question', 'format:video'], { 'hook:question': lift(1.5, true) })).toBeCloseTo(0.03, 6);
  const many = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, lift(50, true)]));
  expect(patternOf(['a', 'b', 'c'], many)).toBeLessThanOrEqual(0.15);
});

test('an analysis names the features that are read of an ad at once', () => {
  for (const body of [
    'Marre des tableurs ? Planif range vos plannings en 10 minutes. Essai gratuit de 14 jours.',
    'Noté 4,8/5 par 1 200 clients 🎉. Commandez avant dimanche : livraison offerte.',
    'Tu veux dormir mieux. Découvre notre matelas.',
  ]) {
    const bits = featuresOf({ body });
    const named = featureValues.flatMap(({ feature, value }, at) =>
      hasFeature(bits, at) ? [`${feature}:${value}`] : [],
    );
    expect(featuresIn(analyse({ body }), body).sort(), body).toEqual(named.sort());
  }
});

const brief = {
  product: 'le logiciel Planif',
  benefits: ['gagner deux heures par semaine', 'partager le planning avec toute l’équipe'],
  pains: ['refaire le planning chaque lundi'],
  features: ['un planning par glisser-déposer'],
  proofs: [{ text: 'Noté 4,8/5 par 312 restaurants' }],
  objections: [{ objection: 'C’est long à installer', answer: 'Prêt en dix minutes' }],
  offer: 'Essai gratuit de 14 jours',
};
const order = {
  brief,
  seed: 3,
  length: 'short' as const,
  today: '2026-11-26',
  count: 6,
  placement: 'meta_feed' as const,
};

test('texts say which of their features one’s own results speak for', () => {
  const lifts: OwnLifts = { 'offer:free_trial': lift(1.5, true), 'hook:question': lift(0.7, false) };
  const { output, evidence } = composeVariations({ ...order, lifts } as never);
  const insights = evidence.filter(({ type }) => type === 'insight');
  expect(insights.map(({ ref }) => ref)).toEqual(['offer:free_trial']);
  expect(insights[0]?.figures).toEqual({ shrunkLift: 1.5, adsWith: 40, adsWithout: 90 });
  const speaking = output.items.filter(({ evidenceIds }) => evidenceIds.includes(insights[0]?.id ?? ''));
  expect(speaking.length).toBeGreaterThan(0);
  for (const { texts } of speaking) expect(texts[0]?.text).toMatch(/essai gratuit/i);
});

test('without results, texts are what they were', () => {
  const [without, empty] = [composeVariations(order as never), composeVariations({ ...order, lifts: {} } as never)];
  expect(empty).toEqual(without);
});
