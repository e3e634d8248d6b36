import { daySeconds } from '../../../shared/kernel/day.ts';
import { defineEntity } from '../db/client.ts';
import { type Operation, put } from '../db/write.ts';
import { newId } from '../new-id.ts';

/** Days for which a process may be behind before it has to read everything again. */
export const peopleChangeDays = 3;

/** Which people and workspaces a write touched: read in order, it keeps what is searched by administrators up to date, at once. */
export const PeopleChange = defineEntity({
  model: { service: 'reclame', entity: 'peopleChange', version: '1' },
  attributes: {
    part: { type: ['all'] as const, required: true },
    changeId: { type: 'string', required: true },
    /** Of people and workspaces. */
    subjectIds: { type: 'list', items: { type: 'string' }, required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byTime: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], casing: 'none' },
    },
  },
});

export const peopleChanged = (subjectIds: string[], at: Date = new Date()) => ({
  part: 'all' as const,
  changeId: newId('plc', at),
  subjectIds,
  ttl: Math.floor(at.getTime() / 1000) + peopleChangeDays * daySeconds,
});

/** Belongs in every transaction that changes what is searched of people: their names, address, role, state, places, and the plans there. */
export const markPeople = (subjectIds: string[], at?: Date): Operation =>
  put(PeopleChange.create(peopleChanged(subjectIds, at)));
