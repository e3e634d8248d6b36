import { Entity } from 'electrodb';
import { entityOptions } from '../../platform/db/client.ts';

/**
 * A known prospect whose line changed nothing, at its first line of a file: a line further down, which another process may
 * read, then only completes it. What a line did change or create tells it by its own date.
 */
export const MetEmail = new Entity(
  {
    model: { service: 'reclame', entity: 'metEmail', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      importId: { type: 'string', required: true },
      emailKey: { type: 'string', required: true },
      line: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byImport: {
        pk: { field: 'pk', composite: ['workspaceId', 'importId'], casing: 'none' },
        sk: { field: 'sk', composite: ['emailKey'], casing: 'none' },
      },
    },
  },
  entityOptions,
);
