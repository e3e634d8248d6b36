import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/**
 * The sums of each ad of a campaign in the months of a quarter: what tables by ad read of whole months, a hundredth of the
 * days that they are the sums of. Written in the transaction of the rows that they follow from, with the quarter of the
 * campaign; what was stored before there were any has none until its quarter is written again.
 */
export const AdQuarter = defineEntity({
  model: { service: 'reclame', entity: 'adQuarter', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    /** Its first day. */
    quarter: { type: 'string', required: true },
    /** As `packAdMonths` writes them: 90 KB for five hundred ads. */
    ads: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** Of the campaign's quarter (`CampaignQuarter`) that they were written with. */
    revision: { type: 'number', required: true },
  },
  indexes: {
    byCampaign: {
      pk: { field: 'pk', composite: ['workspaceId', 'campaignId'], casing: 'none' },
      sk: { field: 'sk', composite: ['quarter'], casing: 'none' },
    },
  },
});
