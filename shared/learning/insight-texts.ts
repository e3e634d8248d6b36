import { counted } from '../kernel/news-texts.ts';
import { signedPercent } from '../kernel/signed-percent.ts';
import { ownSubjectOf } from '../rules/copy/feature-subjects.ts';
import type { ResultLift, ResultNeed } from '../rules/lift.ts';
import type { InsightMetric } from './learning.rules.ts';

/** A metric as it is named within a sentence. */
export const metricNames: Record<InsightMetric, string> = {
  ctr: 'CTR',
  conversion_rate: 'taux de conversion',
  cpa: 'coût par conversion',
  hook_rate: 'taux d’accroche',
};

/** `Audience : parents` */
export const audienceLabel = (value: string): string => `Audience\u00a0: ${value}`;

/** A factor as what it changes: `+41 %` of ×1,41; the tenths of what is all but nothing. */
export const changeText = (factor: number): string => signedPercent(factor - 1, Math.abs(factor - 1) < 0.0095 ? 1 : 0);

/** `entre +27 et +57 %` */
export const boundsText = (low: number, high: number): string =>
  `entre ${changeText(low).replace(/\s%$/, '')} et ${changeText(high)}`;

/**
 * What one's own results say of a feature, as a person would: what is believed of it (drawn towards nought), and between what it lies nine
 * times in ten. What was measured stands in the figures beside.
 */
export function insightText(metric: InsightMetric, feature: string, value: string, lift: ResultLift): string {
  const subject = ownSubjectOf(feature, value);
  if (lift.missing !== null)
    return `${subject}\u00a0: pas assez pour le dire. ${needs[lift.missing.need](lift.missing.count)}`;
  const { shrunkLift, shrunkLow, shrunkHigh } = lift;
  const figure = `${metricNames[metric]} ${changeText(shrunkLift)} (${boundsText(shrunkLow, shrunkHigh)})`;
  return `${subject}\u00a0: ${figure}${lift.verdict === 'unclear' ? ', pas d’écart démontré' : ''}.`;
}

const needs: Record<ResultNeed, (count: number) => string> = {
  platforms: (count) => `Aucune plateforme n’a ${count}\u00a0annonces avec et ${count}\u00a0sans.`,
  ads_with: (count) => `Il faudrait encore ${counted(count, 'annonce', 'annonces')} avec.`,
  ads_without: (count) => `Il faudrait encore ${counted(count, 'annonce', 'annonces')} sans.`,
  counts_with: (count) => `Il faudrait encore ${count.toLocaleString('fr-FR')} clics, conversions ou vues avec.`,
  counts_without: (count) => `Il faudrait encore ${count.toLocaleString('fr-FR')} clics, conversions ou vues sans.`,
};
