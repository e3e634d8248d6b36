import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Ask, DeliverableStatus, DeliverableType } from '../../../shared/ugc/deliverable.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** One thing that a creator makes for a campaign: born when its production begins, its films in versions of their own. */
export const UgcDeliverable = defineEntity({
  model: { service: 'reclame', entity: 'ugcDeliverable', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    deliverableId: { type: 'string', required: true },
    collaborationId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    type: { type: CustomAttributeType<DeliverableType>('string'), required: true },
    label: { type: 'string', required: true },
    ask: { type: CustomAttributeType<Ask>('any'), required: true },
    status: { type: CustomAttributeType<DeliverableStatus>('string'), required: true },
    /** Of the newest version; nothing was sent yet at 0. */
    versionNumber: { type: 'number', required: true },
    /** What was sent since the last time that it was handed in. */
    fresh: { type: 'boolean' },
    approvedVersion: { type: 'number' },
    commentCount: { type: 'number', required: true },
    openComments: { type: 'number', required: true },
    rightId: { type: 'string' },
    linkedCampaignId: { type: 'string' },
    adName: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['deliverableId'], casing: 'none' },
    },
    byCampaign: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['workspaceId', 'campaignId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['collaborationId', 'deliverableId'], casing: 'none' },
    },
    byCreator: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['deliverableId'], casing: 'none' },
    },
  },
});

export type UgcDeliverableItem = EntityItem<typeof UgcDeliverable>;
