import type { CurrencyFigures, Deltas, Figures, TrendPoint } from '../../../shared/campaigns/figures.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignFigures } from '../core/figures-in.ts';
import { deltasOf } from '../performance/deltas.ts';
import { currencyFigures, figuresTogether } from './campaign-sums.ts';
import { daysTogether, trendOf } from './trend.ts';

type ByCampaign = ReadonlyMap<string, CampaignFigures>;
type Compared = { deltas: Deltas; trend: TrendPoint[] };
type Periods = { now: ByCampaign; before: ByCampaign; period: Period };

/** The figures of each currency beside those of the period before, and how they went. */
export function comparedFigures(
  currencies: readonly CurrencyFigures[],
  found: readonly CampaignItem[],
  periods: Periods,
): (CurrencyFigures & Compared)[] {
  const then = currencyFigures(found, periods.before);
  return currencies.map((figures, at) => {
    const own = found.filter(({ currency }) => currency === figures.currency);
    return { ...figures, ...compared(own, { now: figures, before: then[at] ?? figures }, periods) };
  });
}

/** Those of all in euros, where the days before have a rate too. */
export const comparedInEuros = (found: readonly CampaignItem[], periods: Periods): Compared =>
  compared(
    found,
    { now: figuresTogether(found, periods.now), before: figuresTogether(found, periods.before) },
    periods,
  );

function compared(
  items: readonly CampaignItem[],
  figures: { now: Figures; before: Figures },
  { now, before, period }: Periods,
): Compared {
  const daysIn = (all: ByCampaign) => daysTogether(items.flatMap(({ campaignId }) => all.get(campaignId) ?? []));
  const days = daysIn(now);
  const deltas = deltasOf({ figures: figures.now, days }, { figures: figures.before, days: daysIn(before) });
  return { deltas, trend: trendOf(days, period) };
}
