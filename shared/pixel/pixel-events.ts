import type { StandardEvent } from './pixel.contract.ts';
import { type PixelParameter, pixelParameters } from './pixel-parameters.ts';

type Standard = {
  label: string;
  description: string;
  parameters?: readonly PixelParameter[];
  required?: readonly PixelParameter[];
};

const contents = ['content_ids', 'contents', 'currency', 'value'] as const;
const catalogue = ['content_ids', 'content_type', 'contents', 'currency', 'value'] as const;

/** Meta's standard events, by the name that Meta gives them. */
const standard: Record<string, Standard> = {
  PageView: { label: 'Page vue', description: 'Quelqu’un ouvre une page de votre site.' },
  ViewContent: {
    label: 'Contenu vu',
    description: 'Quelqu’un consulte une fiche produit ou une page importante.',
    parameters: catalogue,
  },
  Search: {
    label: 'Recherche',
    description: 'Quelqu’un cherche sur votre site.',
    parameters: [...catalogue, 'search_string'],
  },
  AddToCart: {
    label: 'Ajout au panier',
    description: 'Quelqu’un met un produit dans son panier.',
    parameters: catalogue,
  },
  AddToWishlist: {
    label: 'Ajout aux favoris',
    description: 'Quelqu’un garde un produit pour plus tard.',
    parameters: contents,
  },
  InitiateCheckout: {
    label: 'Début de commande',
    description: 'Quelqu’un commence à passer commande.',
    parameters: [...contents, 'num_items'],
  },
  AddPaymentInfo: {
    label: 'Moyen de paiement donné',
    description: 'Quelqu’un saisit un moyen de paiement pendant sa commande.',
    parameters: contents,
  },
  Purchase: {
    label: 'Achat',
    description: 'Une commande est payée. La devise et le montant sont obligatoires.',
    parameters: [...catalogue, 'num_items', 'order_id'],
    required: ['currency', 'value'],
  },
  Lead: {
    label: 'Prospect',
    description: 'Quelqu’un laisse ses coordonnées, pour un devis ou un essai.',
    parameters: ['currency', 'value'],
  },
  CompleteRegistration: {
    label: 'Inscription terminée',
    description: 'Quelqu’un termine un formulaire d’inscription.',
    parameters: ['content_name', 'currency', 'status', 'value'],
  },
  Subscribe: {
    label: 'Abonnement',
    description: 'Quelqu’un commence un abonnement payant.',
    parameters: ['currency', 'predicted_ltv', 'value'],
  },
  StartTrial: {
    label: 'Début d’essai',
    description: 'Quelqu’un commence l’essai gratuit d’un produit ou d’un service.',
    parameters: ['currency', 'predicted_ltv', 'value'],
  },
  Contact: { label: 'Prise de contact', description: 'Quelqu’un vous appelle, vous écrit ou ouvre une discussion.' },
  CustomizeProduct: {
    label: 'Personnalisation de produit',
    description: 'Quelqu’un personnalise un produit avec un outil de votre site.',
  },
  Donate: { label: 'Don', description: 'Quelqu’un fait un don à votre organisation.' },
  FindLocation: {
    label: 'Recherche d’une adresse',
    description: 'Quelqu’un cherche l’une de vos adresses pour s’y rendre.',
  },
  Schedule: { label: 'Prise de rendez-vous', description: 'Quelqu’un réserve un rendez-vous avec vous.' },
  SubmitApplication: {
    label: 'Candidature',
    description: 'Quelqu’un dépose une demande, pour un programme, un service ou un poste.',
  },
};

export const standardEvents: StandardEvent[] = Object.entries(standard).map(
  ([name, { label, description, parameters = [], required = [] }]) => ({
    name,
    label,
    description,
    parameters: parameters.map((parameter) => ({
      name: parameter,
      type: pixelParameters[parameter].type,
      required: required.includes(parameter),
    })),
  }),
);

/** `Achat (Purchase)`; of an event that is not one of Meta's, its name alone. */
export const eventWords = (eventName: string): string =>
  Object.hasOwn(standard, eventName) ? `${standard[eventName]?.label} (${eventName})` : eventName;

/** What Meta wants of an event besides what all have; nothing of an event that is not one of its own. */
export const requiredParameters = (eventName: string): readonly PixelParameter[] =>
  Object.hasOwn(standard, eventName) ? (standard[eventName]?.required ?? []) : [];
