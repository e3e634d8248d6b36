import type { BrandGap } from '../rules/ugc/brand-complete.ts';

/** What is said of each thing that an advertiser lacks. */
export const brandNeeds: Readonly<Record<BrandGap, string>> = {
  legalName: 'Donnez la raison sociale',
  siren: 'Donnez le SIREN',
  vatNumber: 'Donnez le numéro de TVA',
  address: 'Donnez l’adresse du siège',
  signatoryName: 'Nommez la personne qui signe',
  sector: 'Choisissez le secteur',
};
