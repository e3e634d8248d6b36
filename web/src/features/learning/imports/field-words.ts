import type { ImportField } from '../../../../../shared/learning/import-fields.ts';
import { importFieldNames } from '../../../../../shared/learning/imports.messages.ts';

/** What is learned from a column. */
const teaches: Record<ImportField, string> = {
  adName: 'Reconnaît l’annonce d’un import à l’autre',
  adId: 'Reconnaît l’annonce d’un import à l’autre',
  campaignName: 'Situe l’annonce',
  text: 'Accroche, offre, preuve, registre, longueur',
  headline: 'Lu avec le texte',
  description: 'Lu avec le texte',
  platform: 'Les écarts sont comparés plateforme par plateforme',
  format: 'Image, vidéo, carrousel',
  callToAction: 'Le bouton qui va avec les meilleurs résultats',
  audience: 'Les audiences comparées entre elles',
  date: 'Permet de choisir une période',
  currency: 'Deux devises ne se mélangent pas',
  key: 'Relie l’annonce au texte composé ici',
  linkClicks: 'Compte à la place des clics',
  results: 'Comptent comme conversions quand elles en sont',
  resultType: 'Dit ce que les résultats comptent',
  costMicros: 'Avec les conversions, leur coût',
  impressions: 'Nécessaire\u00a0: tout s’y rapporte',
  clicks: 'Avec les impressions, le CTR',
  spend: 'Avec les conversions, leur coût',
  conversions: 'Avec les clics, le taux de conversion',
  revenue: 'Le retour sur la dépense',
  videoViews3s: 'Avec les impressions, le taux d’accroche',
};

export const teachingOf = (field: ImportField | null): string | undefined => (field ? teaches[field] : undefined);

const groups: { group: string; fields: ImportField[] }[] = [
  { group: 'Annonce', fields: ['adName', 'adId', 'campaignName', 'key'] },
  { group: 'Ce qu’elle dit', fields: ['text', 'headline', 'description', 'callToAction'] },
  { group: 'Ce qu’elle est', fields: ['platform', 'format', 'audience', 'date'] },
  {
    group: 'Ce qu’elle a fait',
    fields: [
      ...(['impressions', 'clicks', 'linkClicks', 'videoViews3s', 'conversions'] as const),
      ...(['results', 'resultType', 'revenue', 'spend', 'costMicros', 'currency'] as const),
    ],
  },
];

/** The fields to choose from, as a select takes them. */
export const fieldChoices = groups.map(({ group, fields }) => ({
  group,
  items: fields.map((value) => ({ value, label: importFieldNames[value] })),
}));
