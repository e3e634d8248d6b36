import { type Industry, industries } from '../ads/ads.rules.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import { counted } from '../kernel/news-texts.ts';

const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }));
const ads = (count: number): string => counted(count, 'annonce', 'annonces');

export const sectorLabel = (industry: Industry | null): string =>
  industry ? industries[industry] : 'Toute la bibliothèque';

export const newestOnly = (count: number): string =>
  `Seules les ${count.toLocaleString('fr-FR')} annonces les plus récentes sont lues`;

/** Why an ad is among those that have run longest. */
export function winnerText(
  { daysRunning, active, variants }: { daysRunning: number; active: boolean; variants: number },
  hook: string | null,
): string {
  const parts = [
    `${counted(daysRunning, 'jour', 'jours')}, ${active ? 'toujours en ligne' : 'arrêtée depuis'}`,
    ...(variants > 1 ? [`${variants}\u00a0versions presque identiques`] : []),
    ...(hook ? [`ouvre par «\u00a0${hook}\u00a0»`] : []),
  ];
  return `${parts.join('\u202f; ')}.`;
}

/** What has changed from one period to the next, a sentence each. */
export const changeTexts = {
  pace: (now: number, then: number) =>
    `${counted(now, 'annonce lancée', 'annonces lancées')} sur la période, contre ${then.toLocaleString('fr-FR')} sur la précédente.`,
  format: (label: string) => `Format\u00a0: ${label}`,
  platform: (label: string) => `Plateforme\u00a0: ${label}`,
  button: (label: string) => `Bouton\u00a0: ${label}`,
  shift: (label: string, then: number, now: number) =>
    `${label}, de ${percent().format(then)} à ${percent().format(now)} des annonces lancées.`,
  newPlatform: (label: string, count: number) => `Première fois sur ${label}\u00a0: ${ads(count)}.`,
  newDomain: (domain: string, count: number) => `Nouvelle page d’arrivée, ${domain}\u00a0: ${ads(count)}.`,
};
