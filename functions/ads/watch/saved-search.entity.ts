import { Entity, type EntityItem } from 'electrodb';
import { entityOptions } from '../../platform/db/client.ts';

export const SavedSearch = new Entity(
  {
    model: { service: 'reclame', entity: 'savedSearch', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      searchId: { type: 'string', required: true },
      name: { type: 'string', required: true },
      query: { type: 'string', required: true },
      alert: { type: 'boolean', required: true },
      lastSeenAt: { type: 'string', required: true },
      createdAt: { type: 'string', required: true },
      updatedAt: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: ['searchId'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

export type SavedSearchItem = EntityItem<typeof SavedSearch>;
