/** The columns of a new board. */
export const defaultColumns = ['À analyser', 'Inspiration', 'À tester', 'Validé'] as const;

export const boardColors = ['vermilion', 'amber', 'green', 'teal', 'blue', 'violet', 'pink', 'ink'] as const;
export type BoardColor = (typeof boardColors)[number];

/** Ways of working that a board can start from. */
export const boardTemplates = {
  watch: { name: 'Veille concurrentielle', columns: defaultColumns },
  aida: { name: 'Lecture AIDA', columns: ['Attention', 'Intérêt', 'Désir', 'Action'] },
  contest: { name: 'Concours créa', columns: ['Proposées', 'Finalistes', 'Retenues', 'Écartées'] },
  audit: { name: 'Audit concurrent', columns: ['Accroches', 'Offres', 'Preuves', 'Appels à l’action', 'À retenir'] },
  production: {
    name: 'De l’idée à la production',
    columns: ['Idées', 'Brief prêt', 'En production', 'En ligne', 'Gagnantes'],
  },
} as const satisfies Record<string, { name: string; columns: readonly string[] }>;
export type BoardTemplate = keyof typeof boardTemplates;

/** What one workspace and one board can hold, and the most characters of their texts. */
export const boardLimits = {
  boards: 200,
  bulk: 100,
  columns: 20,
  savedAds: 2_000,
  tags: 20,
  description: 500,
  columnName: 60,
  note: 5_000,
  /** Of a card, from members and visitors of the public link together. */
  comments: 200,
  mentions: 20,
  comment: 2_000,
  visitorName: 80,
};

/** How long a deleted comment can still be put back. */
export const commentRestoreSeconds = 30;

/** First line of the CSV of a board. */
export const boardCsvHeader = [
  'Colonne',
  'Annonceur',
  'Titre',
  'Texte',
  'Description',
  'Appel à l’action',
  'Plateformes',
  'Format',
  'Secteur',
  'Pays',
  'Langues',
  'Début de diffusion',
  'Fin de diffusion',
  'Jours de diffusion',
  'Page de destination',
  'Aperçu',
  'Note',
  'Tags',
  'Enregistrée par',
  'Enregistrée le',
  'Client',
  'Propriétaire du board',
] as const;
