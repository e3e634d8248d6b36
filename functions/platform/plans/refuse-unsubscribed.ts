import { subscriptionRequiredAt } from '../../../shared/kernel/plans.ts';
import { makesThings, type RouteSpec } from '../../../shared/kernel/route.ts';
import { AppError } from '../app-error.ts';
import { env } from '../env.ts';
import type { WorkspaceItem } from '../identity/workspace.entity.ts';

/** Closes what makes things of a workspace that has been without a subscription for too long, where the stage wants one. */
export function refuseUnsubscribed(route: RouteSpec, workspace: WorkspaceItem): void {
  if (env.SUBSCRIPTION_GRACE_DAYS === undefined || !makesThings(route)) return;
  const requiredAt = subscriptionRequiredAt(workspace, env.SUBSCRIPTION_GRACE_DAYS);
  if (requiredAt && Date.parse(requiredAt) <= Date.now()) throw new AppError('subscription_required');
}
