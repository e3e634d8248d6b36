import { type Granularity, previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { seriesOf } from '../core/series-of.ts';
import { toldCampaigns } from '../core/told-campaigns.ts';

type Asked = Parameters<typeof toldCampaigns>[1] & { granularity: Granularity };

/** The figures of campaigns together, bucket by bucket; beside them those of the period that it is compared to. */
export async function toldSeries(
  reader: Reader,
  { granularity, ...asked }: Asked,
  ahead?: Parameters<typeof toldCampaigns>[2],
) {
  const { items, figures, before, period, currency } = await toldCampaigns(reader, asked, ahead);
  const then = asked.compare === 'year' ? yearBefore(period) : previousPeriod(period);
  return {
    ...period,
    campaigns: items.length,
    currency,
    items: seriesOf(items, figures, period, granularity),
    previous: before && seriesOf(items, before, then, granularity),
  };
}
