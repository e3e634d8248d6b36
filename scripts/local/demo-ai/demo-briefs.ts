import type * as brands from '../../../shared/ai/brands.contract.ts';
import type * as briefs from '../../../shared/ai/briefs.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';

type NewBrand = RouteInput<typeof brands.createBrand>['body'];
type NewBrief = RouteInput<typeof briefs.createBrief>['body'];

/** Brands of clients of the demo agency, each with what it writes from: invented, claims and their sources too. */
export const demoBrands: { brand: NewBrand; briefs: NewBrief[] }[] = [
  {
    brand: {
      name: 'Maison Rivière',
      website: 'maison-riviere.example',
      industry: 'furniture',
      description: 'Canapés et fauteuils faits à Tours, livrés dans toute la France.',
      voice: { register: 'vous', person: 'nous', tones: ['sobre', 'précis'], emojis: 'none', exclamations: 'none' },
      vocabulary: ['atelier', 'hêtre', 'sur mesure'],
      banned: ['pas cher', 'tendance'],
      claims: [
        {
          text: '9 clients sur 10 garderaient leur canapé',
          source: { label: 'Enquête clients 2026, 412 réponses' },
          validUntil: '2027-06-30',
        },
      ],
      competitors: ['Canapé Minute'],
    },
    briefs: [
      {
        name: 'Canapé Loire, automne',
        brief: {
          product: 'le canapé Loire',
          industry: 'furniture',
          audience: 'les familles qui reçoivent',
          benefits: [
            'recevoir six personnes sans pousser les meubles',
            'laver les housses à 30 degrés',
            'garder la même assise pendant dix ans',
          ],
          features: ['structure en hêtre massif', 'quarante tissus au choix'],
          pains: ['un canapé qui s’affaisse au bout de deux ans', 'des housses qui ne se lavent pas'],
          proofs: [{ text: '4,7/5 sur 860 avis', source: 'Avis Vérifiés' }, 'fabriqué à Tours depuis 1974'],
          objections: [
            { objection: 'la livraison prend trop de temps', answer: 'votre canapé arrive monté, en quatre semaines' },
            { objection: 'et s’il ne me plaît pas', answer: 'vous avez trente jours pour le rendre' },
          ],
          offer: 'livraison offerte jusqu’au 15 décembre',
          price: '1 490 €',
          callToAction: 'SHOP_NOW',
          url: 'https://maison-riviere.example/loire',
          keywords: ['canapé français', 'canapé en tissu'],
        },
      },
    ],
  },
  {
    brand: {
      name: 'Bérénice Cosmétiques',
      website: 'berenice-cosmetiques.example',
      industry: 'beauty',
      description: 'Soins du visage faits à Lyon, en flacons qui se remplissent.',
      voice: { register: 'tu', person: 'on', tones: ['chaleureux'], emojis: 'few', exclamations: 'few' },
      vocabulary: ['rituel', 'recharge'],
      banned: ['miracle', 'anti-âge'],
      mentions: [],
      competitors: ['Lumen Peau'],
    },
    briefs: [
      {
        name: 'Sérum Aube, lancement',
        brief: {
          product: 'le sérum Aube',
          industry: 'beauty',
          audience: 'celles qui se maquillent peu',
          benefits: ['hydrater ta peau toute la journée', 'se passer de fond de teint le week-end'],
          features: ['texture qui pénètre en une minute', 'flacon en verre rechargeable', 'sans parfum ni silicone'],
          pains: ['une peau qui tire dès midi', 'les crèmes qui collent sous les doigts'],
          proofs: [{ text: '86 % des testeuses le rachèteraient', source: 'Test d’usage 2026, 104 personnes' }],
          objections: [{ objection: 'encore un soin à ajouter', answer: 'il remplace ta crème de jour' }],
          offer: 'première recharge offerte',
          price: '34 € le flacon',
          isNew: true,
          callToAction: 'LEARN_MORE',
          url: 'https://berenice-cosmetiques.example/aube',
          register: 'tu',
        },
      },
      {
        name: 'Abonnement recharges',
        brief: {
          product: 'l’abonnement Recharge',
          industry: 'beauty',
          benefits: ['recevoir ta recharge avant la fin du flacon', 'arrêter quand tu veux'],
          features: ['un envoi tous les deux mois', 'le colis passe dans la boîte aux lettres'],
          pains: ['les flacons vides au mauvais moment'],
          proofs: [{ text: '7 abonnées sur 10 restent plus d’un an', source: 'Abonnements 2025' }],
          offer: 'deuxième recharge à moitié prix',
          callToAction: 'SUBSCRIBE',
          register: 'tu',
        },
      },
    ],
  },
];
