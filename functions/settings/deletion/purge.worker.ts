import { queues } from '../../../shared/settings/queues.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { closePass } from './close-pass.ts';
import { openPass } from './open-pass.ts';
import { betweenPassesSeconds, purgeMessage, purgeSoon } from './purge-queue.ts';
import { walkTable } from './walk-table.ts';

/** A little less than the worker may run: a page of the table is removed to its end. */
const workerMs = (queues.purges.timeoutSeconds - 60) * 1_000;

/** Goes on with the purge where it stands, until its time is up; then another message does. Two at once do the same twice. */
export const handler = defineWorker('purge', purgeMessage, async () => {
  const until = Date.now() + workerMs;
  const pass = await openPass();
  if (!pass) return;
  if (!(await walkTable(pass, until))) return purgeSoon();
  const outcome = await closePass(pass, until);
  if (outcome === 'unfinished') return purgeSoon();
  if (outcome === 'again') return purgeSoon(betweenPassesSeconds);
});
