import * as z from 'zod';
import type { CampaignSort } from '../../../shared/campaigns/list.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { betterWay, ratioOf } from '../../../shared/rules/ratios.ts';
import { counterSum, type Sums } from '../../../shared/rules/sums.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** Where a campaign stands in a list: its currency where money orders it, its key, its id, which is another for each. */
export const Place = z.object({
  currency: z.string().nullable(),
  key: z.union([z.string(), z.number()]).nullable(),
  id: z.string(),
});
export type Place = z.infer<typeof Place>;

type FigureSort = Exclude<CampaignSort, 'newest' | 'name' | 'alerts'>;

const isOfFigures = (sort: CampaignSort): sort is FigureSort =>
  sort !== 'newest' && sort !== 'name' && sort !== 'alerts';

/** Sums of money cannot be compared between currencies. */
const isMoney = (sort: CampaignSort): boolean => sort === 'spend' || sort === 'cpa';

/** Of hundreds of campaigns: none but the figure that orders them is worked out. */
const figureOf = (sort: FigureSort, sums: Sums): number | null =>
  sort === 'spend' || sort === 'conversions' ? counterSum(sums, sort) : ratioOf(sort, sums).value;

const goesUp = (sort: CampaignSort): boolean =>
  sort === 'name' || (sort in betterWay && betterWay[sort as 'cpa'] === 'down');

/** `sums`, none without figures, are asked for where they order; `together` where those of all campaigns are of one currency. */
export function placeOf(
  sort: CampaignSort,
  { campaignId: id, name, currency, openAlerts = 0 }: CampaignItem,
  sums: () => Sums | undefined,
  together: boolean,
): Place {
  const own = isMoney(sort) && !together ? currency : null;
  const of = isOfFigures(sort) ? sums() : undefined;
  if (isOfFigures(sort)) return { currency: own, key: of ? figureOf(sort, of) : null, id };
  if (sort === 'alerts') return { currency: null, key: openAlerts, id };
  return { currency: null, key: sort === 'name' ? foldedWords(name).join(' ') : id, id };
}

/**
 * Below 0 where `a` comes first: what was not measured last, money currency by currency in the order given, then the best,
 * by names from A to Z; of equals the newest.
 */
export function comparePlaces(sort: CampaignSort, currencies: readonly string[]): (a: Place, b: Place) => number {
  const rank = ({ currency }: Place) =>
    currency === null ? -1 : currencies.indexOf(currency) + 1 || Number.MAX_SAFE_INTEGER;
  const sign = goesUp(sort) ? 1 : -1;
  const byKey = (a: Place, b: Place) => (a.key === b.key ? 0 : (a.key ?? 0) < (b.key ?? 0) ? -sign : sign);
  return (a, b) =>
    Number(a.key === null) - Number(b.key === null) || rank(a) - rank(b) || byKey(a, b) || (a.id < b.id ? 1 : -1);
}
