/** What the product calls a file that was sent without a name. */
export const importLabels = { csv: 'Texte CSV', file: 'Fichier' };

/** Why one line of an import is refused. */
export const lineProblems = {
  columns: (found: number, expected: number) =>
    `${found} colonne${found > 1 ? 's' : ''} au lieu de ${expected} : vérifiez les guillemets et les séparateurs`,
  openQuote: 'Guillemet jamais refermé',
  strayQuote: 'Guillemet mal placé',
  lineTooLong: 'Ligne trop longue',
  notALine: 'Ce n’est pas une ligne de chiffres\u00a0: un objet est attendu',
  notStored: 'Cette ligne n’a pas pu être enregistrée',
};

/** Why a whole import fails. */
export const importProblems = {
  fileGone: 'Le fichier n’est plus là : envoyez-le de nouveau',
  fileTooLarge: 'Le fichier dépasse 50 Mo',
  empty: 'Le fichier est vide',
  notText: 'Ce fichier n’est ni un CSV ni un JSON',
  workbook: 'Ce fichier est un classeur ou une archive : enregistrez-le au format CSV',
  headerBroken: (line: number, reason: string) => `Ligne ${line}, celle des noms de colonnes : ${reason.toLowerCase()}`,
  headerTooWide: (line: number) => `Ligne ${line} : trop de colonnes`,
  jsonBroken: (record: number) =>
    record === 0 ? 'JSON invalide dès le début du fichier' : `JSON invalide après l’élément nº ${record}`,
  partly: (count: number) =>
    count > 1 ? `Les ${count.toLocaleString('fr-FR')} lignes lues avant sont traitées` : 'Ce qui précède est traité',
  jsonTooDeep: 'JSON trop imbriqué',
  recordTooLarge: (record: number) => `L’élément nº ${record} est trop lourd pour être lu`,
  fewObjects: 'Trop de valeurs de suite ne sont pas des objets : un objet est attendu pour chaque élément',
  mostlyRefused: (count: number) =>
    `Plus de ${count.toLocaleString('fr-FR')} lignes refusées, et presque aucune acceptée : la lecture s’est arrêtée là. Le rapport dit pourquoi : corrigez le fichier, ou le choix de ses colonnes, puis envoyez-le de nouveau`,
  tooManyRecords: (count: number) =>
    `Le fichier compte plus de ${count.toLocaleString('fr-FR')} lignes : la lecture s’est arrêtée là. Envoyez la suite dans un autre fichier`,
  unexpected: 'Une erreur est survenue pendant la lecture du fichier',
};

export const reportTexts = {
  header: ['Ligne', 'Remarque ou motif du refus'],
  more: (count: number) => `${count.toLocaleString('fr-FR')} autres lignes ne sont pas détaillées`,
};
