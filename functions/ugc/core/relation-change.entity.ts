import { daySeconds } from '../../../shared/kernel/day.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';

/** Days for which a process may be behind before it has to read everything again. */
const changeDays = 3;

/** Of which creators a workspace has said something else: read in order, it keeps what processes hold of it up to date, at once. */
export const RelationChange = defineEntity({
  model: { service: 'reclame', entity: 'relationChange', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    changeId: { type: 'string', required: true },
    creatorIds: { type: 'list', items: { type: 'string' }, required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byTime: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], casing: 'none' },
    },
  },
});

/** Belongs in every transaction that writes or removes relations. */
export const markRelations = (workspaceId: string, creatorIds: string[], at: Date): Operation =>
  put(
    RelationChange.create({
      workspaceId,
      changeId: newId('rlc', at),
      creatorIds,
      ttl: Math.floor(at.getTime() / 1000) + changeDays * daySeconds,
    }),
  );

/** What writes have touched of the relations of a workspace, for an index to follow. */
export const relationMarks = (workspaceId: string) => ({
  prefix: 'rlc' as const,
  keptDays: changeDays,
  read: async (firstId: string) => {
    const all = RelationChange.query.byTime({ workspaceId }).gte({ changeId: firstId });
    const { data } = await all.go({ pages: 'all', consistent: true });
    return data.map(({ changeId, creatorIds }) => ({ changeId, ids: creatorIds }));
  },
});
