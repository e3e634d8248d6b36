import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** A campaign as it was when it was deleted, until it can be brought back no longer. Its figures stay where they are. */
export const DeletedCampaign = defineEntity({
  model: { service: 'reclame', entity: 'deletedCampaign', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    campaign: { type: CustomAttributeType<CampaignItem>('any'), required: true },
    deletedAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'campaignId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
