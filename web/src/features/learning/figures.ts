import type { InsightMetric } from '../../../../shared/learning/learning.rules.ts';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const plain = new Intl.NumberFormat('fr-FR', twoDigits);
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', ...twoDigits });

/** `1,22` */
export const twoDecimals = (value: number): string => plain.format(value);

/** `×1,22 [1,05 ; 1,41]` */
export const timesText = (lift: number, low: number, high: number): string =>
  `×${plain.format(lift)} [${plain.format(low)}\u202f; ${plain.format(high)}]`;

/** `1,71 %`, of a part of one. */
export const shareText = (value: number): string => share.format(value);

/** An amount with its cents. */
export function moneyText(amount: number, currency: string | null): string {
  if (!currency) return plain.format(amount);
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount);
}

/** What a metric comes to, with its unit. */
export const metricText = (metric: InsightMetric, value: number, currency: string | null): string =>
  metric === 'cpa' ? moneyText(value, currency) : shareText(value);
