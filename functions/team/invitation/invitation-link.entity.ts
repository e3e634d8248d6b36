import { defineEntity } from '../../platform/db/client.ts';

/** A link that was mailed, found by the hash of the secret it carries. */
export const InvitationLink = defineEntity({
  model: { service: 'reclame', entity: 'invitationLink', version: '1' },
  attributes: {
    linkKey: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    invitationId: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byKey: {
      pk: { field: 'pk', composite: ['linkKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
