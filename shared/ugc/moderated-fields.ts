/** What of a thing the platform's moderation reads, and what it is called there. */
export const moderatedFields = {
  brand: 'Annonceur',
  objective: 'Objectif',
  product: 'Produit',
  description: 'Description du produit',
  url: 'Page du produit',
  messages: 'À dire',
  mustDo: 'À faire',
  mustNotDo: 'À éviter',
  hooks: 'Accroches',
  callToAction: 'Appel à l’action',
  tone: 'Ton',
  examples: 'Exemples',
  displayName: 'Nom affiché',
  bio: 'Présentation',
  city: 'Ville',
  platforms: 'Réseaux',
  portfolio: 'Réalisations',
  message: 'Message',
} as const;
export type ModeratedField = keyof typeof moderatedFields;
export type ModeratedText = { field: ModeratedField; text: string };
