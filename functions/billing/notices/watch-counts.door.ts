import type { Change } from '../../platform/db/stream-image.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { countedIn, sizedUse } from '../core/uses.ts';
import { percentOf, tellLimit } from './tell-limit.ts';

/** Follows the counts that plans limit. */
export function watchCounts(changes: readonly Change[], now: Date): Promise<PromiseSettledResult<void>[]> {
  // A file brings the counts of one workspace many times in a batch.
  const read = new Map<string, ReturnType<typeof readWorkspace>>();
  const workspaceOf = (workspaceId: string) => {
    const known = read.get(workspaceId) ?? readWorkspace(workspaceId);
    read.set(workspaceId, known);
    return known;
  };
  return Promise.allSettled(changes.map((change) => watchLimit(change, workspaceOf, now)));
}

async function readWorkspace(workspaceId: string): Promise<WorkspaceItem | null> {
  return (await Workspace.get({ workspaceId }).go()).data;
}

/** Tells that a count has come to 80 or 100 % of what the plan allows, at the change that brought it there. What is lost, or follows from another plan, the morning tells. */
async function watchLimit({ before, after }: Change, workspaceOf: typeof readWorkspace, now: Date): Promise<void> {
  const workspaceId = String(after.workspaceId);
  const counted = countedIn(workspaceId, after);
  if (!counted) return;
  const [was, is] = [counted.used(before) ?? 0, counted.used(after)];
  if (is === null || is <= was) return;
  const workspace = await workspaceOf(workspaceId);
  if (!workspace) return;
  const { limits } = await planOf(workspace, now);
  const max = limits[counted.limit];
  if (percentOf(is, max) === percentOf(was, max)) return;
  await tellLimit(workspaceId, sizedUse(counted.limit, is, max), now);
}
