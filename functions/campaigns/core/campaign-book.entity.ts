import { Entity } from 'electrodb';
import { entityOptions } from '../../platform/db/client.ts';

/** How many campaigns a workspace has, and how many of them are active, kept in the transactions that change that. */
export const CampaignBook = new Entity(
  {
    model: { service: 'reclame', entity: 'campaignBook', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      count: { type: 'number', required: true },
      active: { type: 'number', required: true },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
    },
  },
  entityOptions,
);
