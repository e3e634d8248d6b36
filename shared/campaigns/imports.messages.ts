import { campaignLimits } from './campaigns.rules.ts';
import { exportedCounters, exportedNames } from './export-columns.ts';
import type { ImportField, ImportQuestion } from './import-fields.ts';

/** What a list of figures is called that was sent without a name. */
export const figureListLabel = 'Liste de chiffres';

const numbers = (count: number) => count.toLocaleString('fr-FR');
const counted = (count: number, one: string, many: string) => `${numbers(count)}\u00a0${count > 1 ? many : one}`;

/** How the fields of a file of figures are called. */
export const importFieldNames: Record<ImportField, string> = {
  ...(Object.fromEntries(
    Object.entries({ ...exportedNames, ...exportedCounters }).map(([field, { fr }]) => [field, fr]),
  ) as Record<keyof typeof exportedNames | keyof typeof exportedCounters, string>),
  date: 'Jour (ou début de période)',
  dateEnd: 'Fin de période',
  status: 'Statut de la campagne',
  results: 'Résultats',
  resultType: 'Type de résultat',
  costMicros: 'Dépense en millionièmes',
};

/** Why one line of a file of figures is refused. */
export const figureLineProblems = {
  noDay: 'Jour absent',
  day: (value: string) => `Jour illisible ou impossible : « ${value} »`,
  future: 'Ce jour est à venir',
  daySynced: 'Ce jour vient du compte publicitaire connecté : ses chiffres ne se remplacent pas par un fichier',
  tooOld: 'Ce jour est avant l’an 2000',
  period: 'Cette ligne couvre plusieurs jours : refaites l’export avec une ligne par jour, ou répartissez-la',
  longPeriod: 'Cette ligne couvre plus de 366 jours : elle ne se répartit pas',
  noCampaign: 'Campagne absente',
  nameTooLong: (field: ImportField) => `${importFieldNames[field]} : texte trop long`,
  unreadable: (field: ImportField, value: string) => `${importFieldNames[field]} : « ${value} » est illisible`,
  negative: (field: ImportField) => `${importFieldNames[field]} : un chiffre négatif ne s’enregistre pas`,
  tooLarge: (field: ImportField) => `${importFieldNames[field]} : chiffre trop grand`,
  noFigure: 'Aucun chiffre sur cette ligne',
  currency: (value: string) => `Devise inconnue : « ${value} »`,
  otherCurrency: (said: string, own: string) => `Ligne en ${said}, alors que la campagne est en ${own}`,
  tooManyAds: `Cette campagne a déjà ${campaignLimits.ads} publicités, le maximum`,
  tooManySegments: 'Trop de publicités et de segments pour un même trimestre de cette campagne',
  tooManyCampaigns: () => `Votre espace a déjà ${numbers(campaignLimits.campaigns)} campagnes, le maximum`,
  severalCampaigns: (name: string) => `Plusieurs campagnes s’appellent « ${name} » : indiquez laquelle`,
  gone: 'Cette campagne a été supprimée entre-temps',
};

const questions: Record<Exclude<ImportQuestion, 'columns'>, string> = {
  dateOrder: 'Rien ne dit si les dates du fichier commencent par le jour ou par le mois : indiquez-le',
  decimal:
    'Le fichier écrit des montants avec une virgule et d’autres avec un point : indiquez lequel sépare les décimales',
  currency: 'Le fichier ne dit pas sa devise : indiquez-la',
  campaign: 'Le fichier ne nomme pas de campagne : choisissez celle qui reçoit ces chiffres',
};

/** Why a whole import of figures fails. */
export const figureImportProblems = {
  ask: (asked: Exclude<ImportQuestion, 'columns'>) => questions[asked],
  nothing: 'Le fichier ne contient aucune ligne de chiffres',
  onlyTotals:
    'Le fichier ne contient que des totaux : refaites l’export avec une ligne par jour (ventilation « Jour » ou « Par jour »)',
  noDay:
    'Aucune colonne ne donne le jour : refaites l’export avec une ligne par jour (ventilation « Jour » ou « Par jour »), ou indiquez quelle colonne est le jour',
  noCounter: 'Aucune colonne de chiffres reconnue : indiquez à quoi correspondent vos colonnes',
  unknownColumns: (names: string[]) =>
    `Le fichier n’a pas ${names.length > 1 ? 'les colonnes' : 'la colonne'} ${names.map((name) => `« ${name} »`).join(', ')}`,
  tooManyNames: 'Le fichier nomme plus de campagnes qu’un espace n’en contient : découpez-le',
};

/** What is to be known of an import, by its code. */
export const importWarnings = {
  results_not_conversions: (lines: number) =>
    `Sur ${counted(lines, 'ligne', 'lignes')}, les résultats ne sont ni achats, ni prospects, ni inscriptions, ni installations : ils ne comptent pas comme conversions`,
  lines_added: (times: number) =>
    `${numbers(times)} fois, plusieurs lignes sont du même jour, de la même publicité et du même segment : leurs chiffres sont additionnés`,
  spread: (lines: number) =>
    `${counted(lines, 'ligne', 'lignes')} sur plusieurs jours : leurs chiffres sont répartis également, ces jours ne servent ni aux anomalies, ni à l’usure, ni aux comparaisons`,
  ids_of_lines: (header: string) =>
    `La colonne « ${header} » donne un identifiant à chaque ligne, pas à chaque publicité : elle n’est pas lue`,
  not_measured: (names: string[]) => `Le fichier ne donne pas : ${names.join(', ')}. Ce sera « non mesuré », jamais 0`,
  reach_not_added: () =>
    'La couverture de lignes additionnées est inconnue : les mêmes personnes peuvent y être deux fois',
  over_limit: (count: number) =>
    `${counted(count, 'campagne active arrive', 'campagnes actives arrivent')} en pause : votre offre n’en permet pas davantage`,
  ambiguous_dollar: () => 'Les montants portent « $ » : ils sont lus en dollars américains',
};
export type ImportWarning = keyof typeof importWarnings;
