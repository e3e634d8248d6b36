import type { CurrencyFigures, Deltas, TrendPoint } from '../../../shared/campaigns/figures.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignFigures } from '../core/figures-in.ts';
import { deltasOf } from '../performance/deltas.ts';
import { currencyFigures } from './campaign-sums.ts';
import { daysTogether, trendOf } from './trend.ts';

type ByCampaign = ReadonlyMap<string, CampaignFigures>;
type Compared = CurrencyFigures & { deltas: Deltas; trend: TrendPoint[] };

/** The figures of each currency beside those of the period before, and how they went. */
export function comparedFigures(
  currencies: readonly CurrencyFigures[],
  found: readonly CampaignItem[],
  { now, before, period }: { now: ByCampaign; before: ByCampaign; period: Period },
): Compared[] {
  const then = currencyFigures(found, before);
  return currencies.map((figures, at) => {
    const own = found.filter(({ currency }) => currency === figures.currency);
    const daysIn = (all: ByCampaign) => daysTogether(own.flatMap(({ campaignId }) => all.get(campaignId) ?? []));
    const days = daysIn(now);
    const deltas = deltasOf({ figures, days }, { figures: then[at] ?? figures, days: daysIn(before) });
    return { ...figures, deltas, trend: trendOf(days, period) };
  });
}
