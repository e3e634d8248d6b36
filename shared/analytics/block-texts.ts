import { pacingWords } from '../campaigns/pacing-words.ts';
import { dayText } from '../kernel/day-texts.ts';
import { counted } from '../kernel/news-texts.ts';
import { addDays } from '../kernel/paris-day.ts';
import type { Pacing } from '../rules/pacing.ts';
import type { Granularity } from '../rules/periods.ts';

const percent = (share: number, digits: number) =>
  share.toLocaleString('fr-FR', { style: 'percent', maximumFractionDigits: digits });

/** What the blocks of a report say around their figures, on the page as on paper. */
export const blockTexts = {
  noEvent: 'Rien n’a été noté sur cette période.',
  noPart: 'Rien à répartir sur cette période.',
  noBudget: 'Aucune campagne active n’a de budget.',
  leftOut: 'Tant qu’il est vide, ce bloc n’est montré que dans l’éditeur.',
  notMeasured: (label: string) => `${label}\u00a0: non mesuré sur la période.`,
  before: (value: string) => `avant\u00a0: ${value}`,
  range: (label: string, least: string, most: string) => `${label}, de ${least} à ${most}`,
  keys: { now: 'Cette période', past: 'Période comparée', moving: 'Peut encore bouger' },
  showFigures: 'Voir les chiffres',
  figuresAtEnd: 'Les chiffres de cette courbe sont à la fin du rapport.',
  figuresOf: (title: string) => `${title}\u00a0: les chiffres`,
  partColumn: 'Nom',
  whole: 'Ensemble',
  partOfSpend: (share: number) => `${percent(share, 1)} de la dépense`,
  otherParts: (count: number) =>
    `${counted(count, 'autre ligne est comptée', 'autres lignes sont comptées')} dans l’ensemble.`,
  overlapping: 'Une campagne peut être dans plusieurs lignes\u00a0: ensemble, elles dépassent le total.',
  pacedOn: (asOf: string) => `À la fin du ${dayText(addDays(asOf, -1))}. Le trait marque la part du temps écoulée.`,
  pacingColumns: ['Campagne', 'Dépensé', 'Budget', 'Prévu à la fin'],
  otherCampaigns: (count: number) => `Et ${counted(count, 'autre campagne', 'autres campagnes')}.`,
} as const;

/** The columns of a curve's table: each measure, and beside it what it was. */
export const curveColumns = (granularity: Granularity, labels: readonly string[], isCompared: boolean): string[] => [
  { day: 'Jour', week: 'Semaine', month: 'Mois' }[granularity],
  ...labels.flatMap((label) => (isCompared ? [label, `${label}, avant`] : [label])),
];

/** `en retard : 31 % du budget pour 55 % du temps` */
export function paceText({ state, spentShare, elapsedShare }: Pacing): string {
  if (spentShare === null || elapsedShare === null) return pacingWords[state];
  return `${pacingWords[state]}\u00a0: ${percent(spentShare, 0)} du budget pour ${percent(elapsedShare, 0)} du temps`;
}
