import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { featureLabel, featureValues, hasFeature } from './ad-features.ts';
import { analyse } from './analyse.ts';
import { featuresOf, featuresVersion } from './features-of.ts';

const namesOf = (ad: Parameters<typeof featuresOf>[0]) =>
  featureValues.filter((_, at) => hasFeature(featuresOf(ad), at)).map(({ feature, value }) => `${feature}:${value}`);

const texts = [
  'Marre de perdre vos lundis en tableurs\u00a0? Planif les remplit. 4\u202f200 agences l’utilisent. Essayez 14 jours.',
  '−20\u202f% sur tout jusqu’à dimanche avec le code ETE20 🎉 Commandez la vôtre.',
  'Nouveau\u00a0: le café torréfié en Bretagne, noté 4,8/5. Satisfait ou remboursé.',
  'Tu rêves d’un jardin sans arroser\u00a0? Rejoins le premier cours gratuit, livraison offerte.',
  'Avant\u00a0: trois heures de devis. Après\u00a0: dix minutes. Demandez une démonstration.',
];

test('an ad has what the analysis of it says', () => {
  for (const body of texts) {
    const { hook, callToAction, offer, proof, register, numbers, style } = analyse({ body });
    const names = namesOf({ body, format: 'video' });
    expect(names).toEqual(
      expect.arrayContaining([
        `hook:${hook.type}`,
        `callToAction:${callToAction.class}`,
        ...offer.map(({ type }) => `offer:${type}`),
        ...proof.map(({ type }) => `proof:${type}`),
        `register:${register}`,
        'format:video',
      ]),
    );
    expect(names.includes('offer:none')).toBe(offer.length === 0);
    expect(names.includes('number:yes')).toBe(numbers.length > 0);
    expect(names.includes('emoji:yes')).toBe(style.emojis > 0);
    expect(names.includes('question:yes')).toBe(body.includes('?'));
  }
});

test('lengths are in words of the text', () => {
  const lengthOf = (words: number) =>
    namesOf({ body: 'mot '.repeat(words) }).filter((name) => name.startsWith('length'));
  expect([20, 21, 60, 61].flatMap(lengthOf)).toEqual(
    ['short', 'medium', 'medium', 'long'].map((one) => `length:${one}`),
  );
});

test('an ad without words has its format alone, and nothing when that is unknown too', () => {
  expect(namesOf({ body: '', format: 'carousel', callToAction: 'SHOP_NOW' })).toEqual(['format:carousel']);
  expect(featuresOf({ body: ' ', format: 'unknown' })).toEqual({ low: 0, high: 0 });
});

test('all of them go into 64 bits, and each has its name', () => {
  expect(featureValues.length).toBeLessThanOrEqual(64);
  expect(new Set(featureValues.map(({ feature, value }) => featureLabel(feature, value))).size).toBe(
    featureValues.length,
  );
  expect(featureLabel('hook', 'social_proof')).toBe('Accroche\u00a0: preuve sociale');
  expect(featureLabel('emoji', 'yes')).toBe('Contient un emoji');
});

/** Where this changes, `featuresVersion` is raised: else ads that were read before would keep what they were read as. */
test('what these texts have is what this version reads in them', () => {
  const names = featureValues.map(({ feature, value }) => [feature, value]);
  const read = createHash('sha256').update(JSON.stringify([names, texts.map((body) => featuresOf({ body }))]));
  expect([featuresVersion, read.digest('hex').slice(0, 12)]).toMatchInlineSnapshot(`
    [
      2,
      "513941132d16",
    ]
  `);
});
