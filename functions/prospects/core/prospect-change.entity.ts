import { daySeconds } from '../../../shared/kernel/day.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';

/** Days for which a process may be behind before it has to read everything again. */
export const changeDays = 3;

/** Which prospects a write touched: read in order, it keeps every process's index up to date, at once. */
export const ProspectChange = defineEntity({
  model: { service: 'reclame', entity: 'prospectChange', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    changeId: { type: 'string', required: true },
    prospectIds: { type: 'list', items: { type: 'string' }, required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byTime: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], casing: 'none' },
    },
  },
});

/** Belongs in every transaction that writes or removes prospects. */
export const markChanged = (workspaceId: string, prospectIds: string[], at: Date = new Date()): Operation =>
  put(
    ProspectChange.create({
      workspaceId,
      changeId: newId('pch', at),
      prospectIds,
      ttl: Math.floor(at.getTime() / 1000) + changeDays * daySeconds,
    }),
  );
