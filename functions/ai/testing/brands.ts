import { createBrand } from '../../../shared/ai/brands.contract.ts';
import { createBrief } from '../../../shared/ai/briefs.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { call } from '../../platform/testing/call.ts';

export const brandBody: RouteInput<typeof createBrand>['body'] = {
  name: 'Planif',
  website: 'planif.example',
  industry: 'business',
  voice: { register: 'vous', person: 'nous', tones: ['direct'], emojis: 'none', exclamations: 'none' },
  banned: ['révolutionnaire'],
  claims: [{ text: 'Le planning le plus utilisé en agence', source: { label: 'Étude Agences 2026' } }],
};

export const briefBody: RouteInput<typeof createBrief>['body'] = {
  name: 'Rentrée',
  brief: {
    product: 'le logiciel Planif',
    benefits: ['remplir vos plannings en une heure'],
    proofs: ['4 200 agences l’utilisent', { text: '4,8 sur 5', source: 'Avis vérifiés' }],
  },
};

/** What several texts can be written from. */
export const richBrief = {
  product: 'le logiciel Planif',
  benefits: ['gagner 3 heures par semaine', 'envoyer ses devis en 2 minutes', 'ne plus oublier un rendez-vous'],
  pains: ['perdre ses dimanches en tableurs'],
  features: ['export comptable en un clic'],
  proofs: [{ text: '4,8/5 sur 1 200 avis', source: 'Trustpilot' }],
  offer: '14 jours d’essai gratuit',
};

export const newBrand = async (token: string, body: object = {}) =>
  (await call(createBrand, { token, body: { ...brandBody, ...body } })).data.brand;

export const newBrief = async (token: string, body: object = {}) =>
  (await call(createBrief, { token, body: { ...briefBody, ...body } })).data.brief;
