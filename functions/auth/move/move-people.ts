import { defineMigration } from '../../platform/worker/define-migration.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';
import { movePerson } from './move-person.ts';
import { forOldPeople } from './old-people.ts';

/**
 * Before the functions of today take over: makes of everybody whom those of before still serve a person of today, as long as
 * it has not been done to the end.
 */
export const handler = defineMigration('movePeople', async (until) => {
  const { data: end } = await MovePlace.get({ name: 'removeOldPeople' }).go({ consistent: true });
  if (end?.doneAt) return;
  if (end?.places) await MovePlace.put({ name: 'removeOldPeople' }).go();
  await forOldPeople('movePeople', until, movePerson);
  // Whoever deploys again starts anew: those of before have gone on meanwhile.
  await MovePlace.put({ name: 'movePeople' }).go();
});
