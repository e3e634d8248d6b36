import type { Change } from '../../platform/db/stream-image.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { countedIn, sizedUse } from '../core/uses.ts';
import { percentOf, tellLimit } from './tell-limit.ts';

/** Tells that a count has come to 80 or 100 % of what the plan allows, at the change that brought it there. What is lost, or follows from another plan, the morning tells. */
export async function watchLimit({ before, after }: Change, now: Date): Promise<void> {
  const workspaceId = String(after.workspaceId);
  const counted = countedIn(workspaceId, after);
  if (!counted) return;
  const [was, is] = [counted.used(before) ?? 0, counted.used(after)];
  if (is === null || is <= was) return;
  const { data: workspace } = await Workspace.get({ workspaceId }).go();
  if (!workspace) return;
  const { limits } = await planOf(workspace, now);
  const max = limits[counted.limit];
  if (percentOf(is, max) === percentOf(was, max)) return;
  await tellLimit(workspaceId, sizedUse(counted.limit, is, max), now);
}
