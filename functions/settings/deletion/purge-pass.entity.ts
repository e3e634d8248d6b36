import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import { unlessRefused } from '../../platform/db/write.ts';

/**
 * Where the purge stands. It goes through the table in passes, each for all that is to go by then; between two of them those
 * who still wrote when the first began have ended.
 */
export const PurgePass = defineEntity({
  model: { service: 'reclame', entity: 'purgePass', version: '1' },
  attributes: {
    name: { type: ['purge'] as const, required: true },
    pass: { type: 'number', required: true },
    open: { type: 'boolean', required: true },
    subjects: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          subjectId: { type: 'string', required: true },
          scope: { type: 'string', required: true },
          /** It was emptied in a pass before this one. */
          emptied: { type: 'boolean', required: true },
        },
      },
      required: true,
    },
    /** By part of the table, as JSON: where it goes on, null where it has ended, `start` where it has not begun. */
    places: { type: 'string', required: true },
    /** The subjects of which something was found. */
    dirty: { type: 'set', items: 'string' },
    /** Items removed in it. */
    removed: { type: 'number', required: true },
    /** When the next one may begin. */
    nextAt: { type: 'string' },
  },
  indexes: {
    byName: {
      pk: { field: 'pk', composite: ['name'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type PurgePassItem = EntityItem<typeof PurgePass>;
export type Subject = PurgePassItem['subjects'][number];

export const place = { name: 'purge' } as const;

/** Says in a pass, as long as it is open, of which subjects something was found. */
export const noteFound = (pass: number, ...subjectIds: string[]): Promise<boolean> =>
  unlessRefused(
    PurgePass.patch(place)
      .add({ dirty: subjectIds })
      .where((attr, { eq }) => eq(attr.pass, pass))
      .go(),
  );
