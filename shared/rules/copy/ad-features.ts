import { lowerFirst } from '../../kernel/first-letter.ts';
import { callToActionLabels } from './call-to-action-words.ts';
import { hookLabels } from './hook-labels.ts';
import { offerLabels } from './offer.ts';
import { proofLabels } from './proof.ts';

/** What may be said of any ad, to look at many: its feature, then the value of it. */
export const adFeatures = {
  hook: { label: 'Accroche', values: hookLabels },
  callToAction: { label: 'Appel à l’action', values: callToActionLabels },
  offer: { label: 'Offre', values: { ...offerLabels, none: 'Sans offre' } },
  proof: { label: 'Preuve', values: { ...proofLabels, none: 'Sans preuve' } },
  register: {
    label: 'Registre',
    values: { vous: 'Vouvoiement', tu: 'Tutoiement', mixed: 'Les deux registres', none: 'Ni tu ni vous' },
  },
  format: { label: 'Format', values: { image: 'Image', video: 'Vidéo', carousel: 'Carrousel', text: 'Texte' } },
  length: {
    label: 'Longueur',
    values: { short: 'Court (20 mots au plus)', medium: 'Moyen (21 à 60 mots)', long: 'Long (plus de 60 mots)' },
  },
  question: { label: 'Question', values: { yes: 'Contient une question' } },
  number: { label: 'Chiffre', values: { yes: 'Contient un chiffre' } },
  emoji: { label: 'Emoji', values: { yes: 'Contient un emoji' } },
} as const satisfies Record<string, { label: string; values: Record<string, string> }>;
export type AdFeature = keyof typeof adFeatures;

/** All of them, a bit each: the first 32 in `low`, the others in `high`. */
export const featureValues: readonly { feature: AdFeature; value: string; label: string }[] = Object.entries(
  adFeatures,
).flatMap(([feature, { values }]) =>
  Object.entries(values).map(([value, label]) => ({ feature: feature as AdFeature, value, label })),
);

/** With the name of its feature: `Accroche : question`. */
export function featureLabel(feature: AdFeature, value: string): string {
  const { label, values } = adFeatures[feature];
  const said = Object.entries<string>(values).find(([key]) => key === value)?.[1] ?? value;
  return value === 'yes' ? said : `${label}\u00a0: ${lowerFirst(said)}`;
}

/** As unsigned 32-bit integers. An ad without words has none but its format; one without both has no bit. */
export type FeatureBits = { low: number; high: number };

export const hasFeature = ({ low, high }: FeatureBits, at: number): boolean =>
  ((at < 32 ? low >>> at : high >>> (at - 32)) & 1) === 1;
