import { describe, expect, it } from 'vitest';
import { composeVariations, type VariationsOrder } from './compose-variations.ts';
import { addedFeedback, type Feedback, feedbackOf, liking } from './feedback.ts';

const order: VariationsOrder = {
  brief: {
    product: 'le logiciel Planif',
    audience: 'artisans du bâtiment',
    benefits: ['gagner 3 heures par semaine', 'envoyer ses devis en 2 minutes', 'ne plus oublier un rendez-vous'],
    features: ['application mobile', 'export comptable en un clic'],
    pains: ['perdre ses dimanches en tableurs', 'des devis oubliés'],
  },
  seed: 1,
  length: 'short',
  today: '2026-11-25',
  count: 6,
  placement: 'meta_feed',
};
const constructionsOf = (feedback?: Feedback) =>
  composeVariations({ ...order, ...(feedback && { feedback }) }).output.items.map(
    ({ texts }) => texts[0]?.constructions ?? [],
  );

describe('feedback', () => {
  it('is (kept + 1) / (shown + 2) less a half, the mean over the constructions of a text', () => {
    const feedback = { pain: { shown: 8, kept: 0 }, gain: { shown: 2, kept: 2 } };
    expect(liking(feedback, ['pain'])).toBeCloseTo(0.1 - 0.5);
    expect(liking(feedback, ['gain', 'gain'])).toBeCloseTo(0.75 - 0.5);
    expect(liking(feedback, ['pain', 'gain'])).toBeCloseTo((0.1 + 0.75) / 2 - 0.5);
    expect(liking(feedback, ['unseen'])).toBe(0);
    expect(liking(feedback, [])).toBe(0);
  });

  it('counts the texts beside those that people chose, and none where nobody chose', () => {
    const [one, other] = [{ constructions: ['a', 'b'] }, { constructions: ['b'] }];
    const chosen = feedbackOf([
      { text: one, choice: 'kept' },
      { text: other, choice: null },
      { text: {}, choice: 'kept' },
    ]);
    expect(chosen).toEqual({ a: { shown: 1, kept: 1 }, b: { shown: 2, kept: 1 } });
    expect(feedbackOf([{ text: one, choice: null }])).toEqual({});
    expect(addedFeedback([chosen, chosen, {}]).b).toEqual({ shown: 4, kept: 2 });
  });

  it('brings what was kept and leaves what never was; without any the writer is as before', () => {
    const [first = []] = constructionsOf();
    expect(first.length).toBeGreaterThan(0);
    const refused = Object.fromEntries(first.map((id) => [id, { shown: 40, kept: 0 }]));
    const liked = Object.fromEntries(first.map((id) => [id, { shown: 40, kept: 40 }]));
    const uses = (all: string[][]) => all.flat().filter((id) => first.includes(id)).length;
    expect(uses(constructionsOf(refused))).toBeLessThan(uses(constructionsOf()));
    expect(uses(constructionsOf(liked))).toBeGreaterThanOrEqual(uses(constructionsOf()));
    expect(constructionsOf({})).toEqual(constructionsOf());
    expect(constructionsOf(refused)).toEqual(constructionsOf(refused));
  });
});
