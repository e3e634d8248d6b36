import type { ImportField, ImportQuestion } from './import-fields.ts';
import { learningLimits, resultCounterLabels } from './learning.rules.ts';

/** What a list of results is called that was sent without a name. */
export const resultListLabel = 'Liste de résultats';

const numbers = (count: number) => count.toLocaleString('fr-FR');
const counted = (count: number, one: string, many: string) => `${numbers(count)}\u00a0${count > 1 ? many : one}`;
const quoted = (names: readonly string[]) => names.map((name) => `«\u00a0${name}\u00a0»`).join(', ');

/** How the fields of a file of results are called. */
export const importFieldNames: Record<ImportField, string> = {
  adName: 'Nom de la publicité',
  adId: 'Identifiant de la publicité',
  campaignName: 'Campagne',
  text: 'Texte principal',
  headline: 'Titre',
  description: 'Description',
  platform: 'Plateforme',
  format: 'Format',
  callToAction: 'Appel à l’action',
  audience: 'Audience',
  date: 'Jour (ou début de période)',
  currency: 'Devise',
  key: 'Clé Réclame (ou adresse qui la porte)',
  linkClicks: 'Clics (lien)',
  results: 'Résultats',
  resultType: 'Type de résultat',
  costMicros: 'Dépense en millionièmes',
  ...resultCounterLabels,
};

/** Why one line of a file of results is refused. */
export const resultLineProblems = {
  noAd: 'Annonce absente\u00a0: ni nom, ni identifiant, ni texte',
  day: (value: string) => `Jour illisible ou impossible\u00a0: «\u00a0${value}\u00a0»`,
  future: 'Ce jour est à venir',
  tooOld: 'Ce jour est avant l’an 2000',
  unreadable: (field: ImportField, value: string) =>
    `${importFieldNames[field]}\u00a0: «\u00a0${value}\u00a0» est illisible`,
  negative: (field: ImportField) => `${importFieldNames[field]}\u00a0: un chiffre négatif ne s’enregistre pas`,
  fraction: (field: ImportField, value: string) =>
    `${importFieldNames[field]}\u00a0: «\u00a0${value}\u00a0» n’est pas un nombre entier`,
  tooLarge: (field: ImportField) => `${importFieldNames[field]}\u00a0: chiffre trop grand`,
  moreClicks: 'Plus de clics que d’impressions',
  tooLong: (field: ImportField) => `${importFieldNames[field]}\u00a0: texte trop long`,
  currency: (value: string) => `Devise inconnue\u00a0: «\u00a0${value}\u00a0»`,
  otherCurrency: (said: string, own: string) =>
    `Ligne en ${said}, alors que cet import est en ${own}\u00a0: faites un import par devise`,
  planFull: (most: number) => `Votre offre permet ${counted(most, 'annonce importée', 'annonces importées')}`,
};

const questions: Record<Exclude<ImportQuestion, 'columns'>, string> = {
  dateOrder: 'Rien ne dit si les dates du fichier commencent par le jour ou par le mois\u00a0: indiquez-le',
  decimal:
    'Le fichier écrit des montants avec une virgule et d’autres avec un point\u00a0: indiquez lequel sépare les décimales',
};

/** Why a whole import of results fails. */
export const resultImportProblems = {
  ask: (asked: Exclude<ImportQuestion, 'columns'>) => questions[asked],
  nothing: 'Le fichier ne contient aucune ligne de résultats',
  onlyTotals: 'Le fichier ne contient que des totaux\u00a0: refaites l’export avec une ligne par publicité',
  noAd: 'Aucune colonne ne nomme les annonces\u00a0: refaites l’export au niveau des publicités (avec leur nom, leur identifiant ou leur texte), ou indiquez quelle colonne les nomme',
  onlyRatios: (names: readonly string[]) =>
    `${quoted(names)} ${names.length > 1 ? 'seuls ne suffisent' : 'seul ne suffit'} pas\u00a0: un taux ne dit pas sur combien il est mesuré. Refaites l’export avec les colonnes Impressions et Clics (et, si vous les suivez, Dépense et Conversions)`,
  noImpressions:
    'Aucune colonne ne donne les impressions\u00a0: refaites l’export avec la colonne Impressions, ou indiquez quelle colonne les donne',
  noCounter:
    'Aucune colonne de chiffres ni de textes reconnue\u00a0: refaites l’export avec les colonnes Impressions et Clics, ou indiquez à quoi correspondent vos colonnes',
  noTarget:
    'Un fichier de textes sans chiffres doit nommer les annonces\u00a0: ajoutez leur nom ou leur identifiant, ou exportez aussi les impressions et les clics',
  unknownColumns: (names: readonly string[]) =>
    `Le fichier n’a pas ${names.length > 1 ? 'les colonnes' : 'la colonne'} ${quoted(names)}`,
  tooManyImports: `Votre espace a déjà ${learningLimits.imports} imports de résultats\u00a0: retirez-en un, ou exportez une plus longue période en un seul fichier`,
  tooManyRows: () =>
    `Votre espace aurait plus de ${numbers(learningLimits.rows)} lignes de résultats\u00a0: retirez un import, ou exportez des totaux plutôt que des jours`,
};

/** What is to be known of an import, by its code. */
export const resultImportWarnings = {
  no_texts: () =>
    'Ce fichier ne donne pas le texte des annonces\u00a0: seuls les formats et les plateformes seront comparés, jusqu’à ce que vous importiez leurs textes',
  lines_added: (lines: number) =>
    `${counted(lines, 'ligne s’ajoute', 'lignes s’ajoutent')} à une autre de la même annonce et du même jour`,
  no_days: () => 'Ce fichier n’a pas de jour\u00a0: ses chiffres ne se choisiront pas par période',
  blank_counts: (lines: number) =>
    `${counted(lines, 'ligne a', 'lignes ont')} des impressions ou des clics vides\u00a0: ils comptent pour 0`,
  results_not_conversions: (lines: number) =>
    `Sur ${counted(lines, 'ligne', 'lignes')}, les résultats ne sont ni achats, ni prospects, ni inscriptions, ni installations\u00a0: ils ne comptent pas comme conversions`,
  not_measured: (names: readonly string[]) =>
    `Le fichier ne donne pas\u00a0: ${names.join(', ')}. Ce sera «\u00a0non mesuré\u00a0», jamais 0`,
  ambiguous_dollar: () => 'Les montants portent «\u00a0$\u00a0»\u00a0: ils sont lus en dollars américains',
  ids_of_lines: (header: string) =>
    `La colonne «\u00a0${header}\u00a0» donne un identifiant à chaque ligne\u00a0: chacune compte pour une annonce`,
  texts_wait: (ads: number) =>
    `${counted(ads, 'annonce n’a', 'annonces n’ont')} pas de chiffres dans vos imports\u00a0: leurs textes les attendent`,
  unknown_platform: () =>
    'Rien ne dit de quelle plateforme vient ce fichier\u00a0: ses annonces sont rangées sous «\u00a0Autre\u00a0»',
};
export type ResultImportWarning = keyof typeof resultImportWarnings;
