import { defineEntity } from '../../platform/db/client.ts';

/** Holds an e-mail for one prospect of a workspace; keyed by its hash. */
export const ProspectEmail = defineEntity({
  model: { service: 'reclame', entity: 'prospectEmail', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    emailKey: { type: 'string', required: true },
    prospectId: { type: 'string', required: true },
  },
  indexes: {
    byEmail: {
      pk: { field: 'pk', composite: ['workspaceId', 'emailKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
