import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Side } from '../../../shared/rules/ugc/collaboration-table.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What happened in a collaboration, as both sides read it; what happened to a campaign itself stands under its own id. */
export const CollaborationStep = defineEntity({
  model: { service: 'reclame', entity: 'collaborationStep', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    collaborationId: { type: 'string', required: true },
    stepId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    side: { type: CustomAttributeType<Side>('string'), required: true },
    /** Of a person of the brand. */
    userId: { type: 'string' },
    act: { type: 'string', required: true },
    /** What was written with it. */
    text: { type: 'string' },
  },
  indexes: {
    byCollaboration: {
      pk: { field: 'pk', composite: ['workspaceId', 'collaborationId'], casing: 'none' },
      sk: { field: 'sk', composite: ['stepId'], casing: 'none' },
    },
    byCampaign: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['workspaceId', 'campaignId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['stepId'], casing: 'none' },
    },
  },
});

export type CollaborationStepItem = EntityItem<typeof CollaborationStep>;
