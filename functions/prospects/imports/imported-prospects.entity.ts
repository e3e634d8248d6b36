import { defineEntity } from '../../platform/db/client.ts';

/** Which prospects a step of an import created, and which it edited: written with the step, for the undoing of the import. */
export const ImportedProspects = defineEntity({
  model: { service: 'reclame', entity: 'importedProspects', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    stepKey: { type: 'string', required: true },
    created: { type: 'list', items: { type: 'string' }, required: true },
    edited: { type: 'list', items: { type: 'string' }, required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byImport: {
      pk: { field: 'pk', composite: ['workspaceId', 'importId'], casing: 'none' },
      sk: { field: 'sk', composite: ['stepKey'], casing: 'none' },
    },
  },
});
