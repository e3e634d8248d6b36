import { upperFirst } from '../kernel/first-letter.ts';
/** Closed lists of what an ad can be, each value with the French words a person reads. */
export const adSources = {
  meta: 'Bibliothèque publicitaire Meta',
  tiktok: 'TikTok',
  google: 'Google',
  import: 'Import',
  demo: 'Démonstration',
} as const;

export const adPlatforms = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  messenger: 'Messenger',
  audience_network: 'Audience Network',
  threads: 'Threads',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  google: 'Google',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
  pinterest: 'Pinterest',
  other: 'Autre',
} as const;

export const adFormats = {
  image: 'Image',
  video: 'Vidéo',
  carousel: 'Carrousel',
  text: 'Texte',
  unknown: 'Format inconnu',
} as const;

/** The sectors of the advertising benchmarks, so that an ad and a campaign are compared within one list. */
export const industries = {
  pets: 'Animaux',
  fashion: 'Mode & bijoux',
  arts: 'Arts & loisirs',
  legal: 'Juridique',
  'car-sales': 'Auto : vente',
  'car-repair': 'Auto : réparation',
  beauty: 'Beauté & soins',
  business: 'Services B2B',
  careers: 'Emploi & carrière',
  dental: 'Dentaire',
  education: 'Éducation',
  finance: 'Finance & assurance',
  furniture: 'Ameublement',
  'health-fitness': 'Santé & fitness',
  home: 'Maison & travaux',
  manufacturing: 'Industrie & commerce',
  'personal-services': 'Services à la personne',
  medicine: 'Médecine',
  'real-estate': 'Immobilier',
  restaurants: 'Restauration',
  shopping: 'Commerce & cadeaux',
  sports: 'Sports & loisirs',
  travel: 'Voyage',
} as const;

/** Meta's codes of the button under an ad; others are shown as they come. */
export const callToActions = {
  SHOP_NOW: 'Acheter',
  BUY_NOW: 'Acheter maintenant',
  ORDER_NOW: 'Commander',
  LEARN_MORE: 'En savoir plus',
  SIGN_UP: 'S’inscrire',
  SUBSCRIBE: 'S’abonner',
  START_TRIAL: 'Essayer',
  GET_OFFER: 'Profiter de l’offre',
  BOOK_NOW: 'Réserver',
  BOOK_TRAVEL: 'Réserver un voyage',
  CONTACT_US: 'Nous contacter',
  CALL_NOW: 'Appeler',
  MESSAGE_PAGE: 'Envoyer un message',
  WHATSAPP_MESSAGE: 'Message WhatsApp',
  DOWNLOAD: 'Télécharger',
  INSTALL_MOBILE_APP: 'Installer l’application',
  GET_QUOTE: 'Demander un devis',
  WATCH_MORE: 'Voir plus',
  APPLY_NOW: 'Postuler',
  GET_DIRECTIONS: 'Itinéraire',
  DONATE_NOW: 'Faire un don',
  PLAY_GAME: 'Jouer',
} as const;

/** Whether an ad runs, by what `active` asks. */
export const runStates = { true: 'En cours', false: 'Arrêtée' } as const;

/** How long ads have run, by the least and the most days: open where nothing stands. */
export const runLengths = {
  '-': 'Toutes',
  '-6': 'Moins de 7 jours',
  '7-': '7 jours et plus',
  '30-': '30 jours et plus',
  '90-': '90 jours et plus',
  '180-': '180 jours et plus',
} as const;

export type AdSource = keyof typeof adSources;
export type AdPlatform = keyof typeof adPlatforms;
export type AdFormat = keyof typeof adFormats;
export type Industry = keyof typeof industries;

export const callToActionLabel = (code: string): string =>
  Object.hasOwn(callToActions, code)
    ? callToActions[code as keyof typeof callToActions]
    : upperFirst(code.replaceAll('_', ' ').toLowerCase());
