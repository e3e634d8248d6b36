import type { DayRow } from '../../../shared/rules/day-counts.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { type Origin, PerformanceSeries } from '../core/performance-series.entity.ts';
import type { OfCampaign } from './quarter-rows.ts';

/** On which days there are rows of what, and where they come from, without their figures. */
export type SeriesOrigins = {
  quarter: string;
  seriesKey: string;
  adId: string | null;
  segment: DayRow['segment'];
  origins: Origin[];
};

/** Of one quarter, or of all of them. */
export async function* readOrigins(
  { workspaceId, campaignId }: OfCampaign,
  quarter?: string,
): AsyncGenerator<SeriesOrigins> {
  const query = PerformanceSeries.query.byCampaign({ workspaceId, campaignId, ...(quarter && { quarter }) });
  for await (const items of queryFields(query, ['quarter', 'seriesKey', 'adId', 'segment', 'origins']))
    for (const item of items)
      yield {
        quarter: String(item.quarter),
        seriesKey: String(item.seriesKey),
        adId: (item.adId as string | undefined) ?? null,
        segment: (item.segment as DayRow['segment'] | undefined) ?? null,
        origins: item.origins as Origin[],
      };
}
