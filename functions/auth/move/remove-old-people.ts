import { setTimeout } from 'node:timers/promises';
import { functionTimeoutSeconds } from '../../../shared/function-timeout.ts';
import { defineMigration } from '../../platform/worker/define-migration.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';
import { forOldPeople } from './old-people.ts';
import { removeOldPerson } from './remove-old-person.ts';

const name = 'removeOldPeople';

/** Once the functions of today have taken over: brings what those of before wrote to their end, and removes the old items. */
export const handler = defineMigration(name, async (until, { othersMayRun }) => {
  const { data: end } = await MovePlace.get({ name }).go({ consistent: true });
  if (end?.doneAt) return;
  // Who called one of before as it was replaced has their answer by then.
  if (othersMayRun) await setTimeout((functionTimeoutSeconds + 1) * 1000);
  await forOldPeople(name, until, removeOldPerson);
  await MovePlace.put({ name, doneAt: new Date().toISOString() }).go();
});
