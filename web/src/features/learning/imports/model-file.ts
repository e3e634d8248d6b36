import type { ImportField } from '../../../../../shared/learning/import-fields.ts';
import { importFieldNames } from '../../../../../shared/learning/imports.messages.ts';
import { modelText } from '../../../imports/model-text.ts';

const example: Partial<Record<ImportField, string>> = {
  adName: 'Gourde Filante, question',
  campaignName: 'Rentrée',
  text: 'Votre eau est encore fraîche à midi\u202f?',
  headline: 'La gourde Filante',
  platform: 'Facebook',
  format: 'Image',
  callToAction: 'En savoir plus',
  audience: 'Randonneurs',
  date: '2026-09-14',
  impressions: '12400',
  clicks: '186',
  spend: '92,40',
  currency: 'EUR',
  conversions: '9',
  revenue: '351,00',
  videoViews3s: '',
};

/** As platforms call them, where our own names say more. */
const headers = { ...importFieldNames, date: 'Jour', videoViews3s: 'Vues de vidéo de 3 secondes' };

/** One ad, under the names by which the columns are recognised when the table comes back. */
export const modelFile = (): string => modelText(headers, example);
