import { atFirstUse } from '../kernel/at-first-use.ts';
import { counted } from '../kernel/news-texts.ts';
import type { AdFeature } from './copy/ad-features.ts';
import { subjectOf } from './copy/feature-subjects.ts';
import type { LiftNeed, MeasuredLift } from './lasting-lift.ts';

const factor = atFirstUse(() => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }));

/** `×1,18` */
const timesText = (value: number): string => `×${factor().format(value)}`;

/** What a market lift says, as a person would; durations only, never results. */
export function liftText(feature: AdFeature, value: string, lift: MeasuredLift): string {
  const subject = subjectOf('Les', feature, value);
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
