import type { AdField } from '../../../../../shared/ads/imports.contract.ts';
import { modelText } from '../../../imports/model-text.ts';
import { fieldLabels } from './field-labels.ts';

/** One ad as a watch table would hold it, for who starts theirs. */
const example: Partial<Record<AdField, string>> = {
  sourceId: 'veille-001',
  advertiserName: 'Maison Verdure',
  headline: '3 ingrédients, zéro parfum',
  body: 'Notre crème hydratante arrive en 48 h.',
  callToAction: 'En savoir plus',
  landingUrl: 'https://www.maison-verdure.example/creme',
  platforms: 'Facebook, Instagram',
  format: 'Image',
  countries: 'FR',
  industry: 'Beauté & soins',
  startedAt: '2026-03-02',
  endedAt: '',
  reachLower: '10000',
  reachUpper: '50000',
};

/** Under the names by which the columns are recognised when the table comes back. */
export const modelTable = (): string => modelText(fieldLabels, example);
