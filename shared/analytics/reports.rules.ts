import type { Granularity, Period } from '../rules/periods.ts';
import { daysBetween } from '../rules/totals.ts';
import { campaignParts, dayParts } from './parts.ts';

/** What a workspace and a report can hold. Its texts together stay far from the 400 KB of an item: 20 blocks × 2,000 × 4 bytes. */
export const reportLimits = {
  reports: 100,
  blocks: 20,
  title: 120,
  text: 2_000,
  footer: 300,
  measures: 8,
  curves: 2,
  points: 100,
  lines: 50,
  fewestCompared: 2,
  compared: 6,
  comparedBy: 3,
  ads: 12,
  groups: 20,
  recipients: 20,
  reviewHours: 96,
};

/** How long a deleted report can be brought back. */
export const restoreSeconds = 30;

/** By what the figures of a report are taken apart. */
export const reportParts = { ...campaignParts, ...dayParts };

export const reportFrequencies = { weekly: 'Chaque semaine', monthly: 'Chaque mois' } as const;

export const reportProblems = {
  fixedPeriod:
    'Un envoi régulier demande une période qui avance\u00a0: choisissez « la semaine dernière », par exemple',
  oneMoney: 'Une devise ou la conversion en euros, pas les deux',
  blockTwice: 'Ce bloc y est deux fois',
  compared: 'Choisissez au moins deux campagnes',
  campaignTwice: 'Cette campagne y est deux fois',
  measureTwice: 'Ce chiffre y est deux fois',
  recipientTwice: 'Cette adresse y est deux fois',
  logo: 'Choisissez une image PNG ou JPEG de 200 Ko au plus',
  me: 'Indiquez la personne\u00a0: un rapport est le même pour tous',
  color: 'Indiquez une couleur comme #1f6feb',
  when: 'Indiquez le jour de la semaine d’un envoi hebdomadaire, ou le jour du mois d’un envoi mensuel',
};

/** By what a curve goes: what was asked, or the finest that a page can bear. */
export function granularityOf(asked: Granularity, { from, to }: Period): Granularity {
  const days = daysBetween(from, to);
  if (asked === 'month' || days > reportLimits.points * 7) return 'month';
  return days > reportLimits.points ? 'week' : asked;
}
