import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/**
 * The figures of a campaign's days in a quarter, as lists and totals read them: once a day, by the coarsest level that
 * measures each counter. Written in the transaction of the rows that they follow from. By quarter of a workspace, so that
 * a reading of a period asks for what is of it.
 */
export const CampaignQuarter = defineEntity({
  model: { service: 'reclame', entity: 'campaignQuarter', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** Its first day. */
    quarter: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    /** As `packDays` writes them. */
    days: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** Days that hold a share of several: no comparison is made of them. */
    spread: { type: 'list', items: { type: 'string' } },
    /** Raised by every write of rows of the quarter. */
    revision: { type: 'number', required: true },
  },
  indexes: {
    byQuarter: {
      pk: { field: 'pk', composite: ['workspaceId', 'quarter'], casing: 'none' },
      sk: { field: 'sk', composite: ['campaignId'], casing: 'none' },
    },
  },
});
