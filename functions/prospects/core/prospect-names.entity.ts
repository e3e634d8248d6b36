import { defineEntity } from '../../platform/db/client.ts';

/**
 * Holds the names of a prospect that files give no address of, keyed by their hash, so that the same names in another file
 * lead to it again. There is one exactly for each prospect with this `namesKey`.
 */
export const ProspectNames = defineEntity({
  model: { service: 'reclame', entity: 'prospectNames', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    namesKey: { type: 'string', required: true },
    prospectId: { type: 'string', required: true },
  },
  indexes: {
    byNames: {
      pk: { field: 'pk', composite: ['workspaceId', 'namesKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
