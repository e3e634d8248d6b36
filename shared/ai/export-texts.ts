/** What a table of written texts calls its columns. */
export const textColumns = [
  'Clé',
  'Emplacement',
  'Champ',
  'Texte',
  'Moteur',
  'Type de source (IPTC)',
  'Preuve d’origine',
] as const;

export const exportProblems = {
  noText: 'Cette génération n’a pas de textes à exporter',
  noSearch: 'Cette génération n’a pas de textes pour Google Recherche',
};

/** What the document says beside the texts. */
export const exportWords = {
  made: (day: string) => `Le ${day}.`,
  variation: (number: string, key: string) => `Variation ${number}${key && `, clé ${key}`}`,
  seconds: (from: number, to: number) => `De ${seconds(from)} à ${seconds(to)}`,
  others: 'Autres accroches et légende',
  mentions: 'Mentions',
};

const seconds = (value: number): string => `${value.toLocaleString('fr-FR')}\u00a0s`;

/** What a table of a competitor's report calls its columns and its parts. */
export const competitorColumns = ['Partie', 'Ligne', 'Nombre', 'Part', 'Part du secteur', 'Écart qui tient'] as const;
export const competitorParts = {
  total: 'Chiffres',
  totals: {
    ads: 'Annonces de la période',
    active: 'En cours',
    started: 'Lancées',
    stopped: 'Arrêtées',
    medianDaysRunning: 'Durée médiane, en jours',
  },
  started: 'Lancées, semaine du',
  stopped: 'Arrêtées, semaine du',
  lines: {
    format: 'Format',
    platform: 'Plateforme',
    callToAction: 'Bouton',
    hook: 'Accroche',
    offer: 'Offre',
    proof: 'Preuve',
    register: 'Registre',
    length: 'Longueur',
  },
  messages: 'Ce qu’il répète',
  gaps: 'Angle libre',
  winners: 'Ses plus longues, en jours',
  changes: 'Ce qui a changé',
  landing: 'Où il mène',
  holds: 'oui',
} as const;
