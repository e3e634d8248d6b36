import { type AdValues, noValues } from './ad-values.ts';

/** An ad of a product that does not exist: most of it holds, and there is something to mend. */
export const exampleAd: AdValues = {
  ...noValues,
  body: 'Marre de boire tiède dès midi\u202f?\nAvec la gourde Filante, gardez votre eau fraîche 24\u00a0heures. Oubliez les bouteilles en plastique.\n1\u202f240\u00a0clients l’ont adoptée, et vous avez 30\u00a0jours pour changer d’avis.',
  headline: 'Votre eau fraîche, du matin au soir',
  description: 'Livraison gratuite dès 40\u00a0€',
  callToAction: 'SHOP_NOW',
};
