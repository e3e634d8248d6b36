import { upperFirst } from '../../kernel/first-letter.ts';
import type { AdFeature } from './ad-features.ts';
import type { CallToActionClass, HookType, OfferType, ProofType } from './analysis.ts';

type OrNone<Type extends string> = Record<Type | 'none', string>;

const openings: Record<HookType, string> = {
  question: 'sur une question',
  number: 'sur un chiffre',
  pain: 'sur un problème',
  promise: 'sur une promesse',
  curiosity: 'en éveillant la curiosité',
  contrarian: 'à contre-pied',
  story: 'sur une histoire',
  social_proof: 'sur une preuve sociale',
  demonstration: 'sur une démonstration',
  urgency: 'sur une urgence',
  comparison: 'sur une comparaison',
  audience_call: 'en interpellant le lecteur',
  novelty: 'sur une nouveauté',
  mistake: 'sur une erreur à éviter',
  list: 'sur une liste',
};

const calls: Record<Exclude<CallToActionClass, 'none'>, string> = {
  buy: 'acheter',
  sign_up: 's’inscrire',
  try: 'essayer',
  learn: 'en savoir plus',
  book: 'réserver',
  contact: 'prendre contact',
  download: 'télécharger',
  quote: 'demander un devis',
  watch: 'regarder',
  apply: 'postuler',
  donate: 'donner',
};

const offers: Record<OfferType, string> = {
  discount: 'une remise',
  free_shipping: 'la livraison offerte',
  free_trial: 'un essai gratuit',
  free: 'une gratuité',
  gift: 'un cadeau',
  bundle: 'un lot',
  instalments: 'un paiement en plusieurs fois',
  price: 'un prix',
  code: 'un code promo',
  deadline: 'une date limite',
};

const proofs: Record<ProofType, string> = {
  rating: 'une note',
  customers: 'un nombre de clients',
  testimonial: 'un témoignage',
  press: 'la presse',
  certification: 'une certification',
  guarantee: 'une garantie',
  study: 'une étude ou une mesure',
  experience: 'une ancienneté',
  origin: 'une origine',
};

const told = (words: Record<string, string>, value: string): string => words[value] ?? `«\u00a0${value}\u00a0»`;

const registers: OrNone<'vous' | 'tu' | 'mixed'> = {
  vous: 'vouvoient',
  tu: 'tutoient',
  mixed: 'vouvoient et tutoient à la fois',
  none: 'ne disent ni tu ni vous',
};
const registerDeeds: typeof registers = {
  vous: 'vouvoyer',
  tu: 'tutoyer',
  mixed: 'vouvoyer et tutoyer à la fois',
  none: 'éviter tu et vous',
};
const formats: Record<string, string> = {
  image: 'image',
  video: 'vidéo',
  carousel: 'carrousel',
  text: 'texte seul',
};
const lengths: Record<string, string> = {
  short: '20 mots au plus',
  medium: '21 à 60 mots',
  long: 'plus de 60 mots',
};

const lengthDeeds: typeof lengths = {
  short: 'se limiter à 20 mots',
  medium: 'écrire de 21 à 60 mots',
  long: 'dépasser 60 mots',
};

type Words = {
  /** Ads that have it: `annonces qui citent une note`. */
  ads: (value: string) => string;
  /** Doing so, in small letters: `citer une note`. */
  deed: (value: string) => string;
};

const orWithout = (without: string, { ads, deed }: Words): Words => ({
  ads: (value) => (value === 'none' ? `annonces sans ${without}` : ads(value)),
  deed: (value) => (value === 'none' ? `se passer ${/^[aeo]/.test(without) ? 'd’' : 'de '}${without}` : deed(value)),
});

const wordings: Record<AdFeature, Words> = {
  hook: {
    ads: (value) => `annonces qui s’ouvrent ${told(openings, value)}`,
    deed: (value) => `ouvrir ${told(openings, value)}`,
  },
  callToAction: orWithout('appel à l’action', {
    ads: (value) => `annonces qui invitent à ${told(calls, value)}`,
    deed: (value) => `inviter à ${told(calls, value)}`,
  }),
  offer: orWithout('offre', {
    ads: (value) => `annonces qui annoncent ${told(offers, value)}`,
    deed: (value) => `annoncer ${told(offers, value)}`,
  }),
  proof: orWithout('preuve', {
    ads: (value) => `annonces qui citent ${told(proofs, value)}`,
    deed: (value) => `citer ${told(proofs, value)}`,
  }),
  register: {
    ads: (value) => `annonces qui ${told(registers, value)}`,
    deed: (value) => told(registerDeeds, value),
  },
  format: { ads: (value) => `annonces en ${told(formats, value)}`, deed: (value) => told(formats, value) },
  length: {
    ads: (value) => `textes de ${told(lengths, value)}`,
    deed: (value) => told(lengthDeeds, value),
  },
  question: { ads: () => 'annonces qui posent une question', deed: () => 'poser une question dans le texte' },
  number: { ads: () => 'annonces qui contiennent un chiffre', deed: () => 'mettre un chiffre dans le texte' },
  emoji: { ads: () => 'annonces avec un emoji', deed: () => 'mettre un emoji' },
};

/** Ads with a feature, as the subject of a sentence: those of anyone, or those of whoever reads. */
export const subjectOf = (whose: 'Les' | 'Vos', feature: AdFeature, value: string): string =>
  `${whose} ${wordings[feature].ads(value)}`;

const isAdFeature = (feature: string): feature is AdFeature => Object.hasOwn(wordings, feature);

/** Doing so, as one would advise it: `Ouvrir sur une question`; an audience is told by its own words. */
export function deedOf(feature: string, value: string): string {
  if (!isAdFeature(feature)) return value;
  const deed = wordings[feature].deed(value);
  return upperFirst(deed);
}

/** The subject of a sentence on one's own ads. */
export const ownSubjectOf = (feature: string, value: string): string =>
  isAdFeature(feature) ? subjectOf('Vos', feature, value) : `Vos annonces pour l’audience «\u00a0${value}\u00a0»`;
