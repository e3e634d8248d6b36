import type { KeptBrief } from '../../../../../shared/ai/brief.ts';

/** The facts of a product that does not exist, enough of them for every tool. */
export const exampleBrief: KeptBrief['brief'] = {
  product: 'la gourde Filante',
  shortName: 'Filante',
  industry: 'sports',
  audience: 'les cyclistes du quotidien',
  benefits: [
    'boire frais du matin au soir',
    'garder votre eau fraîche 24\u00a0heures',
    'se passer de bouteilles en plastique',
  ],
  features: ['inox double paroi', '190\u00a0grammes à vide', 'goulot large pour les glaçons'],
  pains: ['boire tiède dès midi', 'les bouchons qui fuient dans le sac'],
  proofs: [
    { text: '4,7/5 sur 1\u202f240\u00a0avis', source: 'Avis clients 2026' },
    { text: '9\u00a0clients sur 10 la recommandent', source: 'Enquête clients 2026' },
  ],
  objections: [
    { objection: 'trop lourde', answer: 'elle pèse moins qu’un téléphone' },
    { objection: 'et si elle ne me plaît pas', answer: 'vous avez 30\u00a0jours pour changer d’avis' },
  ],
  offer: 'livraison offerte dès 40\u00a0€',
  price: '29\u00a0€',
  callToAction: 'SHOP_NOW',
  url: 'https://filante.example',
  register: 'vous',
  keywords: ['gourde isotherme', 'gourde inox'],
  mustInclude: [],
  banned: [],
  mentions: [],
  isNew: false,
};
