import { describe, expect, it } from 'vitest';
import { phraseOf } from '../facts/shape.ts';
import { conjugate, verbOfImperative } from './conjugate.ts';
import { afterA, afterDe, elides } from './elide.ts';
import { erVerbs } from './er-verbs.ts';
import { otherVerbs } from './other-verbs.ts';
import { toReader } from './possessives.ts';
import { imperativeOf, imperfectOf, infinitiveOf, presentOf } from './said.ts';
import { typeset } from './typography.ts';

describe('conjugate', () => {
  it('knows the spellings of verbs in -er, and the others by their families', () => {
    const said = (verb: string) => {
      const [tu, vous] = [conjugate(verb, 'tu'), conjugate(verb, 'vous')];
      return [tu?.imperative, vous?.imperative, tu?.present, vous?.present, tu?.imperfect, vous?.imperfect].join(' ');
    };
    expect(said('acheter')).toBe('achète achetez achètes achetez achetais achetiez');
    expect(said('appeler')).toBe('appelle appelez appelles appelez appelais appeliez');
    expect(said('envoyer')).toBe('envoie envoyez envoies envoyez envoyais envoyiez');
    expect(said('régler')).toBe('règle réglez règles réglez réglais régliez');
    expect(said('ranger')).toBe('range rangez ranges rangez rangeais rangiez');
    expect(said('lancer')).toBe('lance lancez lances lancez lançais lanciez');
    expect(said('finir')).toBe('finis finissez finis finissez finissais finissiez');
    expect(said('recevoir')).toBe('reçois recevez reçois recevez recevais receviez');
    expect(said('offrir')).toBe('offre offrez offres offrez offrais offriez');
    expect(said('faire')).toBe('fais faites fais faites faisais faisiez');
    expect(said('aller')).toBe('va allez vas allez allais alliez');
  });

  it('conjugates no verb that it does not know', () => {
    for (const verb of ['zorguer', 'hiver', 'papier', 'plaisir']) expect(conjugate(verb, 'vous')).toBeNull();
    expect(verbOfImperative('gagnez')).toBe('gagner');
    expect(verbOfImperative('planifions')).toBeNull();
  });

  it('has no verb twice, and none in the wrong table', () => {
    for (const verb of erVerbs) expect(verb.endsWith('er') && !otherVerbs.has(verb), verb).toBe(true);
  });
});

describe('elision and contraction', () => {
  it('follows the aspirate h', () => {
    expect(['hôtel', 'un planning', 'économie', 'huile', 'huître', 'haleine', 'haltère'].map(elides)).not.toContain(
      false,
    );
    expect(['heure', 'habitude', 'hiver', 'homme', 'histoire', 'IA', 'yeuse'].map(elides)).toEqual([
      ...[true, true, true, true, true, true, false],
    ]);
    expect(
      ['hausse', 'haricot', 'haute couture', 'huit jours', 'onze clients', 'yaourt', '8 clients', 'SMS'].map(elides),
    ).toEqual(Array.from({ length: 8 }, () => false));
    expect(afterDe('le planning').join('')).toBe('du planning');
    expect(afterDe('les impayés').join('')).toBe('des impayés');
    expect(afterDe('oublier un devis').join('')).toBe('d’oublier un devis');
    expect(afterDe('hacher menu').join('')).toBe('de hacher menu');
    expect(afterA('le logiciel Planif').join('')).toBe('au logiciel Planif');
    expect(afterA('les nuits').join('')).toBe('aux nuits');
  });
});

describe('what is said of a verb', () => {
  const forms = (text: string, address: 'vous' | 'tu') => {
    const phrase = phraseOf(text);
    if (!phrase) return null;
    return [infinitiveOf, imperativeOf, presentOf, imperfectOf].map((form) => form(phrase, address));
  };

  it('moves pronouns, negations and adverbs to where they stand', () => {
    expect(forms('gagner 3 heures', 'vous')).toEqual([
      'gagner 3 heures',
      'gagnez 3 heures',
      'gagnez 3 heures',
      'gagniez 3 heures',
    ]);
    expect(forms('ne plus oublier un devis', 'vous')?.[1]).toBe('n’oubliez plus un devis');
    expect(forms('se lever sans douleur', 'tu')).toEqual([
      'te lever sans douleur',
      'lève-toi sans douleur',
      'te lèves sans douleur',
      'te levais sans douleur',
    ]);
    expect(forms('mieux dormir', 'vous')?.[1]).toBe('dormez mieux');
    expect(forms('Ne perdez plus vos dimanches', 'vous')?.[0]).toBe('ne plus perdre vos dimanches');
    expect(forms('je perds mes dimanches', 'vous')?.[0]).toBe('perdre vos dimanches');
  });

  it('agrees nothing with whoever reads', () => {
    expect(forms('être remboursé en 48 heures', 'vous')).toEqual(['être remboursé en 48 heures', null, null, null]);
  });

  it('gives what is theirs to whoever reads, unless it may be someone else’s', () => {
    expect(toReader('du temps sur ses plannings', 'vous')).toBe('du temps sur vos plannings');
    expect(toReader('son énergie', 'tu')).toBe('ton énergie');
    expect(toReader('les tournées de chaque livreur selon ses horaires', 'vous')).toBeNull();
    expect(toReader('à un enfant son premier vélo', 'vous')).toBeNull();
  });
});

describe('typeset', () => {
  it('writes French signs and spaces, once', () => {
    const written: [string, string][] = [
      ["l'offre d'essai ...", 'l’offre d’essai…'],
      ['"Semaine" : 15% !!', '«\u00a0Semaine\u00a0»\u00a0: 15\u202f%\u202f!'],
      ['1200 avis et 45000 clients en 2026', '1\u202f200 avis et 45\u202f000 clients en 2026'],
      ['75011 Paris, 24,90€', '75011 Paris, 24,90\u00a0€'],
      ['tout ,partout  et   encore', 'tout, partout et encore'],
      ['https://a.example/?x=1;y 30 €', 'https://a.example/?x=1;y 30\u00a0€'],
      ['-20 % dès 3 kg', '−20\u202f% dès 3\u00a0kg'],
    ];
    for (const [given, set] of written) {
      expect(typeset(given)).toBe(set);
      expect(typeset(set)).toBe(set);
    }
  });
});
