import type { CurrencyFigures, Deltas, TrendPoint } from '../../../shared/campaigns/figures.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignFigures } from '../core/figures-in.ts';
import { deltasOf } from '../performance/deltas.ts';
import { figuresTogether } from './campaign-sums.door.ts';
import { daysTogether, trendOf } from './trend.door.ts';

type ByCampaign = ReadonlyMap<string, CampaignFigures>;
type Compared = CurrencyFigures & { deltas: Deltas; trend: TrendPoint[] };

type Periods = { now: ByCampaign; before: ByCampaign; period: Period };

/** The figures of each currency beside those of the period before, and how they went. */
export const comparedFigures = (
  currencies: readonly CurrencyFigures[],
  found: readonly CampaignItem[],
  periods: Periods,
): Compared[] =>
  currencies.map((figures) => {
    const own = found.filter(({ currency }) => currency === figures.currency);
    return { ...figures, ...comparedTogether(own, periods) };
  });

/** What becomes of the figures of some campaigns, whose amounts are of one currency, taken together. */
export function comparedTogether(items: readonly CampaignItem[], { now, before, period }: Periods) {
  const days = daysIn(items, now);
  return { deltas: deltasTogether(items, { now, before }, days), trend: trendOf(days, period) };
}

/** How much more each figure of some campaigns together is than before. */
export function deltasTogether(
  items: readonly CampaignItem[],
  { now, before }: Pick<Periods, 'now' | 'before'>,
  days = daysIn(items, now),
): Deltas {
  const told = { figures: figuresTogether(items, now), days };
  return deltasOf(told, { figures: figuresTogether(items, before), days: daysIn(items, before) });
}

const daysIn = (items: readonly CampaignItem[], all: ByCampaign) =>
  daysTogether(items.flatMap(({ campaignId }) => all.get(campaignId) ?? []));
