import { CustomAttributeType } from 'electrodb';
import type { PerformanceSource } from '../../../shared/campaigns/performance.contract.ts';
import type { SegmentType } from '../../../shared/rules/day-counts.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** Where the rows of some days come from. */
export type Origin = {
  source: PerformanceSource;
  importId?: string;
  /** They were of several days together and are shared evenly: no day of them says anything of its own. */
  spread?: boolean;
  dates: string[];
};

/**
 * The rows of one quarter that are of one thing: of a campaign, or of an ad of it, whole or in one segment. A row written
 * again takes the place of the one before.
 */
export const PerformanceSeries = defineEntity({
  model: { service: 'reclame', entity: 'performanceSeries', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    quarter: { type: 'string', required: true },
    /** Of what its rows are: the hash of ad and segment, `whole` for the campaign itself. */
    seriesKey: { type: 'string', required: true },
    adId: { type: 'string' },
    segment: {
      type: 'map',
      properties: {
        type: { type: CustomAttributeType<SegmentType>('string'), required: true },
        value: { type: 'string', required: true },
      },
    },
    /** As `packDays` writes them. */
    days: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** Every day of it stands in one of them. */
    origins: { type: CustomAttributeType<Origin[]>('any'), required: true },
  },
  indexes: {
    byCampaign: {
      pk: { field: 'pk', composite: ['workspaceId', 'campaignId'], casing: 'none' },
      sk: { field: 'sk', composite: ['quarter', 'seriesKey'], casing: 'none' },
    },
  },
});
