import { counted } from '../kernel/news-texts.ts';
import type { SettingKey } from '../kernel/system-settings.ts';

export const settingGroups = {
  maintenance: 'Maintenance',
  access: 'Accès',
  billing: 'Facturation',
  ugc: 'UGC',
  seller: 'Vendeur et contact',
  stops: 'Arrêts',
  flags: 'Fonctions en essai',
} as const;

type SettingTexts = {
  group: keyof typeof settingGroups;
  label: string;
  description: string;
  /** What a choice calls its options. */
  options?: Readonly<Record<string, string>>;
};

/** What administrators read of each setting, in the order in which they see them. */
export const settingTexts: Readonly<Record<SettingKey, SettingTexts>> = {
  'maintenance.mode': {
    group: 'maintenance',
    label: 'Maintenance',
    description:
      'En lecture seule, plus personne ne modifie rien. Fermée, plus personne n’entre. Les administrateurs continuent de tout faire, et les paiements de Stripe sont toujours pris en compte.',
    options: { off: 'Aucune', read_only: 'Lecture seule', closed: 'Fermée' },
  },
  'maintenance.message': {
    group: 'maintenance',
    label: 'Message de maintenance',
    description:
      'Ce que les gens lisent pendant la maintenance et quand elle est annoncée\u00a0: pourquoi, et jusqu’à quand.',
  },
  'maintenance.plannedAt': {
    group: 'maintenance',
    label: 'Maintenance annoncée',
    description:
      'Un bandeau l’annonce au-dessus de toutes les pages jusqu’à cette heure de Paris. La maintenance ne commence pas d’elle-même.',
  },
  'signups.open': {
    group: 'access',
    label: 'Inscriptions ouvertes',
    description:
      'Fermées, personne ne peut créer de compte depuis la page d’inscription. Les invitations continuent de fonctionner.',
  },
  'trial.days': {
    group: 'access',
    label: 'Durée de l’essai',
    description:
      'En jours, pour les comptes créés à partir de maintenant. Jamais moins que ce que disent les conditions générales.',
  },
  'billing.requireSubscription': {
    group: 'billing',
    label: 'Abonnement obligatoire',
    description:
      'Sans abonnement, un espace ne crée plus rien après son essai et le délai ci-dessous. Lire, modifier, exporter et supprimer restent toujours possibles.',
  },
  'billing.graceDays': {
    group: 'billing',
    label: 'Délai après l’essai',
    description:
      'En jours, après la fin de l’essai ou du dernier abonnement. Il ne compte que si l’abonnement est obligatoire.',
  },
  'ugc.contractThreshold': {
    group: 'ugc',
    label: 'Seuil du contrat écrit',
    description:
      'En euros HT dans l’année, par annonceur, créateur et objectif\u00a0: à partir de lui, une offre demande un contrat signé. Jamais plus que les 1 000 € de la loi.',
  },
  'ugc.briefReview': {
    group: 'ugc',
    label: 'Relire les briefs publics',
    description:
      'Une campagne publiée sur la marketplace attend d’être relue, dans Utilisateurs, Modération. Éteint, elle s’ouvre aussitôt\u00a0; ce qui attendait déjà attend toujours.',
  },
  'ugc.creatorReview': {
    group: 'ugc',
    label: 'Relire les profils publics',
    description:
      'Un créateur qui demande à paraître sur la marketplace attend d’être relu, dans Utilisateurs, Modération. Éteint, il y paraît aussitôt\u00a0; qui a été refusé attend toujours d’être relu.',
  },
  'support.email': {
    group: 'seller',
    label: 'E-mail de contact',
    description:
      'L’adresse donnée à qui doit nous écrire, dans les e-mails et l’application. Sans elle, ils vont aux mentions légales. Les pages publiques gardent celle de leur mise en ligne.',
  },
  'seller.name': {
    group: 'seller',
    label: 'Dénomination',
    description:
      'Qui vend, sur les factures à venir. Celles qui sont émises gardent les leurs, et les mentions légales celles de leur mise en ligne.',
  },
  'seller.legalForm': {
    group: 'seller',
    label: 'Forme juridique',
    description: 'SAS, SARL, EI\u00a0: sur les factures.',
  },
  'seller.capital': {
    group: 'seller',
    label: 'Capital social',
    description: 'Montant et devise, comme 10 000 €. Vide pour qui n’en a pas.',
  },
  'seller.registration': {
    group: 'seller',
    label: 'Immatriculation',
    description: 'Ville et numéro du registre du commerce, comme Bordeaux 732 829 320.',
  },
  'seller.siren': {
    group: 'seller',
    label: 'SIREN',
    description: 'Neuf chiffres, dont le dernier contrôle les autres.',
  },
  'seller.vatNumber': {
    group: 'seller',
    label: 'Numéro de TVA',
    description: 'Numéro intracommunautaire. Sans lui, sans nom ou sans adresse, aucune facture par virement ne part.',
  },
  'seller.address': {
    group: 'seller',
    label: 'Adresse du siège',
    description: 'Rue, code postal et ville, sur une ligne.',
  },
  'seller.email': {
    group: 'seller',
    label: 'E-mail des factures',
    description: 'L’adresse du vendeur, sur ses factures.',
  },
  'stop.webhooks': {
    group: 'stops',
    label: 'Arrêter les webhooks',
    description:
      'Plus rien ne part vers les serveurs des agences. Les envois attendent et repartent dans les six minutes qui suivent la reprise.',
  },
  'stop.pixel': {
    group: 'stops',
    label: 'Arrêter le pixel',
    description:
      'Les conversions sont toujours reçues, et attendent. Meta les refuse après sept jours\u00a0: reprenez avant.',
  },
  'stop.mails': {
    group: 'stops',
    label: 'Arrêter les e-mails',
    description:
      'Les e-mails attendent, sauf ceux qui concernent la sécurité d’un compte, un paiement échoué ou une obligation légale.',
  },
  'stop.imports': {
    group: 'stops',
    label: 'Arrêter les imports',
    description:
      'Les lectures de comptes publicitaires et les fichiers attendent. Un fichier envoyé est effacé après deux jours\u00a0: reprenez avant.',
  },
  'stop.ai': {
    group: 'stops',
    label: 'Arrêter les modèles de l’IA',
    description:
      'Ce qu’un modèle devait écrire attend et s’écrit après la reprise. Les nouvelles demandes gardent le texte du moteur intégré, ou sont refusées si elles veulent un modèle.',
  },
  'stop.exports': {
    group: 'stops',
    label: 'Arrêter les archives de données',
    description: 'On peut toujours en demander une\u00a0: elle attend la reprise pour être préparée.',
  },
  'stop.checkout': {
    group: 'stops',
    label: 'Arrêter les nouveaux abonnements',
    description:
      'La page de paiement ne s’ouvre plus pour qui veut s’abonner. Les abonnements en cours ne changent pas.',
  },
  'stop.ugc_space': {
    group: 'stops',
    label: 'Arrêter l’espace des créateurs',
    description:
      'Les créateurs n’ouvrent plus leur espace ni les appels publics, et lisent qu’il rouvrira. Les agences continuent, et rien n’est perdu.',
  },
  'flag.expectedRank': {
    group: 'flags',
    label: 'Rang attendu d’une annonce',
    description:
      'Sous un texte écrit ou analysé, le rang que son CTR aurait parmi les annonces de l’espace. Un espace reste toujours du même côté de la part.',
  },
};

const waits = {
  'stop.webhooks': ['envoi', 'envois'],
  'stop.pixel': ['conversion', 'conversions'],
  'stop.mails': ['e-mail ou notification', 'e-mails et notifications'],
  'stop.imports': ['import', 'imports'],
  'stop.ai': ['texte de modèle', 'textes de modèles'],
  'stop.exports': ['archive', 'archives'],
} as const;

/** `3 envois attendent` */
export function waitingWords(key: keyof typeof waits, count: number): string {
  const [one, many] = waits[key];
  return count === 0 ? 'Rien n’attend' : `${counted(count, one, many)} ${count === 1 ? 'attend' : 'attendent'}`;
}
