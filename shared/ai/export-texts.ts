/** What a table of written texts calls its columns. */
export const textColumns = [
  'Clé',
  'Emplacement',
  'Champ',
  'Texte',
  'Moteur',
  'Type de source (IPTC)',
  'Certificat',
] as const;

export const exportProblems = {
  noText: 'Cette génération n’a pas de textes à exporter',
  noSearch: 'Cette génération n’a pas de textes pour Google, Recherche',
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
