import { defineEntity } from '../../platform/db/client.ts';

/**
 * At which line a file first named a prospect that was known and that this line did not change. A second line on the same
 * prospect may only complete it, and another process may read that line: this item tells it. A prospect that a line has
 * created or changed needs none, since its `updatedAt` is later than the start of the run.
 */
export const MetEmail = defineEntity({
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
});
