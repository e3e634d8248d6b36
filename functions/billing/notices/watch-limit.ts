import type { Change } from '../../platform/db/stream-image.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { countedIn, sizedUse } from '../core/uses.ts';
import { percentOf, tellLimit } from './tell-limit.ts';

export async function readWorkspace(workspaceId: string): Promise<WorkspaceItem | null> {
  return (await Workspace.get({ workspaceId }).go()).data;
}

/** Tells that a count has come to 80 or 100 % of what the plan allows, at the change that brought it there. What is lost, or follows from another plan, the morning tells. */
export async function watchLimit(
  { before, after }: Change,
  workspaceOf: typeof readWorkspace,
  now: Date,
): Promise<void> {
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
