import { Entity, type EntityItem } from 'electrodb';
import { entityOptions } from '../db/client.ts';

export const User = new Entity(
  {
    model: { service: 'reclame', entity: 'user', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      email: { type: 'string', required: true },
      passwordHash: { type: 'string', required: true },
      firstName: { type: 'string', required: true },
      lastName: { type: 'string', required: true },
      company: { type: 'string' },
      role: { type: ['admin', 'member'] as const, required: true },
      status: { type: ['active', 'suspended'] as const, required: true },
      /** Raised to end every session that was opened before. */
      sessionEpoch: { type: 'number', required: true },
      /** Key of the one reset link that still works. */
      resetKey: { type: 'string' },
      /** Raised by a reset: the API keys that the person made before are revoked. */
      keyEpoch: { type: 'number' },
      /** The `keyEpoch` of the last reset that its owner was told of. */
      toldKeyEpoch: { type: 'number' },
      /** When someone first opened a link that was mailed to the address; until then whoever registered it may be a stranger. */
      emailProvenAt: { type: 'string' },
      /** Key of the one confirmation link that still works. */
      confirmKey: { type: 'string' },
      createdAt: { type: 'string', required: true },
      updatedAt: { type: 'string', required: true },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: ['userId'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

export type UserItem = EntityItem<typeof User>;
