import type { PublishedFigure } from '../../../../../shared/campaigns/comparison.contract.ts';
import { currencyName } from '../../../lib/currency-name.ts';
import { formatCount } from '../../../lib/format.ts';

/** A figure in another currency stands on another scale: it is read in its table, never set beside one's own. */
export const sameScale = (items: readonly PublishedFigure[], currency: string): PublishedFigure[] =>
  items.filter((item) => item.currency === null || item.currency === currency);

/** `Vos 21 campagnes (1,75 %) sont au-dessus de 2 des 6 chiffres publiés.` */
export function standingText(
  own: { n: number; median: number; shown: string },
  items: readonly PublishedFigure[],
  currency: string,
): string | null {
  if (items.length === 0) return null;
  const beside = sameScale(items, currency);
  const isMoney = items.some((item) => item.currency !== null);
  const published = isMoney ? ` en ${currencyName(currency)}` : '';
  if (beside.length === 0) return `Aucun chiffre publié${published}\u00a0: rien à comparer directement.`;
  const above = beside.filter(({ value, max }) => own.median > (value ?? max ?? Number.POSITIVE_INFINITY)).length;
  const inside = beside.filter(
    ({ min, max }) => min !== null && max !== null && own.median >= min && own.median <= max,
  ).length;
  const who = `Vos ${formatCount(own.n, 'campagne')} (${own.shown})`;
  if (beside.length === 1) {
    const where = inside ? 'dans la fourchette du' : above ? 'au-dessus du' : 'en dessous du';
    return `${who} sont ${where} seul chiffre publié${published}.`;
  }
  if (above === 0) {
    const all = beside.length === 2 ? 'deux' : beside.length;
    return `${who} ne dépassent aucun des ${all} chiffres publiés${published}.`;
  }
  const count = above === beside.length ? `des ${above}` : `de ${above} des`;
  return `${who} sont au-dessus ${count}${above === beside.length ? '' : ` ${beside.length}`} chiffres publiés${published}.`;
}
