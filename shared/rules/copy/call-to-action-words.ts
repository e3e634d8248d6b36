import { fold } from '../../kernel/fold.ts';
import type { CallToActionClass } from './analysis.ts';
import type { WithStems } from './stems.ts';

export const callToActionLabels: Record<CallToActionClass, string> = {
  buy: 'Acheter',
  sign_up: 'S’inscrire',
  try: 'Essayer',
  learn: 'En savoir plus',
  book: 'Réserver',
  contact: 'Contacter',
  download: 'Télécharger',
  quote: 'Demander un devis',
  watch: 'Voir',
  apply: 'Postuler',
  donate: 'Donner',
  none: 'Aucun appel',
};

/** Codes of Meta, and of the other networks where they have their own. */
const codes: Record<string, CallToActionClass> = {
  SHOP_NOW: 'buy',
  BUY_NOW: 'buy',
  ORDER_NOW: 'buy',
  BUY_TICKETS: 'buy',
  GET_OFFER: 'buy',
  BUY: 'buy',
  SIGN_UP: 'sign_up',
  SUBSCRIBE: 'sign_up',
  REGISTER: 'sign_up',
  REGISTER_NOW: 'sign_up',
  JOIN: 'sign_up',
  START_TRIAL: 'try',
  TRY_NOW: 'try',
  PLAY_GAME: 'try',
  LEARN_MORE: 'learn',
  SEE_MENU: 'learn',
  VIEW_MORE: 'learn',
  READ_MORE: 'learn',
  BOOK_NOW: 'book',
  BOOK_TRAVEL: 'book',
  REQUEST_TIME: 'book',
  CONTACT_US: 'contact',
  CALL_NOW: 'contact',
  MESSAGE_PAGE: 'contact',
  SEND_MESSAGE: 'contact',
  WHATSAPP_MESSAGE: 'contact',
  GET_DIRECTIONS: 'contact',
  DOWNLOAD: 'download',
  INSTALL_NOW: 'download',
  INSTALL_MOBILE_APP: 'download',
  INSTALL_APP: 'download',
  USE_APP: 'download',
  GET_QUOTE: 'quote',
  REQUEST_QUOTE: 'quote',
  WATCH_MORE: 'watch',
  WATCH_VIDEO: 'watch',
  LISTEN_NOW: 'watch',
  APPLY_NOW: 'apply',
  DONATE_NOW: 'donate',
  DONATE: 'donate',
};

/** Words of buttons, folded, French and English. */
const words: readonly { class: CallToActionClass; pattern: RegExp }[] = [
  { class: 'quote', pattern: /devis|quote|estimation/ },
  { class: 'donate', pattern: /\bdon\b|donate|donner/ },
  { class: 'apply', pattern: /postul|candidat|apply/ },
  { class: 'download', pattern: /telecharg|install|download|use app/ },
  { class: 'sign_up', pattern: /inscri|abonn|sign ?up|subscribe|rejoindre|creer un compte|register/ },
  { class: 'try', pattern: /essay|essai|try|start|tester|commencer|jouer|play/ },
  { class: 'book', pattern: /reserv|book|rendez-vous/ },
  { class: 'contact', pattern: /contact|appel|call|message|whatsapp|ecri|itineraire|directions/ },
  { class: 'buy', pattern: /achet|command|shop|buy|order|offre|offer|panier|boutique|profiter/ },
  { class: 'watch', pattern: /regard|watch|\bvoir (?:la|le|plus)|ecouter/ },
  { class: 'learn', pattern: /savoir|learn|decouv|more|lire|voir/ },
];

/** Of a code or of the words on a button; an unknown one still leads somewhere. */
export function classOfButton(given: string): CallToActionClass {
  const code = given.trim().toUpperCase().replaceAll(' ', '_');
  if (Object.hasOwn(codes, code)) return codes[code] as CallToActionClass;
  const folded = fold(given);
  if (code === 'NO_BUTTON' || folded.trim() === '') return 'none';
  return words.find(({ pattern }) => pattern.test(folded))?.class ?? 'learn';
}

const spoken = (verbs: string, rest = ''): RegExp => new RegExp(`^(?:${verbs})\\b${rest}`);

/** What a folded clause asks for, when it opens so. */
export const spokenVerbs: readonly { class: CallToActionClass; pattern: RegExp }[] = [
  { class: 'donate', pattern: spoken('(?:faites|fais) un don|donnez|soutenez|soutiens') },
  {
    class: 'apply',
    pattern: spoken(
      "postule[z]?|candidate[z]?|deposez votre cv|rejoignez[- ]nous|rejoins[- ]nous|rejoignez l'equipe|envoyez votre cv",
    ),
  },
  {
    class: 'quote',
    pattern: spoken(
      '(?:demande[z]?|obtenez|obtiens|recevez|recois|estimez|estime)',
      '.{0,24}\\b(?:devis|estimation|simulation|bien)\\b',
    ),
  },
  { class: 'download', pattern: spoken('telecharge[z]?|installe[z]?|recuperez|recupere') },
  {
    class: 'sign_up',
    pattern: spoken(
      'inscrive[z]?-vous|inscrivez|inscris|abonne[z]?-(?:vous|toi)|cree[z]? (?:votre|ton|un) compte|rejoignez|rejoins|enregistrez-vous|participe[z]?|reponds|repondez|remplissez|remplis',
    ),
  },
  {
    class: 'book',
    pattern: spoken(
      'reserve[z]?|prene[z]? (?:rendez-vous|rdv|date)|prends (?:rendez-vous|rdv)|choisis(?:sez)? (?:vos|tes|votre|ton) (?:dates?|creneau)|bloque[z]? (?:votre|ton)',
    ),
  },
  {
    class: 'contact',
    pattern: spoken(
      'contacte[z]?|appele[z]?|appelle|ecrive[z]?|ecris|parle[z]?[- ]nous|telephone[z]?|envoyez-nous|passe[z]? (?:nous )?voir|venez nous|repondez en|demandez conseil',
    ),
  },
  {
    class: 'buy',
    pattern: spoken(
      'achete[z]?|commande[z]?|offrez-vous|offre-toi|profite[z]?(?:-en|s-en)?|craque[z]?|shoppe[z]?|fonce[z]?|saisis(?:sez)?|adopte[z]?|ajoute[z]? au panier|equipe[z]?-(?:vous|toi)|faites-vous plaisir|procurez-vous|remplace[z]? (?:votre|ta|ton)',
    ),
  },
  {
    class: 'try',
    pattern: spoken(
      'essaye[z]?|essaie|teste[z]?|commence[z]?|lance[z]?-(?:vous|toi)|demarre[z]?|embauche|jouez|joue|fai(?:tes|s) (?:le test|votre bilan|le bilan|ton bilan|un essai)|decouvre[z]? gratuitement',
    ),
  },
  { class: 'watch', pattern: spoken('regarde[z]?|visionne[z]?|ecoute[z]?|voir la (?:video|suite)') },
  {
    class: 'learn',
    pattern: spoken(
      "decouvr(?:e[z]?|ir)|en savoir plus|apprene[z]? (?:comment|pourquoi)|consulte[z]?|clique[z]?|explore[z]?|vois|voyez|retrouve[z]? (?:toute?s?|nos|notre|la|le|les) |visite[z]?|renseigne[z]?-|faites-vous votre avis|fais-toi ton avis|lire|swipe[z]?|rendez-vous sur|jetez un|informe[z]?-|compare[z]?|plus d'infos?",
    ),
  },
];

/** How a clause begins that may open so. */
export const verbLeads = new Set(
  'fai don sou pos can dep rej env dem obt rec est tel ins abo cre enr par rep rem res pre cho blo con app ecr pas ven ach com off pro cra sho fon sai ado ajo equ ess tes lan emb jou dec reg vis eco voi voy en cli exp ret ren lir swi jet inf plu'.split(
    ' ',
  ),
);

/** « Essai gratuit » asks as well, without a verb. */
export const spokenNouns: readonly ({ class: CallToActionClass; pattern: RegExp } & WithStems)[] = [
  {
    class: 'quote',
    stems: 'dev est un',
    pattern: /\bdevis\b.{0,20}\b(?:gratuit|sur|en|:)|\bun devis, sans engagement\b|\bestimation (?:gratuite|offerte)/,
  },
  { class: 'try', stems: 'ess', pattern: /\bessai (?:gratuit|offert)|\b(?:l'essai|les essais) commence/ },
  {
    class: 'contact',
    stems: 'app on que',
    pattern: /\bun appel suffit\b|\bon (?:vous |te |t')?rappelle\b|\bune question \?|\bon repond en message/,
  },
  {
    class: 'book',
    stems: 'pro dat pla sur pri cre',
    pattern:
      /\b(?:prochains creneaux|dates libres|places? (?:sont|disponibles)|sur rendez-vous|prise de rendez-vous)\b/,
  },
  { class: 'sign_up', stems: 'ins', pattern: /\binscriptions? (?:sont )?(?:ouvertes?|gratuites?)/ },
  {
    class: 'download',
    stems: 'tel app dis',
    pattern: /\b(?:se telecharge|l'application est gratuite|disponible sur (?:app store|google play))/,
  },
  {
    class: 'buy',
    stems: 'ret dis ven off com a',
    pattern:
      /\b(?:a retrouver|disponible|en vente|l'offre est|la commande se passe)\b.{0,24}\b(?:sur|ici|boutique|magasin|suite)\b|^disponible\s*$/,
  },
  { class: 'apply', stems: 'on can', pattern: /\bon (?:vous |t')?attend\b|\bcandidature en\b/ },
  {
    class: 'learn',
    stems: 'tou sui on lie dec cli',
    pattern:
      /\b(?:tout est (?:dit|explique)|la suite|on (?:vous |t')?explique tout|lien en bio|en cliquant ici|decouverte)\b/,
  },
];
