import { Entity } from 'electrodb';
import type { Reason } from '../../../shared/messages/errors.ts';
import { entityOptions } from '../../platform/db/client.ts';
import { type Operation, update } from '../../platform/db/write.ts';

const names = ['followedAdvertisers', 'savedSearches'] as const;

/** How many of each a workspace has, kept in the transactions that make and remove them. */
export const WatchCount = new Entity(
  {
    model: { service: 'reclame', entity: 'watchCount', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      name: { type: names, required: true },
      count: { type: 'number', required: true },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: ['name'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

type Counted = { workspaceId: string; name: (typeof names)[number] };

/** One more, unless there are `max` already. */
export const countOneMore = (counted: Counted, max: number, refusal: Reason): Operation =>
  update(
    WatchCount.update(counted)
      .add({ count: 1 })
      .where(({ count }, { notExists, lt }) => `(${notExists(count)} OR ${lt(count, max)})`),
    refusal,
  );

export const countOneLess = (counted: Counted): Operation =>
  update(WatchCount.patch(counted).subtract({ count: 1 }), 'conflict');
