import { boundsText, changeText } from '../../../../shared/learning/insight-texts.ts';
import type { InsightMetric } from '../../../../shared/learning/learning.rules.ts';
import { formatCompact } from '../../lib/format.ts';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const plain = new Intl.NumberFormat('fr-FR', twoDigits);
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', ...twoDigits });

/** `1,22` */
export const twoDecimals = (value: number): string => plain.format(value);

/** `+22 % (entre +5 et +41 %)`, of factors. */
export const rangeText = (factor: number, low: number, high: number): string =>
  `${changeText(factor)} (${boundsText(low, high)})`;

/** `1,71 %`, of a part of one. */
export const shareText = (value: number): string => share.format(value);

/** An amount with its cents. */
export function moneyText(amount: number, currency: string | null): string {
  if (!currency) return plain.format(amount);
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount);
}

/** `487 k€`, of an amount that one reads at a glance: three digits. */
export function roundMoneyText(amount: number, currency: string | null): string {
  const short = { notation: 'compact', maximumSignificantDigits: 3 } as const;
  if (!currency) return new Intl.NumberFormat('fr-FR', short).format(amount);
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency, ...short })
    .format(amount)
    .replace(/([kM])\s(?=€)/, '$1');
}

/** What a metric comes to, with its unit. */
export const metricText = (metric: InsightMetric, value: number, currency: string | null): string =>
  metric === 'cpa' ? moneyText(value, currency) : shareText(value);

/** `45 M d’impressions`, `710 k clics`: one reads millions aloud, of something. */
export function compactCount(count: number, one: string): string {
  const short = formatCompact(count);
  const of = /Md?$/.test(short) ? (/^[aeiou]/.test(one) ? 'd’' : 'de\u00a0') : '';
  return `${short}\u00a0${of}${one}${count < 2 ? '' : 's'}`;
}
