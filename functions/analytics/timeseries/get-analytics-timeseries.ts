import * as contract from '../../../shared/analytics/figures.contract.ts';
import { previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import { annotationsOfAll } from '../../campaigns/core/read-annotations.door.ts';
import { campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { seriesOf } from '../core/series-of.ts';
import { toldCampaigns } from '../core/told-campaigns.ts';

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
      items: seriesOf(items, figures, period, granularity),
      previous: before && seriesOf(items, before, then, granularity),
      annotations: await annotationsOfAll(actor.workspaceId, period),
    };
  },
  campaignsAhead,
);
