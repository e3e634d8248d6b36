/** What the product calls an import that was sent without a name. */
export const importLabels = { list: 'Liste d’annonces', csv: 'Texte CSV', file: 'Fichier' };

const quoted = (value: string) => ` « ${value} »`;

/** Why one line of an import is refused. */
export const lineProblems = {
  notAnAd: 'Ce n’est pas une annonce : un objet est attendu',
  sourceIdMissing: 'Identifiant manquant',
  advertiserMissing: 'Annonceur manquant',
  textMissing: 'Texte manquant',
  startMissing: 'Début de diffusion manquant',
  startUnreadable: (value: string) => `Début de diffusion :${quoted(value)} est illisible`,
  endUnreadable: (value: string) => `Fin de diffusion :${quoted(value)} est illisible`,
  endBeforeStart: (value: string) => `La fin de diffusion précède le début :${quoted(value)}`,
  idUnreadable: 'Identifiant illisible : écrivez-le entre guillemets',
  boundsReversed: (field: string) => `${field} : le minimum dépasse le maximum`,
  unreadable: (field: string, value: string) => `${field} :${quoted(value)} est illisible`,
  keptWithout: (problems: string) => `${problems} ; l’annonce est importée sans cette information`,
  tooLong: (field: string, max: number) => `${field} : ${max.toLocaleString('fr-FR')} caractères au maximum`,
  tooHeavy: 'Annonce trop lourde',
  imageTooHeavy: 'Image intégrée trop lourde : 100 Ko au maximum',
  columns: (found: number, expected: number) =>
    `${found} colonne${found > 1 ? 's' : ''} au lieu de ${expected} : vérifiez les guillemets et les séparateurs`,
  openQuote: 'Guillemet jamais refermé',
  strayQuote: 'Guillemet mal placé',
  lineTooLong: 'Ligne trop longue',
  notStored: 'Cette ligne n’a pas pu être enregistrée',
};

/** How the fields of an ad are called in the reasons above. */
export const fieldNames = {
  sourceId: 'Identifiant',
  advertiserName: 'Annonceur',
  headline: 'Titre',
  body: 'Texte',
  description: 'Description',
  payer: 'Payeur',
  reach: 'Portée',
  spend: 'Dépense',
  impressions: 'Impressions',
  advertiserUrl: 'Adresse de l’annonceur',
  landingUrl: 'Page de destination',
  snapshotUrl: 'Lien de l’annonce',
  startedAt: 'Début de diffusion',
};

/** Why a whole import fails. */
export const importProblems = {
  fileGone: 'Le fichier n’est plus là : envoyez-le de nouveau',
  fileTooLarge: 'Le fichier dépasse 50 Mo',
  empty: 'Le fichier est vide',
  noAds: 'Le fichier ne contient aucune annonce',
  notText: 'Ce fichier n’est ni un CSV ni un JSON',
  workbook: 'Ce fichier est un classeur ou une archive : enregistrez-le au format CSV',
  headerBroken: (line: number, reason: string) => `Ligne ${line}, celle des noms de colonnes : ${reason.toLowerCase()}`,
  headerTooWide: (line: number) => `Ligne ${line} : trop de colonnes`,
  columnsMissing: (names: string[]) =>
    `Aucune colonne pour : ${names.join(', ')}. Indiquez à quoi correspondent vos colonnes`,
  endUndecided: (names: string[]) => {
    const said =
      names.length > 1
        ? `les colonnes${names.map(quoted).join(',')}, qui semblent`
        : `la colonne${names.map(quoted).join('')}, qui semble`;
    return `Dites ce que contien${names.length > 1 ? 'nent' : 't'} ${said} dire jusqu’à quand les annonces ont été diffusées. Choisissez « Fin de diffusion » ou « Ne pas importer »`;
  },
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
