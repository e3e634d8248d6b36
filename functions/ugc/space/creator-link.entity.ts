import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { SpaceFocus } from '../../../shared/ugc/space-creator.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** A link to a space that was mailed, found by the hash of the secret it carries. */
export const CreatorLink = defineEntity({
  model: { service: 'reclame', entity: 'creatorLink', version: '1' },
  attributes: {
    linkKey: { type: 'string', required: true },
    /** Whose it is; of someone who is not known yet, their address alone, until they open it. */
    creatorId: { type: 'string' },
    sealedEmail: { type: 'string' },
    /** What they call themselves, when they said it with their address. */
    name: { type: 'string' },
    /** The workspace that had it mailed. */
    workspaceId: { type: 'string' },
    /** Of who came by its public call. */
    met: { type: 'boolean' },
    focus: { type: CustomAttributeType<SpaceFocus>('any') },
    createdAt: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byKey: {
      pk: { field: 'pk', composite: ['linkKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type CreatorLinkItem = EntityItem<typeof CreatorLink>;
