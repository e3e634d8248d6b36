import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** A message from one side of a collaboration to the other. */
export const UgcMessage = defineEntity({
  model: { service: 'reclame', entity: 'ugcMessage', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    collaborationId: { type: 'string', required: true },
    messageId: { type: 'string', required: true },
    by: { type: CustomAttributeType<Party>('string'), required: true },
    /** Of a person of the brand. */
    userId: { type: 'string' },
    text: { type: 'string', required: true },
    at: { type: 'string', required: true },
  },
  indexes: {
    byCollaboration: {
      pk: { field: 'pk', composite: ['workspaceId', 'collaborationId'], casing: 'none' },
      sk: { field: 'sk', composite: ['messageId'], casing: 'none' },
    },
    /** A report names it by its id alone. */
    byId: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['messageId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: [], casing: 'none' },
    },
  },
});

export type UgcMessageItem = EntityItem<typeof UgcMessage>;
