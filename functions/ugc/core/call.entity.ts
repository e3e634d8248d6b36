import { defineEntity } from '../../platform/db/client.ts';

/** Whose a public call is: its token names a campaign, and says nothing of its workspace. */
export const UgcCall = defineEntity({
  model: { service: 'reclame', entity: 'ugcCall', version: '1' },
  attributes: {
    campaignId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
  },
  indexes: {
    byCampaign: {
      pk: { field: 'pk', composite: ['campaignId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
