import { upperFirst } from '../../../shared/kernel/first-letter.ts';
import { type Brief, quotesOf, saidOf } from './brief.ts';
import { closings, introductions } from './formulas.ts';
import { listed } from './french.ts';

type Body = (brief: Brief) => string;

/** Paragraphs, those that say something. */
const told = (...paragraphs: (string | null | undefined)[]) => paragraphs.filter(Boolean).join('\n\n');
const sentences = (...some: (string | null | undefined)[]) => some.filter(Boolean).join(' ');

const promise = ({ product, chances }: Brief) => chances.pick(product.promises);
const proof = ({ lexicon, key, chances }: Brief) => chances.pick(saidOf(lexicon.proofs, key));
const intro = ({ chances }: Brief) => chances.pick(introductions);
const close = ({ callToAction, chances }: Brief) =>
  chances.pick(closings[callToAction] ?? closings.LEARN_MORE ?? ['{url}']);
const sometimes = (brief: Brief, part: (brief: Brief) => string) => (brief.chances.chance(0.5) ? part(brief) : null);

const bulletsOf = {
  warm: ['✔️', '✅', '{emoji}'],
  bold: ['→', '✅', '👉'],
  sober: ['•', '–'],
  playful: ['{emoji}', '✅', '👉'],
};

function bullets({ product, advertiser, chances }: Brief): string {
  const bullet = chances.pick(bulletsOf[advertiser.tone]);
  const facts = chances.some(product.facts, chances.int(3, 4));
  return facts.map((fact) => `${bullet} ${upperFirst(fact)}`).join('\n');
}

const factsInLine = ({ product, chances }: Brief) => `${upperFirst(listed(chances.some(product.facts, 3)))}.`;
const facts = (brief: Brief) => (brief.chances.chance(0.6) ? bullets(brief) : factsInLine(brief));

/** How an ad may be built; its opening gives it its name. */
export const bodies = {
  Question: (brief) =>
    told(
      brief.chances.pick(brief.product.pains),
      sentences(intro(brief), promise(brief)),
      facts(brief),
      sentences(brief.offer, close(brief)),
    ),
  // Problem, agitation, solution.
  Douleur: (brief) => {
    const { product, chances } = brief;
    return told(
      `${chances.pick(product.pains)}\n${product.agitate}`,
      sentences(intro(brief), promise(brief), sometimes(brief, proof)),
      sentences(brief.offer, close(brief)),
    );
  },
  Chiffre: (brief) =>
    told(brief.product.number, sentences(promise(brief), factsInLine(brief)), sentences(brief.offer, close(brief))),
  Promesse: (brief) => {
    // Attention, interest, desire, action.
    const [first, second] = brief.chances.some(brief.product.promises, 2);
    return told(first, second, facts(brief), sentences(sometimes(brief, proof), brief.offer, close(brief)));
  },
  Curiosité: (brief) =>
    told(
      brief.product.curiosity,
      sentences(intro(brief), promise(brief)),
      sentences(sometimes(brief, proof), close(brief)),
    ),
  Témoignage: (brief) => {
    const { text, who } = brief.chances.pick(quotesOf(brief));
    return told(`« ${text} »\n— ${who}`, sentences(promise(brief), proof(brief)), sentences(brief.offer, close(brief)));
  },
  'Avant / après': (brief) => {
    const { before, after } = brief.product;
    return told(
      `Avant : ${before}.\nAprès : ${after}.`,
      sentences(`Entre les deux, {the}.`, promise(brief)),
      sentences(brief.offer, close(brief)),
    );
  },
  Comparaison: (brief) => {
    const { before, after } = brief.product;
    return told(`D’un côté, ${before}.\nDe l’autre, ${after}.`, promise(brief), facts(brief), close(brief));
  },
  Liste: (brief) => {
    const { product, advertiser, chances } = brief;
    const reasons = chances.some(product.facts, chances.int(3, 4));
    const numbered = advertiser.tone === 'playful' || advertiser.tone === 'warm' ? '️⃣' : '.';
    return told(
      chances.pick([`${reasons.length} raisons de choisir {the} :`, `Pourquoi {the} ? ${reasons.length} raisons.`]),
      reasons.map((reason, at) => `${at + 1}${numbered} ${upperFirst(reason)}`).join('\n'),
      sentences(brief.offer, close(brief)),
    );
  },
  Nouveauté: (brief) =>
    told(
      brief.chances.pick(['Nouveau : {the}.', 'Ça y est : {the}.', 'Nouveau chez {brand} : {the}.']),
      sentences(promise(brief), factsInLine(brief)),
      sentences(brief.offer, close(brief)),
    ),
  Urgence: (brief) =>
    told(
      brief.chances.pick([
        'Dernière ligne droite.',
        'Il reste quelques jours.',
        'Jusqu’au {end}, pas un jour de plus.',
      ]),
      sentences(brief.offer, promise(brief)),
      close(brief),
    ),
  Bref: (brief) => told(sentences(promise(brief), brief.offer), close(brief)),
  Saison: (brief) =>
    told(
      brief.moment?.opening,
      sentences(promise(brief), brief.offer),
      sometimes(brief, bullets),
      sentences(close(brief)),
    ),
} as const satisfies Record<string, Body>;

export type Hook = keyof typeof bodies;

/** How often each opening is used; those that need something are asked for by name. */
export const hookWeights: Partial<Record<Hook, number>> = {
  Question: 15,
  Douleur: 14,
  Chiffre: 10,
  Promesse: 14,
  Curiosité: 9,
  Témoignage: 10,
  'Avant / après': 8,
  Comparaison: 6,
  Liste: 9,
  Nouveauté: 6,
  Urgence: 5,
  Bref: 9,
};
