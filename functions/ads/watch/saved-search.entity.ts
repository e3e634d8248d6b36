import { Entity, type EntityItem } from 'electrodb';
import { entityOptions } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

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
      ...versioned,
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
