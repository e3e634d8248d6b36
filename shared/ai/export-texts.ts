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
