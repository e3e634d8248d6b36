import { type FunnelStep, funnelSteps, type StepSums } from '../../../shared/rules/funnel.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { CampaignFigures, QuarterDays } from '../core/figures-in.ts';

type Pair = { over: number; under: number; days: number };

/** What campaigns counted of each step, and of each two on the days of a campaign that measured both. */
export function funnelSums(campaigns: readonly CampaignFigures[]): StepSums[] {
  const quarters = campaigns.flatMap((campaign) => campaign.quarters);
  return funnelSteps.map((key, at) => {
    const own = sumPair(quarters, key, key);
    const beside = funnelSteps.slice(0, at).flatMap((before) => {
      const { over, under, days } = sumPair(quarters, key, before);
      return days > 0 ? [[before, { over: ofHundredths(over), under: ofHundredths(under) }]] : [];
    });
    return { key, value: own.days > 0 ? ofHundredths(own.over) : null, beside: Object.fromEntries(beside) };
  });
}

function sumPair(quarters: readonly QuarterDays[], over: FunnelStep, under: FunnelStep): Pair {
  const pair = { over: 0, under: 0, days: 0 };
  for (const { columns, places } of quarters) {
    const [above, below] = [columns.starts[over], columns.starts[under]];
    if (above === undefined || below === undefined) continue;
    for (let place = places[0]; place <= places[1]; place++) {
      const [high = Number.NaN, low = Number.NaN] = [columns.values[above + place], columns.values[below + place]];
      if (Number.isNaN(high) || Number.isNaN(low)) continue;
      pair.over += high;
      pair.under += low;
      pair.days++;
    }
  }
  return pair;
}
