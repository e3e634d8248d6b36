import { setTimeout } from 'node:timers/promises';
import { functionTimeoutSeconds } from '../../../shared/function-timeout.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { put, writeIf } from '../../platform/db/write.ts';
import { listed, workspaceListed } from '../../platform/identity/workspace-list.entity.ts';
import { defineMigration } from '../../platform/worker/define-migration.ts';
import { forItems } from '../../platform/worker/for-items.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';

const name = 'listWorkspaces';

/** Lists the workspaces that were made before there was a list: what looks after each by the clock finds them too. */
export const handler = defineMigration(name, async (until, { othersMayRun }) => {
  const { data: end } = await MovePlace.get({ name }).go({ consistent: true });
  if (end?.doneAt) return;
  // Those of before may still be making one.
  if (othersMayRun) await setTimeout((functionTimeoutSeconds + 1) * 1000);
  await forItems(name, until, {
    starts: ['$workspace_1'],
    // Those of today are: a read of a hundred tells.
    leftOf: async (workspaces) => {
      const found = await readTogether(workspaces.map(({ workspaceId }) => workspaceListed(String(workspaceId))));
      return workspaces.filter((_, at) => !found[at]);
    },
    act: async ({ workspaceId }) => void (await writeIf(put(listed(String(workspaceId))))),
  });
  await MovePlace.put({ name, doneAt: new Date().toISOString() }).go();
});
