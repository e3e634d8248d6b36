import { setTimeout } from 'node:timers/promises';
import { functionTimeoutSeconds } from '../../../shared/function-timeout.ts';
import { reportFiles } from '../../analytics/sharing/count-files.door.ts';
import { adFiles } from '../../campaigns/images/count-files.door.ts';
import { clientFiles } from '../../clients/logo/count-files.door.ts';
import { defineMigration } from '../../platform/worker/define-migration.ts';
import { forItems } from '../../platform/worker/for-items.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';

const name = 'countStorage';
const holders = [adFiles, clientFiles, reportFiles];

/** Counts the files that were kept before their bytes were: each once, with what holds it. */
export const handler = defineMigration(name, async (until, { othersMayRun }) => {
  const { data: end } = await MovePlace.get({ name }).go({ consistent: true });
  if (end?.doneAt) return;
  // Those of before may still be keeping one.
  if (othersMayRun) await setTimeout((functionTimeoutSeconds + 1) * 1000);
  await forItems(name, until, {
    starts: holders.map(({ start }) => start),
    act: async (item) => {
      for (const { start, count } of holders) if (String(item.sk).startsWith(start)) await count(item);
    },
  });
  await MovePlace.put({ name, doneAt: new Date().toISOString() }).go();
});
