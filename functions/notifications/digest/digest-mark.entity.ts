import { CustomAttributeType, type EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/**
 * A digest of one moment, made once: `claimed` by who is at it, `sending` from the instant before it is handed over, `sent`
 * after, and `claimed` again when it is refused. Of one that stays `sending` nobody can tell, so it is not sent again.
 */
export const DigestMark = defineEntity({
  model: { service: 'reclame', entity: 'digestMark', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    state: { type: CustomAttributeType<'claimed' | 'sending' | 'sent'>('string'), required: true },
    /** Until then nobody else takes it up. */
    claimedUntil: { type: 'string', required: true },
    /** The lines that it tells of, since when each waited, and whether it is for the mail alone. */
    lines: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          id: { type: 'string', required: true },
          waitingAt: { type: 'string', required: true },
          hidden: { type: 'boolean' },
        },
      },
    },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byMoment: {
      pk: { field: 'pk', composite: ['workspaceId', 'userId'], casing: 'none' },
      sk: { field: 'sk', composite: ['at'], casing: 'none' },
    },
  },
});
export type DigestMarkItem = EntityItem<typeof DigestMark>;
export type DigestLine = NonNullable<DigestMarkItem['lines']>[number];
