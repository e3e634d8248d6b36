import { expect, it } from 'vitest';
import { messagesOf } from './messages.ts';
import type { CompetitorAd } from './read-competitor.ts';

const read = (bodies: readonly string[], name = 'Nuits Réglées') =>
  messagesOf(
    bodies.map((body, at) => ({ ad: { headline: null, body, description: null, groupKey: `${at}` } }) as CompetitorAd),
    name,
    ({ ad }) => ad.groupKey,
  ).map(({ term, weight }) => `${term} ${Math.round(weight * 100)}`);

it('tells whole phrases, those of most ads first', () => {
  const bodies = [
    'On peut la changer soi-même en cinq minutes. Chacun dort à sa façon.',
    'On peut la changer soi-même en cinq minutes. Un virement le jour même.',
    'On peut la changer soi-même en 5 minutes. Un virement le jour même.',
    'Un virement le jour même. Chacun sa place.',
  ];
  expect(read(bodies)).toEqual(['changer soi-même en cinq minutes 75', 'virement le jour même 75']);
});

it('never says the contrary of what was said', () => {
  expect(read(['Le compte sans frais cachés.', 'Un compte sans frais cachés.'])).toEqual([
    'compte sans frais cachés 100',
  ]);
  expect(read(['Sans frais cachés.', 'Ici, sans frais cachés.'])).toEqual(['sans frais cachés 100']);
  expect(read(['On ne manque aucune séance.', 'Tu ne manques rien, tu ne manque aucune séance.'])).toEqual([
    'ne manque aucune séance 100',
  ]);
});

it('says neither pieces of a sentence, nor a verb, nor a number cut in two, nor its own name', () => {
  expect(read(['Notée 4,8/5 par 5 200 clients.', 'Déjà 5 200 clients.'])).toEqual(['5 200 clients 100']);
  expect(read(['Le matelas se livre roulé.', 'La housse qui se livre roulé.'])).toEqual([]);
  expect(read(['Fabriqué en petites séries.', 'Brodé en petites séries.'])).toEqual(['petites séries 100']);
  expect(read(['Nuits Réglées, votre matelas.', 'Nuits Réglées : un matelas.'])).toEqual(['matelas 100']);
});
