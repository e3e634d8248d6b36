import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { beginPurge } from './begin-purge.ts';
import { dueDeletions } from './due-deletions.ts';
import { mostAtOnce } from './open-pass.ts';
import { purgeSoon } from './purge-queue.ts';

/** In which the index that the worker reads has what was written. */
const indexSeconds = 5;

/** Begins what is due today, and has the worker go on with what is not at its end. The others wait for tomorrow. */
export const handler = defineSchedule('purge-deleted', async (now) => {
  const due = await dueDeletions(now, mostAtOnce);
  if (due.length === 0) return;
  for (const deletion of due.filter(({ status }) => status === 'planned')) await beginPurge(deletion, now);
  await purgeSoon(indexSeconds);
});
