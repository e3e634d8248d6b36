import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** A change of address that someone asked for, kept as long as there is a way back. */
export const EmailChange = defineEntity({
  model: { service: 'reclame', entity: 'emailChange', version: '1' },
  attributes: {
    emailChangeId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    from: { type: 'string', required: true },
    to: { type: 'string', required: true },
    /** Until when the link to the new address makes it. */
    linkEndsAt: { type: 'string', required: true },
    /** Until when the link to the old address undoes it. */
    backEndsAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['emailChangeId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type EmailChangeItem = EntityItem<typeof EmailChange>;
