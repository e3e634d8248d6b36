import { atFirstUse } from '../kernel/at-first-use.ts';
import { counted } from '../kernel/news-texts.ts';
import { type AdFeature, adFeatures } from '../rules/copy/ad-features.ts';
import { subjectOf } from '../rules/copy/feature-subjects.ts';
import { timesText } from '../rules/lasting-lift-texts.ts';
import type { ResultLift, ResultNeed } from '../rules/lift.ts';
import type { InsightMetric } from './learning.rules.ts';

const factor = atFirstUse(() => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

const metricNames: Record<InsightMetric, string> = {
  ctr: 'un CTR',
  conversion_rate: 'un taux de conversion',
  cpa: 'un coût par conversion',
  hook_rate: 'un taux d’accroche',
};

const isAdFeature = (feature: string): feature is AdFeature => Object.hasOwn(adFeatures, feature);

/** `Accroche : question`, or of an audience its own words. */
export const audienceLabel = (value: string): string => `Audience\u00a0: ${value}`;

/** Ads that have it, as the subject of a sentence. */
const subjectFor = (feature: string, value: string): string =>
  isAdFeature(feature) ? subjectOf('Vos', feature, value) : `Vos annonces pour l’audience «\u00a0${value}\u00a0»`;

/** What one's own results say of a feature, as a person would: the measured figure, its bounds, and of how many ads. */
export function insightText(metric: InsightMetric, feature: string, value: string, lift: ResultLift): string {
  const subject = subjectFor(feature, value);
  if (lift.missing !== null)
    return `${subject}\u00a0: pas assez pour le dire. ${needs[lift.missing.need](lift.missing.count)}`;
  const { adsWith, adsWithout, clusters } = lift;
  const figure = `${timesText(lift.lift)} [${factor().format(lift.low)}\u202f; ${factor().format(lift.high)}]`;
  const platforms = clusters > 1 ? `, sur ${clusters}\u00a0plateformes` : '';
  const known = `${counted(adsWith, 'annonce', 'annonces')} contre ${adsWithout.toLocaleString('fr-FR')}${platforms}`;
  if (lift.verdict === 'unclear') return `${subject}\u00a0: ${figure}, pas d’écart démontré (${known}).`;
  return `${subject} ont ${metricNames[metric]} ${figure}, ${known}.`;
}

const needs: Record<ResultNeed, (count: number) => string> = {
  platforms: (count) => `Aucune plateforme n’a ${count}\u00a0annonces avec et ${count}\u00a0sans.`,
  ads_with: (count) => `Il faudrait encore ${counted(count, 'annonce', 'annonces')} avec.`,
  ads_without: (count) => `Il faudrait encore ${counted(count, 'annonce', 'annonces')} sans.`,
  counts_with: (count) => `Il faudrait encore ${count.toLocaleString('fr-FR')} clics, conversions ou vues avec.`,
  counts_without: (count) => `Il faudrait encore ${count.toLocaleString('fr-FR')} clics, conversions ou vues sans.`,
};
