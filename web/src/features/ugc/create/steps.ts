import type { BriefGap } from '../../../../../shared/rules/ugc/brief-complete.ts';

/** The steps of a brief: in the address `?etape=`, and what they are called. */
export const steps = [
  { slug: 'annonceur', label: 'Annonceur et objectif' },
  { slug: 'produit', label: 'Produit et livrables' },
  { slug: 'brief', label: 'Brief' },
  { slug: 'droits', label: 'Droits' },
  { slug: 'createurs', label: 'Créateurs et calendrier' },
  { slug: 'relecture', label: 'Relecture' },
] as const;
export type StepSlug = (typeof steps)[number]['slug'];

/** Where each thing is said that a brief may lack. */
export const stepOfGap: Readonly<Record<BriefGap, StepSlug>> = {
  objective: 'annonceur',
  'product.name': 'produit',
  deliverables: 'produit',
  'brief.messages': 'brief',
  'rights.supports': 'droits',
  'rights.territories': 'droits',
  applicationsCloseOn: 'createurs',
};
