import { atFirstUse } from '../kernel/at-first-use.ts';
import { counted } from '../kernel/news-texts.ts';
import { type AdFeature, adFeatures } from './copy/ad-features.ts';
import type { LiftNeed, MeasuredLift } from './lift.ts';

const factor = atFirstUse(() => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }));

/** `×1,18` */
export const timesText = (value: number): string => `×${factor().format(value)}`;

/** Ads with a feature, as the subject of a sentence. */
const subjects: Record<AdFeature, (label: string, value: string) => string> = {
  hook: (label) => `Les annonces qui ouvrent par «\u00a0${label}\u00a0»`,
  callToAction: (label, value) =>
    value === 'none' ? 'Les annonces qui ne demandent rien' : `Les annonces qui appellent à «\u00a0${label}\u00a0»`,
  offer: (label, value) =>
    value === 'none' ? 'Les annonces sans offre' : `Les annonces avec l’offre «\u00a0${label}\u00a0»`,
  proof: (label, value) =>
    value === 'none' ? 'Les annonces sans preuve' : `Les annonces avec la preuve «\u00a0${label}\u00a0»`,
  register: (_, value) =>
    ({
      vous: 'Les annonces qui vouvoient',
      tu: 'Les annonces qui tutoient',
      mixed: 'Les annonces qui vouvoient et tutoient à la fois',
    })[value] ?? 'Les annonces qui ne s’adressent pas au lecteur',
  format: (label) => `Les annonces au format «\u00a0${label}\u00a0»`,
  length: (_, value) =>
    ({ short: 'Les textes de 20 mots au plus', medium: 'Les textes de 21 à 60 mots' })[value] ??
    'Les textes de plus de 60 mots',
  question: () => 'Les annonces qui posent une question',
  number: () => 'Les annonces qui donnent un chiffre',
  emoji: () => 'Les annonces avec un emoji',
};

/** What a market lift says, as a person would; durations only, never results. */
export function liftText(feature: AdFeature, value: string, lift: MeasuredLift): string {
  const { values } = adFeatures[feature];
  const label = Object.entries<string>(values).find(([key]) => key === value)?.[1] ?? value;
  const subject = subjects[feature](label, value);
  const { clusters, adsWith, adsWithout } = lift.sums;
  if (lift.missing !== null) return `${subject}\u00a0: pas assez d’annonces pour le dire. ${missingText(lift.missing)}`;
  const known = `${counted(clusters, 'annonceur', 'annonceurs')}, ${counted(adsWith, 'annonce', 'annonces')} contre ${adsWithout.toLocaleString('fr-FR')}`;
  const rates = `${percent().format(lift.rateWith)} tiennent 30\u00a0jours, contre ${percent().format(lift.rateWithout)} des autres`;
  const measured = `à annonceur égal, ${timesText(lift.lift)} [${factor().format(lift.low)}\u202f; ${factor().format(lift.high)}]`;
  if (lift.verdict === 'unclear') return `${subject}\u00a0: ${measured}, écart non démontré (${known}).`;
  const direction =
    lift.verdict === 'better' ? 'tiennent plus souvent 30\u00a0jours' : 'tiennent moins souvent 30\u00a0jours';
  return `${subject} ${direction}\u00a0: ${measured}\u202f; ${rates} (${known}).`;
}

const needs: Record<LiftNeed, (count: number) => string> = {
  clusters: (count) => `Il faudrait encore ${counted(count, 'annonceur', 'annonceurs')} qui en aient avec et sans.`,
  ads_with: (count) => `Il en faudrait encore ${count.toLocaleString('fr-FR')} avec.`,
  ads_without: (count) => `Il en faudrait encore ${count.toLocaleString('fr-FR')} sans.`,
  lasted: () => 'D’un côté, aucune n’a tenu 30\u00a0jours.',
};

const missingText = ({ need, count }: { need: LiftNeed; count: number }): string => needs[need](count);
