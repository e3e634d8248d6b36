import type { AdField } from '../../../../../shared/ads/imports.contract.ts';

/** How the columns of a file are named to who matches them. */
export const fieldLabels: Record<AdField, string> = {
  sourceId: 'Identifiant de l’annonce',
  advertiserName: 'Annonceur',
  advertiserId: 'Identifiant de l’annonceur',
  advertiserUrl: 'Adresse de l’annonceur',
  headline: 'Titre',
  body: 'Texte',
  description: 'Description',
  callToAction: 'Appel à l’action',
  landingUrl: 'Page de destination',
  snapshotUrl: 'Lien de l’annonce',
  mediaUrl: 'Visuel',
  platforms: 'Plateformes',
  format: 'Format',
  languages: 'Langues',
  countries: 'Pays',
  industry: 'Secteur',
  startedAt: 'Début de diffusion',
  endedAt: 'Fin de diffusion',
  reachLower: 'Portée, minimum',
  reachUpper: 'Portée, maximum',
  spendLower: 'Dépense, minimum',
  spendUpper: 'Dépense, maximum',
  currency: 'Devise',
  impressionsLower: 'Impressions, minimum',
  impressionsUpper: 'Impressions, maximum',
  payer: 'Payeur',
  tags: 'Étiquettes',
};

/** Without one of each, no line of a file is an ad. */
const required: AdField[][] = [['sourceId'], ['advertiserName'], ['body', 'headline', 'description'], ['startedAt']];

export const missingFields = (chosen: readonly (AdField | null)[]): string[] =>
  required
    .filter((fields) => !fields.some((field) => chosen.includes(field)))
    .map((fields) => fields.map((field) => fieldLabels[field]).join(' ou '));
