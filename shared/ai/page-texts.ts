import { addressFaults } from '../kernel/address-messages.ts';

/** What the facts of a page are called. */
export const factLabels = {
  benefit: 'Bénéfice',
  feature: 'Caractéristique',
  proof: 'Preuve',
  offer: 'Offre',
  price: 'Prix',
  objection: 'Objection levée',
} as const;

/** What is said of a page beside its note. */
export const pageWarnings = {
  script_page:
    'Cette page est construite par un script dans le navigateur\u00a0: presque rien n’est dans le HTML reçu. Ouvrez-la, copiez le HTML affiché et collez-le ici.',
  not_french: 'Cette page ne semble pas être en français\u00a0: l’analyse est partielle.',
  page_cut: 'La page est très longue\u00a0: seul son début a été lu.',
  suspicious_text: 'Des phrases de cette page s’adressent à une machine\u00a0: elles ne comptent pour rien.',
} as const;

/** Why an address is not gone to. */
export const pageAddressFaults = {
  ...addressFaults,
  malformed: 'Adresse illisible\u00a0: donnez-la entière, comme https://exemple.fr/offre',
  word: 'Ce n’est pas une adresse web\u00a0: donnez-la entière, comme https://exemple.fr/offre',
};

const statusTexts: Record<number, string> = {
  401: 'demande un mot de passe',
  403: 'refuse d’être lue par un programme',
  404: 'est introuvable',
  410: 'a été retirée',
  429: 'reçoit trop de demandes',
};

/** Why no page came of an address. */
export const unreachablePages = {
  timeout: 'La page n’a pas répondu en dix secondes',
  dns: 'Ce nom de domaine n’existe pas, ou ne répond pas',
  tls: 'Le certificat de ce site n’est pas valide',
  refused: 'Ce site refuse la connexion',
  reset: 'Ce site a coupé la connexion',
  address: 'Cette adresse est refusée',
  protocol: 'Ce site ne répond pas comme un site web',
  unreachable: 'Ce site est injoignable',
  too_large: 'Cette page est trop lourde',
  unreadableRedirection: 'La page renvoie à une adresse illisible',
  empty: 'La page est vide',
  redirectedTooOften: (most: number) => `La page renvoie plus de ${most} fois vers une autre adresse`,
  redirectedTo: (fault: string) => `La page renvoie à une adresse refusée. ${fault}`,
  status: (status: number) =>
    `La page ${statusTexts[status] ?? (status >= 500 ? 'est en panne' : 'ne peut être lue')} (${status})`,
  notHtml: (type: string) => {
    const name = type.includes('pdf') ? 'un fichier PDF' : type.startsWith('image/') ? 'une image' : 'un fichier';
    return `Cette adresse mène à ${name}, et non à une page`;
  },
};
