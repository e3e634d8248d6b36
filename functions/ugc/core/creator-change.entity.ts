import { daySeconds } from '../../../shared/kernel/day.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';

/** Days for which a process may be behind before it has to read everything again. */
const changeDays = 3;

/** Which profiles a write touched: read in order, it keeps every process's marketplace up to date, at once. */
export const CreatorChange = defineEntity({
  model: { service: 'reclame', entity: 'creatorChange', version: '1' },
  attributes: {
    part: { type: ['all'] as const, required: true },
    changeId: { type: 'string', required: true },
    creatorIds: { type: 'list', items: { type: 'string' }, required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byTime: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], casing: 'none' },
    },
  },
});

/** Belongs in every transaction that writes or removes profiles. */
export const markCreators = (creatorIds: string[], at: Date): Operation =>
  put(
    CreatorChange.create({
      part: 'all',
      changeId: newId('crc', at),
      creatorIds,
      ttl: Math.floor(at.getTime() / 1000) + changeDays * daySeconds,
    }),
  );

/** What writes have touched of profiles, for an index to follow. */
export const creatorMarks = {
  prefix: 'crc',
  keptDays: changeDays,
  read: async (firstId: string) => {
    const all = CreatorChange.query.byTime({ part: 'all' }).gte({ changeId: firstId });
    const { data } = await all.go({ pages: 'all', consistent: true });
    return data.map(({ changeId, creatorIds }) => ({ changeId, ids: creatorIds }));
  },
} as const;
