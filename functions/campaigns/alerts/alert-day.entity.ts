import { daySeconds } from '../../../shared/kernel/day.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, update } from '../../platform/db/write.ts';

/** How many alerts a workspace had on a day of Paris, how many of them nobody was told of by itself, and how many of these one notification counts. */
export const AlertDay = defineEntity({
  model: { service: 'reclame', entity: 'alertDay', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    day: { type: 'string', required: true },
    raised: { type: 'number', required: true },
    untold: { type: 'number' },
    counted: { type: 'number' },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byDay: {
      pk: { field: 'pk', composite: ['workspaceId', 'day'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

type Key = { workspaceId: string; day: string };
const keptDays = 7;

export async function readAlertDay(key: Key): Promise<{ raised: number; untold: number; counted: number }> {
  const { data } = await AlertDay.get(key).go({ consistent: true });
  return { raised: data?.raised ?? 0, untold: data?.untold ?? 0, counted: data?.counted ?? 0 };
}

/** Counts alerts, unless others were counted since it was read. */
export function countRaised(key: Key, before: number, more: { raised: number; untold: number }): Operation {
  const counted = AlertDay.update(key)
    .set({ ttl: Math.floor(Date.parse(key.day) / 1000) + keptDays * daySeconds })
    .add(more);
  return update(
    counted.where(({ raised }, { eq, notExists }) => (before === 0 ? notExists(raised) : eq(raised, before))),
    changedMeanwhile,
  );
}
