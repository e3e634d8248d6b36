import { defineEntity } from '../db/client.ts';

/** A creator's session of their space: short, and stored so that it can end. */
export const SpaceSession = defineEntity({
  model: { service: 'reclame', entity: 'spaceSession', version: '1' },
  attributes: {
    creatorId: { type: 'string', required: true },
    spaceSessionId: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    /** When the link that opened it was made: it ends with that link, even one that was opened as it ended. */
    linkedAt: { type: 'string', required: true },
    /** The campaign by whose public call they came: they may read it and answer it. */
    calledTo: { type: 'string' },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byCreator: {
      pk: { field: 'pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'sk', composite: ['spaceSessionId'], casing: 'none' },
    },
  },
});
