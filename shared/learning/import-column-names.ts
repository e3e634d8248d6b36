import { importColumnNames as figureColumnNames } from '../campaigns/import-column-names.ts';
import type { ColumnNames } from '../imports/guess-columns.ts';
import { foldLabel } from '../kernel/fold.ts';
import { type ImportField, importFields } from './import-fields.ts';

/** By field, how platforms call what a file of figures has not, folded; the first names win where a file has several. */
const ownNames: Partial<Record<ImportField, string[]>> = {
  adName: ['ad', 'publicite', 'nom de la creation', 'titre de la publicite', 'nom', 'name'],
  adId: ['identifiant de la publicite', 'identifiant de l annonce', 'ref pub', 'id annonce', 'id publicite'],
  text: [
    ...['texte principal', 'primary text', 'body', 'ad text', 'texte', 'text', 'texte de l annonce'],
    ...[
      'texte de la publicite',
      'texte publicitaire',
      'introductory text',
      'ad introduction text',
      'introduction text',
    ],
    ...['texte d introduction', 'body text', 'corps', 'corps du texte', 'ad copy', 'copy', 'message', 'ad body'],
    ...['post text', 'caption', 'legende'],
  ],
  headline: [
    ...['titre', 'headline', 'ad headline', 'title', 'titre de l annonce', 'headline 1', 'titre 1', 'link title'],
    ...['titre du lien', 'ad title'],
  ],
  description: [
    ...['description', 'description 1', 'link description', 'description du lien', 'ad description'],
    ...['description de l annonce', 'newsfeed link description'],
  ],
  platform: ['plateforme', 'platform', 'publisher platform', 'plateforme de diffusion', 'regie', 'reseau', 'canal'],
  format: [
    ...['format', 'ad format', 'format de la publicite', 'format de l annonce', 'ad type', 'type d annonce'],
    ...['type de publicite', 'media type', 'type de media', 'creative type', 'type de creation', 'object type'],
    ...['creative format'],
  ],
  callToAction: [
    ...[
      'appel a l action',
      'call to action',
      'cta',
      'bouton',
      'call to action type',
      'call to action button',
      'button',
    ],
    ...['type d appel a l action', 'bouton d appel a l action'],
  ],
  audience: [
    ...['audience', 'public', 'public cible', 'target audience', 'targeting', 'ciblage', 'nom de l audience'],
    ...['audience name', 'nom du public'],
  ],
  key: [
    ...['cle', 'key', 'utm content', 'url tags', 'url parameters', 'parametres d url', 'parametres url', 'tracking'],
    ...['website url', 'url du site web', 'final url', 'url finale', 'destination url', 'url de destination'],
    ...['link', 'lien', 'landing page url', 'url'],
  ],
};

const figureFields: Partial<Record<ImportField, keyof ReturnType<typeof figureColumnNames>>> = {
  adName: 'ad',
  campaignName: 'campaign',
};

/** How files call each field: as files of figures do, as these alone do, as our contract does. */
export function importColumnNames(): ColumnNames<ImportField> {
  const figures: Partial<Record<string, string[]>> = figureColumnNames();
  return Object.fromEntries(
    importFields.map((field) => [
      field,
      [...new Set([...(figures[figureFields[field] ?? field] ?? []), ...(ownNames[field] ?? []), foldLabel(field)])],
    ]),
  ) as ColumnNames<ImportField>;
}

/** Ratios, of which no sum can be made. */
export const ratioNames = [
  ...['ctr', 'taux de clics', 'taux de clic', 'click through rate', 'ctr tous', 'ctr all', 'ctr lien'],
  ...['cpc', 'cpm', 'cpa', 'cpl', 'roas', 'cout par clic', 'cost per click', 'cout par resultat', 'cost per result'],
  ...['taux de conversion', 'conversion rate', 'cvr', 'conv rate', 'hook rate', 'taux d accroche', 'avg cpc'],
  ...['roas des achats', 'purchase roas', 'ctr destination', 'average cpc', 'average ctr'],
];
