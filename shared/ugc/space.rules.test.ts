import { expect, it } from 'vitest';
import { isBillable, isOfAge, maskedEmail } from './space.rules.ts';

it('counts eighteen years to the day, the 29th of February too', () => {
  expect([isOfAge('2008-11-27', '2026-11-27'), isOfAge('2008-11-28', '2026-11-27')]).toEqual([true, false]);
  expect([isOfAge('2008-02-29', '2026-02-28'), isOfAge('2008-02-29', '2026-03-01')]).toEqual([false, true]);
});

it('pays who has a SIRET, or needs none', () => {
  expect(isBillable({ legalStatus: 'micro', siret: '73282932000074' })).toBe(true);
  expect(isBillable({ legalStatus: 'company', siret: null })).toBe(false);
  expect(isBillable({ legalStatus: 'artist_author', siret: null })).toBe(true);
});

it('masks an address', () => {
  expect([maskedEmail('camille@agence.example'), maskedEmail('zoe@a.fr')]).toEqual([
    'ca•••@agence.example',
    'z•••@a.fr',
  ]);
});
