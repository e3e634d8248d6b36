import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';

/** A prospect as it was when it was deleted, until it can be brought back no longer. */
export const DeletedProspect = defineEntity({
  model: { service: 'reclame', entity: 'deletedProspect', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    prospectId: { type: 'string', required: true },
    prospect: { type: CustomAttributeType<ProspectItem>('any'), required: true },
    deletedAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'prospectId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
