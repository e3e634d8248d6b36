import * as contract from '../../../shared/analytics/figures.contract.ts';
import {
  type Bucket,
  bucketsOf,
  type Granularity,
  type Period,
  previousPeriod,
  yearBefore,
} from '../../../shared/rules/periods.ts';
import { annotationsOfAll } from '../../campaigns/core/read-annotations.door.ts';
import { campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { figuresByPart } from '../core/days-by-part.ts';
import { type ToldCampaign, type ToldFigures, toldCampaigns } from '../core/told-campaigns.ts';

/** The figures of campaigns together, bucket by bucket. */
export const handler = defineHandler(
  contract.getAnalyticsTimeseries,
  async ({ actor, query: { granularity, ...asked } }, ahead) => {
    const { items, figures, before, period, currency } = await toldCampaigns(actor, asked, ahead);
    const then = asked.compare === 'year' ? yearBefore(period) : previousPeriod(period);
    return {
      ...period,
      campaigns: items.length,
      currency,
      items: series(items, figures, period, granularity),
      previous: before && series(items, before, then, granularity),
      annotations: await annotationsOfAll(actor.workspaceId, period),
    };
  },
  campaignsAhead,
);

function series(items: readonly ToldCampaign[], figures: ToldFigures, period: Period, granularity: Granularity) {
  const buckets = bucketsOf(period, granularity);
  const told = figuresByPart(items, figures, { count: buckets.length, partOf: placeAmong(buckets) });
  return buckets.flatMap((bucket, at) => {
    const own = told[at];
    return own ? [{ ...bucket, ...own }] : [];
  });
}

/** Of a day, the place of its bucket; -1 outside of all. */
function placeAmong(buckets: readonly Bucket[]): (day: string) => number {
  return (day) => {
    let [low, high] = [0, buckets.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const { from, to } = buckets[middle] as Bucket;
      if (day < from) high = middle - 1;
      else if (day > to) low = middle + 1;
      else return middle;
    }
    return -1;
  };
}
