import { atFirstUse } from '../kernel/at-first-use.ts';
import type { RatioName } from './ratios.ts';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', ...twoDigits }));
const times = atFirstUse(() => new Intl.NumberFormat('fr-FR', twoDigits));
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** A format costs more than a thousand uses of it; there are no more of them than currencies. */
function money(currency: string): Intl.NumberFormat {
  const format = moneyFormats.get(currency) ?? new Intl.NumberFormat('fr-FR', { style: 'currency', currency });
  moneyFormats.set(currency, format);
  return format;
}

const shares: readonly RatioName[] = ['ctr', 'linkCtr', 'conversionRate', 'hookRate', 'holdRate', 'completionRate'];
/** Of a ratio that is a share of a whole, read in per cent. */
export const isShare = (ratio: RatioName): boolean => shares.includes(ratio);
const factors: readonly RatioName[] = ['roas', 'breakEvenRoas', 'frequency'];

/** A ratio as French people read it: `1,23 %`, `18,20 €`, `2,18`. */
export function formatRatio(ratio: RatioName, value: number, currency: string): string {
  if (isShare(ratio)) return percent().format(value);
  return (factors.includes(ratio) ? times() : money(currency)).format(value);
}
