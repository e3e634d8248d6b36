import type { EntityItem } from 'electrodb';
import { defineEntity } from '../db/client.ts';

/** By what all links and sessions of a creator end at once; there is none until they first do. */
export const SpaceAccess = defineEntity({
  model: { service: 'reclame', entity: 'spaceAccess', version: '1' },
  attributes: {
    creatorId: { type: 'string', required: true },
    /** What was made before opens nothing any more. */
    endedAt: { type: 'string', required: true },
    /** Of who has left: nothing opens it again. */
    closed: { type: 'boolean' },
  },
  indexes: {
    byCreator: {
      pk: { field: 'pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

type SpaceAccessItem = EntityItem<typeof SpaceAccess>;

/** Whether a link or a session that was made then was ended since. */
export const isEnded = (access: SpaceAccessItem | null, { createdAt }: { createdAt: string }): boolean =>
  access !== null && (access.closed === true || createdAt <= access.endedAt);
