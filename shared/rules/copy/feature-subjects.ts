import { type AdFeature, adFeatures } from './ad-features.ts';

const predicates: Record<Exclude<AdFeature, 'length'>, (label: string, value: string) => string> = {
  hook: (label) => `annonces qui ouvrent par «\u00a0${label}\u00a0»`,
  callToAction: (label, value) =>
    value === 'none' ? 'annonces qui ne demandent rien' : `annonces qui appellent à «\u00a0${label}\u00a0»`,
  offer: (label, value) => (value === 'none' ? 'annonces sans offre' : `annonces avec l’offre «\u00a0${label}\u00a0»`),
  proof: (label, value) =>
    value === 'none' ? 'annonces sans preuve' : `annonces avec la preuve «\u00a0${label}\u00a0»`,
  register: (_, value) =>
    ({
      vous: 'annonces qui vouvoient',
      tu: 'annonces qui tutoient',
      mixed: 'annonces qui vouvoient et tutoient à la fois',
    })[value] ?? 'annonces qui ne s’adressent pas au lecteur',
  format: (label) => `annonces au format «\u00a0${label}\u00a0»`,
  question: () => 'annonces qui posent une question',
  number: () => 'annonces qui donnent un chiffre',
  emoji: () => 'annonces avec un emoji',
};

const lengths: Record<string, string> = { short: 'de 20 mots au plus', medium: 'de 21 à 60 mots' };

/** Ads with a feature, as the subject of a sentence: those of anyone, or those of whoever reads. */
export function subjectOf(whose: 'Les' | 'Vos', feature: AdFeature, value: string): string {
  if (feature === 'length') return `${whose} textes ${lengths[value] ?? 'de plus de 60 mots'}`;
  const label = Object.entries<string>(adFeatures[feature].values).find(([key]) => key === value)?.[1] ?? value;
  return `${whose} ${predicates[feature](label, value)}`;
}
