import { campaignLimits } from './campaigns.rules.ts';

export const campaignProblems = {
  endsBeforeStart: 'La fin précède le début',
  activeYetOver: 'Cette date est passée\u00a0: une campagne active n’est pas finie',
  clientTwice: 'Indiquez le client par son nom ou par son identifiant',
  status: 'Statut inconnu',
  lastTag: `Une campagne porte ${campaignLimits.tags} étiquettes au plus`,
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
  metricTwice: 'Mesure déjà demandée',
} as const;
