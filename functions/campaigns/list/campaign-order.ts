import * as z from 'zod';
import type { CampaignStatus } from '../../../shared/campaigns/campaigns.rules.ts';
import { type CampaignSort, type FigureSort, figureSorts } from '../../../shared/campaigns/list.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { betterWay, type RatioName, ratioOf } from '../../../shared/rules/ratios.ts';
import { counterSum, type Sums } from '../../../shared/rules/sums.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** Where a campaign stands in a list: its currency where money orders it, its key, its id, which is another for each. */
export const Place = z.object({
  currency: z.string().nullable(),
  key: z.union([z.string(), z.number()]).nullable(),
  id: z.string(),
});
export type Place = z.infer<typeof Place>;

const isOfFigures = (sort: CampaignSort): sort is FigureSort => figureSorts.some((one) => one === sort);

/** Sums of money cannot be compared between currencies. */
const money: readonly CampaignSort[] = ['spend', 'revenue', 'cpa', 'cpl', 'cpm', 'linkCpc'];

/** What runs first, then what may, then what is over. */
const byLife: readonly CampaignStatus[] = ['active', 'paused', 'draft', 'ended', 'archived'];

const isRatio = (sort: FigureSort): sort is FigureSort & RatioName => sort in betterWay;

/** Of hundreds of campaigns: none but the figure that orders them is worked out. */
const figureOf = (sort: FigureSort, sums: Sums): number | null =>
  isRatio(sort) ? ratioOf(sort, sums).value : counterSum(sums, sort as Exclude<FigureSort, RatioName>);

const goesUp = (sort: CampaignSort): boolean =>
  sort === 'name' || sort === 'status' || (isOfFigures(sort) && isRatio(sort) && betterWay[sort] === 'down');

/** Asked for where they order: the sums of a campaign, none without figures, and how its spend keeps to its budget. */
type Read = { sums: () => Sums | undefined; pace: () => number | null };

/** `together` where the sums of all campaigns are of one currency. */
export function placeOf(sort: CampaignSort, item: CampaignItem, { sums, pace }: Read, together: boolean): Place {
  const { campaignId: id, name, status, openAlerts = 0 } = item;
  const currency = money.includes(sort) && !together ? item.currency : null;
  const placed = (key: Place['key']): Place => ({ currency, key, id });
  if (isOfFigures(sort)) {
    const own = sums();
    return placed(own ? figureOf(sort, own) : null);
  }
  if (sort === 'alerts') return placed(openAlerts);
  if (sort === 'pace') return placed(pace());
  if (sort === 'status') return placed(byLife.indexOf(status));
  return placed(sort === 'name' ? foldedWords(name).join(' ') : id);
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
