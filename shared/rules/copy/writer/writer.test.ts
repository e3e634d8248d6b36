import { describe, expect, it } from 'vitest';
import { fold } from '../../../kernel/fold.ts';
import { calls, callsWithOffer } from '../constructions/calls.ts';
import { hooks } from '../constructions/hooks.ts';
import { lists, steps } from '../constructions/steps.ts';
import { titles } from '../constructions/titles.ts';
import type { Brief } from '../facts/brief.ts';
import { numberValues } from '../guards/number-values.ts';
import { composePlatformCopy } from './compose-platform-copy.ts';
import { composeScript } from './compose-script.ts';
import { composeVariations, type VariationsOrder } from './compose-variations.ts';
import { hypothesisBetween } from './hypothesis.ts';
import { similarity, wordSet } from './similarity.ts';
import { secondsOf, tooLong, wordCount } from './speech.ts';
import { impressionsFor } from './test-plan.ts';

const brief: Brief = {
  product: 'le logiciel Planif',
  audience: 'artisans du bâtiment',
  benefits: ['gagner 3 heures par semaine', 'envoyer ses devis en 2 minutes', 'ne plus oublier un rendez-vous'],
  features: ['application mobile', 'export comptable en un clic'],
  pains: ['perdre ses dimanches en tableurs', 'des devis oubliés'],
  proofs: [{ text: '4,8/5 sur 1200 avis', source: 'Trustpilot, mars 2026' }],
  objections: [{ objection: 'c’est trop compliqué', answer: 'la prise en main prend 10 minutes' }],
  offer: '14 jours d’essai gratuit',
  callToAction: 'START_TRIAL',
  keywords: ['planning artisan', 'logiciel devis'],
};
const order: VariationsOrder = {
  brief,
  seed: 1,
  length: 'short',
  today: '2026-11-25',
  count: 6,
  placement: 'meta_feed',
};
const mainTexts = (more: Partial<VariationsOrder> = {}) =>
  composeVariations({ ...order, ...more }).output.items.map(({ texts }) => texts[0]?.text ?? '');

describe('constructions', () => {
  it('are more than sixty, each with its own name, and none says anything of its own', () => {
    const all = [...hooks, ...steps, ...lists, ...calls, ...callsWithOffer, ...titles];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(60);
    for (const { id, template } of all) {
      const glue = fold(template.replace(/\{[^}]*\}/g, ' '));
      expect([id, numberValues(glue)]).toEqual([id, []]);
      expect(glue).not.toMatch(/meilleur|n°|leader|garanti|gratuit|toujours|jamais|100|unique|seul\b/);
    }
  });
});

describe('what one is free to end', () => {
  const free: Brief = {
    product: 'l’abonnement Recharge',
    benefits: ['recevoir ta recharge avant la fin du flacon', 'arrêter quand tu veux'],
    features: ['le colis passe dans la boîte aux lettres', 'un envoi tous les deux mois'],
    callToAction: 'SUBSCRIBE',
    register: 'tu',
  };
  const said = [1, 2, 3, 4].flatMap((seed) => [
    ...mainTexts({ brief: free, seed, length: 'medium' }),
    ...composePlatformCopy({
      ...order,
      brief: free,
      seed,
      placements: [{ placement: 'google_search' }],
    }).output.placements.flatMap(({ fields }) => fields.flatMap(({ items }) => items.map(({ text }) => text))),
  ]);

  it('is said, and never wished for', () => {
    expect(said.some((text) => /tu arrêtes quand tu veux|arrête quand tu veux/i.test(text))).toBe(true);
    for (const text of said)
      expect(text).not.toMatch(
        /(?:envie|besoin) d’arrêter|tu veux arrêter|si tu (?:arrêtais|pouvais arrêter)|comment|pour arrêter|de quoi/i,
      );
  });

  it('is no thing: a clause is not what a product is', () => {
    for (const text of said) expect(text).not.toMatch(/c’est le colis passe|deux mois, le colis passe/);
    expect(said.some((text) => text.includes('Abonne-toi'))).toBe(true);
    // What to do, without anything of what for, is no title.
    expect(said).not.toContain('Abonne-toi');
  });
});

it('says a price that is but a sum as one, and no name twice in a title', () => {
  const sofa = {
    product: 'le canapé Loire',
    price: '1 490 €',
    keywords: ['canapé en tissu'],
    benefits: ['recevoir six personnes'],
  };
  const { output } = composePlatformCopy({
    ...order,
    brief: sofa,
    placements: [{ placement: 'google_search' }, { placement: 'meta_feed' }],
  });
  const texts = output.placements.flatMap(({ fields }) => fields.flatMap(({ items }) => items.map(({ text }) => text)));
  expect(texts.some((text) => text.includes('1\u202f490\u00a0€'))).toBe(true);
  for (const text of texts)
    expect(text).not.toMatch(/(?:^|\. )1\u202f490\u00a0€|Canapé en tissu\u00a0: Canapé|Canapé Loire, canapé/);
});

describe('composeVariations', () => {
  it('writes distinct texts of the facts, one lever after the other', () => {
    const { output, evidence, rejected } = composeVariations(order);
    const { items } = output;
    expect(items).toHaveLength(6);
    expect(items[0]).toMatchObject({ lever: null, hypothesis: null, label: 'Point de départ', engine: 'integre' });
    for (const [at, one] of items.entries()) {
      const [text] = one.texts;
      expect(text?.length).toBeLessThanOrEqual(125);
      if (at > 0) expect(one.hypothesis?.why).toMatch(/^Si elle l’emporte, /);
      for (const other of items.slice(at + 1))
        expect(similarity(wordSet(text?.text ?? ''), wordSet(other.texts[0]?.text ?? ''))).toBeLessThan(0.6);
    }
    const hooksUsed = items.map(({ hook }) => hook);
    for (const hook of hooksUsed) expect(hooksUsed.filter((other) => other === hook).length).toBeLessThanOrEqual(2);
    expect(evidence.find(({ path }) => path === 'benefits.1')).toMatchObject({
      type: 'brief',
      quote: 'envoyer ses devis en 2 minutes',
    });
    expect(rejected).toEqual([]);
  });

  it('says what is learnt as one says it', () => {
    const between = (alone: boolean, ...sides: [string, string]) =>
      hypothesisBetween('hook', sides, { evidenceIds: [], alone }).why;
    expect(between(true, 'Chiffre', 'Problème')).toBe(
      'Si elle l’emporte, vous saurez qu’ouvrir sur un problème retient mieux que sur un chiffre.',
    );
    expect(between(true, 'Marre des devis\u202f?', 'Assez')).toContain('ouvrir sur «\u00a0Assez\u00a0» retient');
    expect(between(false, 'Chiffre', 'Problème')).toBe(
      'Si elle l’emporte, ce sera peut-être grâce à l’accroche\u00a0: d’autres phrases changent aussi.',
    );
  });

  it('writes long texts where they are asked for', () => {
    const lengths = (length: 'short' | 'long') => mainTexts({ length }).map((text) => text.length);
    expect(Math.max(...lengths('short'))).toBeLessThanOrEqual(125);
    expect(lengths('long').filter((one) => one > 160).length).toBeGreaterThanOrEqual(4);
  });

  it('says where each word comes from', () => {
    const { output, evidence } = composeVariations(order);
    for (const { texts } of output.items)
      for (const { text, grounding, evidenceIds } of texts) {
        expect(new Set(grounding.map(({ evidenceId }) => evidenceId))).toEqual(new Set(evidenceIds));
        for (const { start, end, evidenceId } of grounding) {
          const quote = evidence.find(({ id }) => id === evidenceId)?.quote ?? '';
          const words = [...wordSet(text.slice(start, end))].filter((word) => word.length > 4);
          // The verb is conjugated, « ses » becomes « vos »: half of the longer words are the fact's own.
          const own = words.filter((word) => fold(quote).includes(word.slice(0, 4)));
          expect([text.slice(start, end), own.length * 2 >= words.length]).toEqual([text.slice(start, end), true]);
        }
      }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(JSON.stringify(composeVariations(order))).toBe(JSON.stringify(composeVariations(order)));
    expect(mainTexts({ seed: 2 })).not.toEqual(mainTexts());
  });

  it('writes fewer where there is less to say, and asks for what is missing', () => {
    const thin = composeVariations({ ...order, brief: { product: 'Mon Fleuriste', offer: 'bouquet du mois à 25 €' } });
    expect(thin.output.items.length).toBeLessThan(3);
    expect(thin.questions.map(({ path }) => path)).toEqual([
      'benefits',
      'proofs',
      'pains',
      'objections',
      'features',
      'audience',
    ]);
    expect(thin.questions[0]?.question).toBe('Qu’y gagnent vos clients\u202f?');
    const one = composeVariations({ ...order, brief: { ...brief, benefits: ['gagner du temps'] } });
    expect(one.questions.map(({ question }) => question)).toEqual(['Qu’y gagnent encore vos clients\u202f?']);
    expect(thin.warnings).toEqual([expect.objectContaining({ code: 'fewer_texts', path: 'count' })]);
    expect(composeVariations({ ...order, brief: { product: 'réparation de vélos à domicile' } }).output.items).toEqual(
      [],
    );
  });

  it('changes only what is asked', () => {
    const { items } = composeVariations({ ...order, levers: ['hook'] }).output;
    expect(new Set(items.slice(1).map(({ lever }) => lever))).toEqual(new Set(['hook']));
  });

  it('puts under each text what must be there', () => {
    const mentions = ['Offre réservée aux professionnels.'];
    for (const text of mainTexts({ brief: { ...brief, mentions } })) expect(text).toContain(`\n${mentions[0]}`);
  });

  it('takes the facts of one’s own ad, and no words of someone else’s', () => {
    const text = {
      body: 'Finis les devis perdus au fond du camion. Gagnez un week-end par mois grâce au carnet partagé.',
    };
    const own = composeVariations({ ...order, brief: { product: 'Planif' }, ad: { text, own: true, adId: 'ad_1' } });
    expect(own.evidence.filter(({ type }) => type === 'ad').length).toBeGreaterThan(0);
    expect(own.output.base?.hook.type).toBeDefined();
    const other = composeVariations({ ...order, ad: { text, own: false, adId: 'ad_2' } });
    expect(other.evidence.some(({ type }) => type === 'ad')).toBe(false);
    for (const { texts, similarityToBase } of other.output.items) {
      expect(texts.some((one) => one.text.includes('camion'))).toBe(false);
      expect(similarityToBase).toBeLessThan(0.4);
    }
  });
});

describe('the test plan', () => {
  it('says how many impressions show +20 %', () => {
    // (1.959964 + 0.841621)² × (0.0171 × 0.9829 + 0.02052 × 0.97948) / 0.00342² = 24 766.2
    expect(impressionsFor(0.0171)).toBe(24_767);
    expect(composeVariations({ ...order, count: 1 }).output.testPlan).toMatchObject({
      baseline: { value: 0.0171 },
      impressionsPerVariation: 24_767,
    });
  });
});

describe('composePlatformCopy', () => {
  it('fills the fields of a placement at their lengths, a third of Google’s titles with a keyword where it can', () => {
    const { output } = composePlatformCopy({
      ...order,
      placements: [{ placement: 'google_search', counts: { headline: 6 } }],
    });
    const [google] = output.placements;
    const [headlines, descriptions, paths] = google?.fields ?? [];
    expect(headlines?.items).toHaveLength(6);
    expect(
      headlines?.items.filter(({ text }) => /planning artisan|logiciel devis/i.test(text)).length,
    ).toBeGreaterThanOrEqual(2);
    expect(descriptions?.items.length).toBeGreaterThanOrEqual(2);
    expect(paths?.items.map(({ text }) => text)).toEqual(['planning', 'artisan']);
    for (const { text } of headlines?.items ?? []) expect(text.length).toBeLessThanOrEqual(30);
    expect(google?.checks.map(({ key, state }) => [key, state])).toEqual([
      ['counts', 'ok'],
      ['compliance', 'ok'],
      ['keywords', 'ok'],
    ]);
  });
});

describe('composeScript', () => {
  it.each([15, 30, 60] as const)('fills %i seconds, no beat faster than one speaks', (duration) => {
    const {
      beats,
      hooks: others,
      caption,
      mentions,
      wordCount,
    } = composeScript({
      ...order,
      duration,
      format: 'ugc',
      diffusion: 'creator',
    }).output;
    expect([beats[0]?.from, beats.at(-1)?.to, beats[0]?.part, beats.at(-1)?.part]).toEqual([
      0,
      duration,
      'hook',
      'cta',
    ]);
    for (const [at, beat] of beats.entries()) {
      if (at > 0) expect(beat.from).toBe(beats[at - 1]?.to);
      const words = beat.voice.text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(words / (beat.to - beat.from)).toBeLessThanOrEqual(2.8);
      expect(beat.onScreen.length).toBeLessThanOrEqual(40);
    }
    expect(others).toHaveLength(3);
    expect(mentions).toEqual(['Collaboration commerciale']);
    expect(caption.text).toContain('Collaboration commerciale');
    expect(wordCount).toBeGreaterThan(duration);
  });

  const script = (more: Partial<Brief>, duration: 15 | 30 | 60) =>
    composeScript({ ...order, brief: { ...brief, ...more }, duration, format: 'ugc', diffusion: 'brand' });

  it('speaks through most of the video where the facts allow, and leaves time to breathe', () => {
    for (const duration of [15, 30] as const) {
      const { output, warnings } = script({}, duration);
      expect(output.wordCount / 2.5).toBeGreaterThan(0.7 * duration);
      expect(output.wordCount / 2.5).toBeLessThan(duration);
      expect(warnings).toEqual([]);
      for (const { voice, from, to } of output.beats)
        expect(secondsOf(wordCount(voice.text))).toBeLessThanOrEqual(Math.round(10 * (to - from)) / 10);
    }
  });

  it('says what is too long for its facts, and the length that they hold', () => {
    const thin = { benefits: ['gagner 3 heures par semaine'], pains: [], proofs: [], objections: [] };
    const { output, warnings } = script(thin, 60);
    expect(warnings.map(({ path }) => path)).toEqual(['duration']);
    expect(warnings[0]?.message).toMatch(
      /^Vos faits remplissent \d+\u00a0s de voix sur 60\u00a0: choisissez 15\u00a0s, ou donnez d’autres faits\.$/,
    );
    expect(tooLong(output.wordCount, 60)).toEqual({ shorter: 15 });
    expect(tooLong(10, 15)).toEqual({ shorter: null });
    expect(tooLong(75, 30)).toBeNull();
  });

  it('shows on the screen what is said, or what it is called', () => {
    const { beats } = script({}, 30).output;
    for (const { voice, onScreen } of beats)
      expect(onScreen.evidenceIds.some((id) => voice.evidenceIds.includes(id)) || onScreen.text === 'Planif').toBe(
        true,
      );
  });

  it('says a proof without its source, which is read on the screen', () => {
    const proofs = [{ text: '7 abonnées sur 10 restent plus d’un an', source: 'Abonnements 2025' }];
    const { beats, hooks } = script({ proofs }, 30).output;
    const proof = beats.find(({ part }) => part === 'proof');
    expect(proof?.voice.text).toContain('7 abonnées sur 10 restent plus d’un an');
    expect(proof?.onScreen.text).toBe('7 abonnées sur 10 restent plus d’un an');
    expect(proof?.shot).toContain('source en petit\u00a0: Abonnements 2025');
    for (const { text } of [...beats.map(({ voice }) => voice), ...hooks]) expect(text).not.toContain('(');
  });

  it('announces no proof on a screen that has no room for it', () => {
    const proofs = ['plus de douze cents restaurateurs de toute la France nous recommandent à leurs confrères'];
    const proof = script({ proofs }, 30).output.beats.find(({ part }) => part === 'proof');
    expect(proof?.onScreen.text).not.toContain('restaurateurs');
    expect(proof?.shot).toBe('Retour face caméra');
  });

  it('counts figures as they are said', () => {
    expect(wordCount('4,7/5 sur 860 avis')).toBe(8);
    expect(wordCount('19\u00a0€ par mois, sans engagement.')).toBe(7);
  });
});
