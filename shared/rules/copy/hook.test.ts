import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { HookType } from './analysis.ts';

const hookOfBody = (body: string) => analyse({ body }).hook;

describe('the hook', () => {
  it.each<[HookType, string]>([
    ['question', 'Vous cherchez un électricien à Épinay\u00a0?'],
    ['question', 'Six semaines de délai pour dix pièces\u00a0?'],
    ['number', '3 ingrédients. Pas 34.'],
    ['number', 'Plus de 2 milliards de brosses à dents sont jetées chaque année.'],
    ['pain', 'Marre des factures qui s’empilent.'],
    ['promise', 'Gagnez une soirée par semaine.'],
    ['promise', 'Un sac à dos de 22 litres.'],
    ['curiosity', 'Le secret des agents qui signent plus.'],
    ['contrarian', 'Oubliez tout ce que vous savez du café.'],
    ['story', 'J’ai quitté mon métier il y a trois ans.'],
    ['social_proof', '«\u00a0Je dors enfin.\u00a0»\n— Claire, 42 ans'],
    ['social_proof', 'Déjà 12 000 clients nous ont rejoints.'],
    ['demonstration', 'Avant\u00a0: un tableur.\nAprès\u00a0: dix minutes.'],
    ['urgency', 'Jusqu’au 12 mars, pas un jour de plus.'],
    ['urgency', '90 % de réduction — aujourd’hui seulement\u00a0!'],
    ['urgency', 'Dernière ligne droite.'],
    ['comparison', 'D’un côté, un tableur.\nDe l’autre, dix minutes.'],
    ['comparison', 'Pourquoi utiliser 5 applications quand une seule suffit\u00a0?'],
    ['audience_call', 'Freelances, ceci est pour vous.'],
    ['novelty', 'Nouveau\u00a0: la bague Ricochet.'],
    ['novelty', 'Ça y est\u00a0: le vélo cargo.'],
    ['mistake', 'Les 5 erreurs que font tous les bailleurs.'],
    ['list', '3 raisons de choisir la table en chêne\u00a0:\n1. Massive\n2. Huilée\n3. Réparable'],
    ['list', 'Un ventre au calme a de nombreux bienfaits\u00a0:\n- le sommeil\n- la peau\n- l’énergie'],
  ])('is %s: %s', (type, body) => {
    expect(hookOfBody(body).type).toBe(type);
  });

  it('may be something else besides', () => {
    expect(hookOfBody('Marre de perdre du temps au bureau\u00a0?')).toMatchObject({
      type: 'question',
      secondary: ['pain'],
    });
    for (const body of ['Nouveau\u00a0: 3 raisons de craquer avant le 12 mars\u00a0?', 'Un sac.'])
      expect(hookOfBody(body).secondary.length).toBeLessThanOrEqual(2);
  });

  it('is not misled by what only looks alike', () => {
    expect(hookOfBody('Il n’est pas trop tard pour apprendre l’anglais.').type).toBe('promise');
    expect(hookOfBody('Un dos aéré qui fait oublier les kilos.').type).toBe('promise');
    expect(hookOfBody('Une première rencontre pour savoir si c’est la bonne voie.').type).not.toBe('novelty');
  });

  it.each([
    ['Gagnez trois heures par semaine, sans tableur.', { useful: 3, urgent: 0, unique: 2, specific: 3 }],
    ['Jusqu’au 12 mars, −20 %.', { useful: 0, urgent: 3, unique: 0, specific: 2 }],
    ['Dernières places.', { useful: 0, urgent: 1, unique: 0, specific: 0 }],
    ['Le planning des artisans.', { useful: 0, urgent: 0, unique: 0, specific: 1 }],
  ])('is useful, urgent, unique, specific: %s', (body, fourU) => {
    expect(hookOfBody(body).fourU).toEqual(fourU);
  });
});
