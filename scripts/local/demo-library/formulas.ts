/** What leads from a problem to what is sold. */
export const introductions: readonly string[] = [
  'Notre réponse : {the}.',
  'Voilà pourquoi on propose {the}.',
  'C’est là qu’on intervient, avec {the}.',
  'Il y a mieux : {the}.',
  'On a mis du temps, mais voici {the}.',
  'Chez {brand}, ça s’appelle {the}.',
];

/** The last words, by what the button does. */
export const closings: Record<string, readonly string[]> = {
  SHOP_NOW: [
    'À retrouver sur {url}.',
    '[Découvrez|Découvre] {the} : {url}',
    '👉 {url}',
    '[Faites-vous votre|Fais-toi ton] avis : {url}',
  ],
  BUY_NOW: ['[Commandez|Commande] sur {url}.', 'Disponible tout de suite sur {url}.'],
  ORDER_NOW: ['[Commandez|Commande] en deux minutes : {url}', 'La commande se passe ici : {url}'],
  GET_OFFER: ['[Profitez-en|Profites-en] sur {url}.', 'L’offre est ici : {url}'],
  LEARN_MORE: ['On [vous |t’]explique tout sur {url}.', 'Tout est dit ici : {url}', 'La suite sur {url}.'],
  SIGN_UP: ['[Inscrivez-vous|Inscris-toi] sur {url}.', 'Les inscriptions sont ouvertes : {url}'],
  START_TRIAL: ['[Essayez|Essaie] sur {url}.', 'L’essai commence ici : {url}'],
  SUBSCRIBE: ['[Abonnez-vous|Abonne-toi] sur {url}.'],
  BOOK_NOW: ['[Réservez|Réserve] en deux minutes : {url}', 'Les prochains créneaux sont sur {url}.'],
  BOOK_TRAVEL: ['Les dates libres sont sur {url}.', '[Choisissez vos|Choisis tes] dates : {url}'],
  GET_QUOTE: ['[Demandez votre|Demande ton] devis : {url}', 'Un devis, sans engagement : {url}'],
  CONTACT_US: [
    '[Parlez-nous de votre|Parle-nous de ton] projet : {url}',
    'On [vous |te ]rappelle quand [vous voulez|tu veux] : {url}',
  ],
  CALL_NOW: ['[Appelez-nous|Appelle-nous], on décroche.', 'Un appel suffit.'],
  MESSAGE_PAGE: ['[Écrivez-nous|Écris-nous] en message privé.', 'Une question ? On répond en message.'],
  WHATSAPP_MESSAGE: ['[Écrivez-nous|Écris-nous] sur WhatsApp.'],
  INSTALL_MOBILE_APP: ['L’application est gratuite : {url}'],
  DOWNLOAD: ['Le guide se télécharge ici : {url}'],
  APPLY_NOW: ['[Postulez|Postule] ici : {url}', 'On [vous |t’]attend : {url}'],
  WATCH_MORE: ['[Regardez|Regarde] la suite sur {url}.'],
  GET_DIRECTIONS: ['[Passez|Passe] nous voir.'],
};

/** What an ad asks for, by what it is about. */
export const callsToAction: Record<string, Record<string, number>> = {
  shop: { SHOP_NOW: 52, LEARN_MORE: 18, GET_OFFER: 10, ORDER_NOW: 9, BUY_NOW: 6, WATCH_MORE: 3, MESSAGE_PAGE: 2 },
  lead: { LEARN_MORE: 34, GET_QUOTE: 28, CONTACT_US: 15, SIGN_UP: 10, CALL_NOW: 5, WHATSAPP_MESSAGE: 4, DOWNLOAD: 4 },
  booking: { BOOK_NOW: 56, LEARN_MORE: 21, GET_OFFER: 7, CALL_NOW: 6, CONTACT_US: 5, GET_DIRECTIONS: 5 },
  app: { SIGN_UP: 30, LEARN_MORE: 27, START_TRIAL: 25, INSTALL_MOBILE_APP: 8, SUBSCRIBE: 5, DOWNLOAD: 5 },
  jobs: { APPLY_NOW: 68, LEARN_MORE: 20, MESSAGE_PAGE: 7, CONTACT_US: 5 },
};

/** Where the button of an industry differs from what its kind asks for. */
export const ownCallsToAction: Record<string, Record<string, number>> = {
  education: { SIGN_UP: 40, LEARN_MORE: 38, APPLY_NOW: 12, CONTACT_US: 6, DOWNLOAD: 4 },
  travel: { BOOK_TRAVEL: 52, BOOK_NOW: 18, LEARN_MORE: 26, WATCH_MORE: 4 },
  restaurants: { BOOK_NOW: 48, ORDER_NOW: 20, GET_DIRECTIONS: 12, LEARN_MORE: 12, CALL_NOW: 8 },
  legal: { LEARN_MORE: 44, CONTACT_US: 26, SIGN_UP: 12, CALL_NOW: 10, GET_QUOTE: 8 },
  'real-estate': { LEARN_MORE: 44, CONTACT_US: 30, SIGN_UP: 14, CALL_NOW: 7, WHATSAPP_MESSAGE: 5 },
};

/** What stands under a headline when nothing of the product does. */
export const descriptions: Record<string, readonly string[]> = {
  shop: ['Livraison suivie', 'Retours simples', 'Paiement sécurisé', 'Petites séries'],
  lead: ['Réponse sous 24 heures', 'Sans engagement', 'Gratuit et sans engagement'],
  booking: ['Réservation en ligne', 'Confirmation immédiate', 'Places limitées'],
  app: ['Sans carte bancaire', 'Prêt en 10 minutes', 'Sans engagement'],
  jobs: ['CDI', 'Réponse garantie', 'Plusieurs postes ouverts'],
};
