import { CustomAttributeType, type EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import { type Operation, remove, update } from '../../platform/db/write.ts';

/** What a worker gave up, as its queue had it; its id sorts by the time at which it was sent. */
export const DeadLetter = defineEntity({
  model: { service: 'reclame', entity: 'deadLetter', version: '1' },
  attributes: {
    queue: { type: 'string', required: true },
    letterId: { type: 'string', required: true },
    body: { type: 'string', required: true },
    group: { type: 'string' },
    sentAt: { type: 'string', required: true },
    keptAt: { type: 'string', required: true },
    /** How often an administrator had put it on its queue again. */
    redrives: { type: 'number', required: true },
    /** Of the last failure that was noted, without anything that the message holds. */
    error: { type: CustomAttributeType<{ name: string; text: string }>('any') },
    tries: { type: 'number' },
    /** Someone puts it on its queue again, or throws it away. */
    claimedUntil: { type: 'string' },
  },
  indexes: {
    ofQueue: {
      pk: { field: 'pk', composite: ['queue'], casing: 'none' },
      sk: { field: 'sk', composite: ['letterId'], casing: 'none' },
    },
  },
});
export type DeadLetterItem = EntityItem<typeof DeadLetter>;

/** How many there are of a queue, in the transactions that keep and remove them. */
export const DeadLetterCount = defineEntity({
  model: { service: 'reclame', entity: 'deadLetterCount', version: '1' },
  attributes: {
    queue: { type: 'string', required: true },
    count: { type: 'number', required: true },
  },
  indexes: {
    ofQueue: {
      pk: { field: 'pk', composite: ['queue'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export const countMore = (queue: string, count: number): Operation =>
  update(DeadLetterCount.update({ queue }).add({ count }));

/** Takes away letters that nobody else holds. */
export const takeAway = (queue: string, letters: readonly DeadLetterItem[]): Operation[] => [
  ...letters.map(({ letterId, claimedUntil }) =>
    remove(
      DeadLetter.remove({ queue, letterId }).where((attr, { eq, exists, notExists }) =>
        claimedUntil
          ? eq(attr.claimedUntil, claimedUntil)
          : `${exists(attr.letterId)} AND ${notExists(attr.claimedUntil)}`,
      ),
    ),
  ),
  update(DeadLetterCount.patch({ queue }).subtract({ count: letters.length })),
];
