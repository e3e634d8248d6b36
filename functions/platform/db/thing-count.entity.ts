import { CustomAttributeType } from 'electrodb';
import type { Reason } from '../../../shared/kernel/error-messages.ts';
import type { CountedThing } from '../../../shared/words.ts';
import { defineEntity } from './client.ts';
import { type Operation, update } from './write.ts';

/** How many a workspace has of the things that it may have so many of, kept in the transactions that make and remove them. */
export const ThingCount = defineEntity({
  model: { service: 'reclame', entity: 'thingCount', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    name: { type: CustomAttributeType<CountedThing>('string'), required: true },
    count: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['name'], casing: 'none' },
    },
  },
});

type Counted = { workspaceId: string; name: CountedThing };

/** One more, unless there are `max` already; where none may be, the first is one too many. */
export const countOneMore = (counted: Counted, max: number, refusal: Reason): Operation =>
  update(
    ThingCount.update(counted)
      .add({ count: 1 })
      .where(({ count }, { notExists, lt }) =>
        max < 1 ? lt(count, max) : `(${notExists(count)} OR ${lt(count, max)})`,
      ),
    refusal,
  );

export const countOneLess = (counted: Counted): Operation =>
  update(ThingCount.patch(counted).subtract({ count: 1 }), 'conflict');

export async function readCount(counted: Counted): Promise<number> {
  const { data } = await ThingCount.get(counted).go({ consistent: true });
  return data?.count ?? 0;
}
