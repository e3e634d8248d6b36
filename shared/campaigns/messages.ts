import { campaignLimits } from './campaigns.rules.ts';

export const campaignProblems = {
  endsBeforeStart: 'La fin précède le début',
  activeYetOver: 'Cette date est passée\u00a0: une campagne active n’est pas finie',
  clientTwice: 'Indiquez le client par son nom ou par son identifiant',
  status: 'Statut inconnu',
  lastTag: `Une campagne porte ${campaignLimits.tags} étiquettes au plus`,
} as const;

export const campaignMoneyProblems = {
  several: (currencies: readonly string[]) =>
    `Plusieurs devises : ${currencies.join(', ')}. Choisissez-en une, ou convertissez en euros`,
} as const;

export const alertRuleProblems = {
  noChange: 'Indiquez une variation au-dessus de 0\u00a0%',
  fallsFurther: 'Rien ne baisse de plus de 100\u00a0%',
  belowNought: 'Rien ne passe sous zéro',
  aboveWhole: 'Un taux se tient entre 0 et 100\u00a0%',
  repeated: 'Cette règle est déjà dans la liste',
} as const;

export const performanceProblems = {
  notBegun: (timezone: string) => `Ce jour n’est pas commencé (${timezone})`,
  currency: (currency: string) => `Cette campagne est en ${currency}`,
  noFigure: 'Donnez au moins un chiffre',
  repeated: (line: number) => `Même jour, même publicité et même segment que la ligne ${line}`,
  future: 'Ce jour est à venir',
} as const;

export const comparisonProblems = {
  oneOf: 'Indiquez des campagnes (`campaignIds`) ou des sujets (`subjects`), l’un des deux',
  subjectTwice: 'Déjà dans la comparaison',
  sameDays: 'Ces jours sont déjà dans la comparaison\u00a0: deux périodes d’une campagne ne se recoupent pas',
  metricTwice: 'Mesure déjà demandée',
} as const;

export const namingProblems = {
  colon: 'Un champ ne contient pas de deux-points',
  separator: 'Indiquez ce qui sépare les parties d’un nom',
  fieldTwice: 'Chaque champ a un nom à lui',
  levelTwice: 'Une règle au plus pour les campagnes, et une pour les publicités',
  dim: 'Un champ et une valeur, séparés par un deux-points',
} as const;

export const rateProblems = {
  base: 'L’euro est la base des taux',
  twice: 'Un taux au plus par devise et par jour',
  missing: (currency: string, day: string) => `Il manque un taux pour ${currency} au ${day} ou avant`,
} as const;

export const exportProblems = {
  tooManyLines: (most: number) =>
    `Plus de ${most.toLocaleString('fr-FR')} lignes\u00a0: choisissez une période plus courte ou filtrez les campagnes`,
} as const;

export const adImageProblems = {
  notAnImage: 'Choisissez une image PNG, JPEG ou WebP de 2\u00a0Mo au plus',
  side: 'Choisissez une image de 8\u202f000 pixels de côté au plus',
  adTwice: 'Déjà dans la liste',
} as const;

export const connectionTexts = {
  unknownAccount: 'Le jeton de votre espace n’ouvre pas ce compte publicitaire',
  future: 'Ce jour est à venir',
  tooEarly: 'Meta ne garde ses chiffres que 37 mois',
  endsBeforeStart: 'La fin précède le début',
  adLimit: (name: string) => `«\u00a0${name}\u00a0»\u00a0: publicités au-delà de la 500e`,
  disconnected: 'Ce compte publicitaire n’est plus connecté',
} as const;
