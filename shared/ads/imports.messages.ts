/** What a list of ads is called that was sent without a name. */
export const adListLabel = 'Liste d’annonces';

const quoted = (value: string) => ` « ${value} »`;

/** How the fields of an ad are called in the reasons below. */
export const adFieldNames = {
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

/** Why one line of an import of ads is refused, or kept without a value. */
export const adLineProblems = {
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
};

/** Why a whole import of ads fails. */
export const adImportProblems = {
  noAds: 'Le fichier ne contient aucune annonce',
  columnsMissing: (names: string[]) =>
    `Aucune colonne pour : ${names.join(', ')}. Indiquez à quoi correspondent vos colonnes`,
  endUndecided: (names: string[]) => {
    const said =
      names.length > 1
        ? `les colonnes${names.map(quoted).join(',')}, qui semblent`
        : `la colonne${names.map(quoted).join('')}, qui semble`;
    return `Dites ce que contien${names.length > 1 ? 'nent' : 't'} ${said} dire jusqu’à quand les annonces ont été diffusées. Choisissez « Fin de diffusion » ou « Ne pas importer »`;
  },
};
