import type { LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { moneyText } from '../figures.ts';

/** `Du 1er mai 2026 au 31 mai 2026.` */
export function periodOfRun({ from, to }: Pick<LearningImport, 'from' | 'to'>): string {
  if (!from || !to) return 'Sans jour\u00a0: ces chiffres comptent quand aucune période n’est choisie.';
  return from === to ? `Le ${formatDay(from)}.` : `Du ${formatDay(from)} au ${formatDay(to)}.`;
}

/** What the file adds up to: `214 273 impressions, 1 353 clics, 2 486,31 € dépensés`. */
export function sumsOfRun({ sums, currency }: Pick<LearningImport, 'sums' | 'currency'>): string {
  const { impressions, clicks, conversions, spend, revenue } = sums;
  return [
    impressions !== undefined && formatCount(impressions, 'impression'),
    clicks !== undefined && formatCount(clicks, 'clic'),
    conversions !== undefined && formatCount(conversions, 'conversion'),
    spend !== undefined && `${moneyText(spend, currency)} dépensés`,
    revenue !== undefined && `${moneyText(revenue, currency)} de chiffre d’affaires`,
  ]
    .filter(Boolean)
    .join(', ');
}
