import { expect, it } from 'vitest';
import type { Brief } from '../facts/brief.ts';
import { composeVariations } from './compose-variations.ts';
import { variationsFrom } from './enough.ts';

const briefs = [
  {
    product: 'le logiciel Planif',
    benefits: ['gagner 3 heures par semaine', 'envoyer ses devis en 2 minutes', 'ne plus oublier un rendez-vous'],
    pains: ['perdre ses dimanches en tableurs'],
    proofs: [{ text: '4,8/5 sur 1200 avis', source: 'Trustpilot, mars 2026' }],
  },
  {
    product: 'l’abonnement Recharge',
    benefits: ['recevoir ta recharge avant la fin du flacon', 'arrêter quand tu veux', 'réduire les flacons jetés'],
    pains: ['les flacons vides au mauvais moment'],
    proofs: [{ text: '7 abonnées sur 10 restent plus d’un an', source: 'Abonnements 2025' }],
  },
] satisfies Brief[];

it('never promises more variations than are written', () => {
  const order = { seed: 1, length: 'short', today: '2026-11-25', count: 6, placement: 'meta_feed' } as const;
  for (const all of briefs)
    for (const benefits of [0, 1, 2, 3])
      for (const [proofs, pains] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const brief = {
          product: all.product,
          benefits: all.benefits.slice(0, benefits),
          proofs: all.proofs.slice(0, proofs),
          pains: all.pains.slice(0, pains),
        };
        const written = composeVariations({ ...order, brief }).output.items.length;
        const named = `${all.product}: ${benefits} benefits, ${proofs} proofs, ${pains} pains`;
        expect([named, variationsFrom({ benefits, proofs, pains }) <= written]).toEqual([named, true]);
      }
  expect(variationsFrom({ benefits: 3, proofs: 1, pains: 1 })).toBe(6);
});
