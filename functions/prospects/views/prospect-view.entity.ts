import { Entity, type EntityItem } from 'electrodb';
import { entityOptions } from '../../platform/db/client.ts';

/** Filters, an order and columns of the list of prospects under a name. */
export const ProspectView = new Entity(
  {
    model: { service: 'reclame', entity: 'prospectView', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      viewId: { type: 'string', required: true },
      title: { type: 'string', required: true },
      filters: { type: 'string', required: true },
      columns: { type: 'list', items: { type: 'string' }, required: true },
      createdAt: { type: 'string', required: true },
      updatedAt: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: ['viewId'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

export type ProspectViewItem = EntityItem<typeof ProspectView>;
