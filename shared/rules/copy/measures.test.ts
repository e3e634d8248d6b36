import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { AdText, Register } from './analysis.ts';
import { callToActionLabels, classOfButton } from './call-to-action-words.ts';
import { placements } from './placements.ts';
import { syllablesOf } from './syllables.ts';

const read = (body: string, ad: Partial<AdText> = {}) => analyse({ body, ...ad });
const types = (found: readonly { type: string; text: string }[]) => found.map(({ type, text }) => `${type} ${text}`);

describe('readability', () => {
  it.each([
    ['chat', 1],
    ['table', 1],
    ['beauté', 2],
    ['parlent', 1],
    ['vraiment', 2],
    ['client', 1],
    ['lunettes', 2],
    ['eau', 1],
    ['le', 1],
    ['ordinateur', 4],
    ['b', 1],
  ])('counts the syllables of %s: %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });

  it('is 207 − 1.015 words a sentence − 73.6 syllables a word', () => {
    const body = 'Le chat dort. Le chien court. Le vent vient. '.repeat(4);
    const { score, words, sentences, syllables } = read(body).readability;
    expect({ words, sentences, syllables }).toEqual({ words: 36, sentences: 12, syllables: 36 });
    expect(score).toBe(100);
    const heavy =
      'Nos collaborateurs perfectionnent continuellement leurs méthodologies organisationnelles internationales. '.repeat(
        5,
      );
    expect(read(heavy).readability).toMatchObject({ score: 0, label: 'Très difficile' });
  });

  it('says nothing of what is short or not French', () => {
    expect(read('Un chat. Deux chats. Trois chats.').readability).toMatchObject({ score: null, reason: 'too_short' });
    const english = 'We are here for you and your family. It is the best of all our plans. Come with us today. '.repeat(
      3,
    );
    expect(read(english)).toMatchObject({ language: 'other', readability: { score: null, reason: 'not_french' } });
  });
});

describe('the register', () => {
  it.each<[Register, string]>([
    ['vous', 'Votre maison vous attend.'],
    ['vous', 'Prenez rendez-vous.'],
    ['tu', 'Inscris-toi.'],
    ['tu', 'Profite de −20 %.'],
    ['mixed', 'Tu verras, vous allez aimer.'],
    ['none', 'Un rendez-vous chez le dentiste, assez vite.'],
    ['none', 'Le ton monte sur le nez.'],
    ['vous', '«\u00a0Je t’adore, ma table.\u00a0» Découvrez-la.'],
  ])('is %s: %s', (register, body) => {
    expect(read(body).register).toBe(register);
  });
});

describe('the offer', () => {
  it.each([
    [
      '−20 % avec le code ETE20, jusqu’au 12 mars.',
      ['discount −20 %', 'code avec le code ETE20', 'deadline jusqu’au 12 mars'],
    ],
    ['Livraison offerte dès 39 €.', ['free_shipping Livraison offerte']],
    ['Essai gratuit de 30 jours.', ['free_trial Essai gratuit de 30 jours']],
    ['Devis gratuit sous 24 heures.', ['free gratuit']],
    ['Un jouet offert avec le code REX15.', ['gift Un jouet offert', 'code avec le code REX15']],
    ['Paiement en trois fois sans frais.', ['instalments Paiement en trois fois']],
    ['À partir de 79 € par mois.', ['price À partir de 79 €']],
    [
      'Deux achetés, le troisième à moitié prix.',
      ['discount à moitié prix', 'bundle Deux achetés, le troisième à moitié prix'],
    ],
    ['2 gélules le matin pendant 5 jours.', []],
    ['Les soldes se calculent seuls, les règles sont respectées.', []],
    ['Les soldes de congés sont à jour.', []],
    ['Congés posés, absences et soldes au même endroit.', []],
    ['Les soldes se terminent samedi.', ['discount soldes']],
    ['Soldes sur les vestes.', ['discount Soldes']],
    ['Un sac de 22 litres.', []],
  ])('of %s', (body, offer) => {
    expect(types(read(body).offer).sort()).toEqual([...offer].sort());
  });
});

describe('proofs', () => {
  it.each([
    ['4,8/5 sur 2 300 avis.', 'rating'],
    ['Choisie par 60 MILLIONS d’utilisateurs.', 'customers'],
    ['«\u00a0Je dors enfin.\u00a0»\n— Claire, 42 ans', 'testimonial'],
    ['Vu à la télé.', 'press'],
    ['Certifié Ecocert.', 'certification'],
    ['Satisfait ou remboursé pendant 60 jours.', 'guarantee'],
    ['Testé sur 60 volontaires.', 'study'],
    ['Depuis 1987, de père en fils.', 'experience'],
    ['Fabriqué à Grasse en petites séries.', 'origin'],
  ])('%s', (body, type) => {
    expect(read(body).proof.map((one) => one.type)).toContain(type);
  });

  it.each([
    '90 % de réduction.',
    'Une estimation à 3 agences.',
    'Fabriqué en cartons recyclés.',
    'Le pack « ventre de rêve ».',
    '« Rappelez-moi en mars. »',
  ])('are not in %s', (body) => {
    expect(read(body).proof).toEqual([]);
  });
});

describe('objections', () => {
  it.each([
    ['Sans frais cachés.', 'price'],
    ['En dix minutes, à votre rythme.', 'time'],
    ['Sans carte bancaire.', 'risk'],
    ['Sans engagement.', 'commitment'],
    ['Clé en main, on s’occupe de tout.', 'complexity'],
    ['Livraison suivie.', 'delivery'],
    ['Paiement sécurisé.', 'trust'],
    ['Compatible avec votre logiciel.', 'compatibility'],
  ])('%s answers one', (body, type) => {
    expect(read(body).objections.map((one) => one.type)).toContain(type);
  });

  it.each(['Prise en main en 10 minutes.', 'Une table posée en dix minutes.'])(
    '%s is a gain and answers none',
    (body) => {
      expect(read(body).objections).toEqual([]);
    },
  );

  it.each([
    'En moins de 5 minutes.',
    'En 10 minutes par jour.',
    'En quelques clics.',
    'Trois heures de planning ? Le voici en 10 minutes.',
  ])('%s answers that it takes long', (body) => {
    expect(read(body).objections.map((one) => one.type)).toContain('time');
  });
});

describe('the call to action', () => {
  it('is found in the text, by its verb', () => {
    expect(read('Un sac. Commandez sur notre site.').callToAction).toMatchObject({
      class: 'buy',
      text: 'Commandez sur notre site.',
      inBody: true,
      coherent: null,
    });
    expect(read('Des vélos. Vite, réservez votre essai.').callToAction).toMatchObject({
      class: 'book',
      text: 'réservez votre essai.',
    });
    expect(read('Les inscriptions sont ouvertes\u00a0: planif.example').callToAction.text).toBe(
      'inscriptions sont ouvertes',
    );
    expect(read('La commande est prête.').callToAction).toMatchObject({ class: 'none', field: null });
  });

  it('agrees with the button, or not', () => {
    expect(read('Demandez votre devis.', { callToAction: 'GET_QUOTE' }).callToAction.coherent).toBe(true);
    expect(read('Découvrez la table.', { callToAction: 'SHOP_NOW' }).callToAction).toMatchObject({
      class: 'buy',
      coherent: true,
    });
    expect(read('Postulez.', { callToAction: 'SHOP_NOW' }).callToAction.coherent).toBe(false);
    expect(read('Un sac.', { callToAction: 'Acheter' }).callToAction).toMatchObject({
      class: 'buy',
      field: 'callToAction',
      text: 'Acheter',
      inBody: false,
    });
  });

  it.each([
    ['SHOP_NOW', 'buy'],
    ['Learn more', 'learn'],
    ['En savoir plus', 'learn'],
    ['Install now', 'download'],
    ['Obtenir un devis', 'quote'],
    ['constructor', 'learn'],
    ['NO_BUTTON', 'none'],
  ])('of a button %s: %s', (button, kind) => {
    expect(classOfButton(button)).toBe(kind);
    expect(Object.keys(callToActionLabels)).toContain(kind);
  });
});

describe('the build', () => {
  it.each([
    [
      'pas',
      'Marre des factures qui traînent\u00a0?\nOn relance, on attend, on recommence. Toujours pas payé.\nPlanif relance pour vous, et vous gagnez du temps.\nEssayez-le.',
    ],
    ['bab', 'Avant\u00a0: un tableur.\nAprès\u00a0: dix minutes.\nEntre les deux, Planif.'],
    ['list', '3 raisons de venir\u00a0:\n1. Le calme\n2. La vue\n3. Le prix\nRéservez.'],
    ['proof_first', '4,8/5 sur 2 300 avis.\nGagnez du temps chaque matin.'],
    ['offer_first', '−20 % sur les tables.\nUne maison plus belle.\nCommandez.'],
    ['aida', 'Le planning des artisans.\nGagnez trois heures par semaine.\nEssayez.'],
    ['none', 'Un sac.'],
  ])('%s', (type, body) => {
    const { framework } = read(body);
    expect(framework.type).toBe(type);
    for (const { start, end } of framework.steps) expect(body.slice(start, end).trim()).not.toBe('');
  });
});

describe('limits', () => {
  it('are those of the placement, in graphemes', () => {
    const over = read('a'.repeat(130), { headline: '👩‍👩‍👧‍👦'.repeat(40), platform: 'facebook' }).limits;
    expect(over).toEqual([
      {
        placement: 'meta_feed',
        field: 'headline',
        slot: 'headline',
        length: 40,
        recommended: 40,
        max: 255,
        state: 'ok',
      },
      {
        placement: 'meta_feed',
        field: 'body',
        slot: 'primaryText',
        length: 130,
        recommended: 125,
        max: 2200,
        state: 'long',
      },
    ]);
    expect(analyse({ body: 'a'.repeat(91), platform: 'google' }).limits[0]).toMatchObject({
      slot: 'description',
      state: 'over',
    });
    expect(analyse({ body: 'a', platform: 'other' }).limits).toEqual([]);
    expect(analyse({ body: 'a'.repeat(80) }, { placement: 'meta_story' }).limits[0]).toMatchObject({ state: 'over' });
  });

  it('hold together', () => {
    for (const { fields } of Object.values(placements))
      for (const { recommended, max, min, defaultCount, maxCount } of fields) {
        expect(recommended).toBeLessThanOrEqual(max);
        expect(min).toBeLessThanOrEqual(defaultCount);
        expect(defaultCount).toBeLessThanOrEqual(maxCount);
      }
  });
});

describe('style', () => {
  it('counts what stands out', () => {
    expect(read('🔥 TOUT est là\u00a0!! #promo #ete 👩‍🍳').style).toMatchObject({
      emojis: 2,
      exclamations: 1,
      hashtags: 2,
    });
    expect(read('ABCD efgh').style.uppercaseShare).toBe(0.5);
    expect(read('Une offre exceptionnelle.').style.cliches).toMatchObject([{ text: 'offre exceptionnelle' }]);
  });
});
