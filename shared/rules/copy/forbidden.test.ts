import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';

describe('what may not be said', () => {
  const forbidden = 'Perdez 5 kg en 7 jours, garanti ! Cliquez ici';
  const honest = 'Apprenez à cuisiner des plats légers en 20 minutes. Réservez une place.';
  const own = (body: string) => analyse({ body }, { own: true });
  const pointsOf = (body: string, key: string) => own(body).parts.find((part) => part.key === key)?.points;

  it('earns nothing: neither by its opening nor as a benefit, and never more than an honest ad', () => {
    const { hook, benefits, score } = own(forbidden);
    expect(hook.fourU).toEqual({ useful: 0, urgent: 0, unique: 0, specific: 0 });
    expect(benefits).toEqual([]);
    expect(score).toBeLessThan(own(honest).score - 20);
    // What else the sentence says still counts.
    const both = own('Perdez 5 kg en 7 jours et dormez mieux. Réservez une place.');
    expect(both.benefits.map(({ text }) => text)).toEqual(['Perdez 5 kg en 7 jours et dormez mieux.']);
  });

  it('is no proof because it is said to be guaranteed; a guarantee that one can hold is', () => {
    expect(own(forbidden).proof).toEqual([]);
    expect(own('Une garantie écrite pendant deux ans.').proof).toMatchObject([
      { type: 'guarantee', text: 'garantie écrite' },
    ]);
  });

  it.each([
    ['Cliquez ici', 12],
    ['Cliquez sur le lien ci-dessous.', 12],
    ['Cliquez ici pour réserver votre place', 15],
    ['Réservez votre place', 15],
  ])('a call says what one gets: « %s » has %i points', (call, points) => {
    expect(pointsOf(`Des plannings prêts en cinq minutes. ${call}`, 'callToAction')).toBe(points);
  });
});
