import { isOpenToLeavers, isShutByClosing } from '../../../shared/kernel/closing.ts';
import type { RouteSpec } from '../../../shared/kernel/route.ts';
import { AppError } from '../app-error.ts';
import type { Actor } from '../identity/actor.ts';

/**
 * Refuses what is shut to a person whose account goes, and in a workspace that closes: what changes something there, and all
 * that servers ask. What is being purged is gone for everyone; who would still undo it is told that it is too late.
 */
export function refuseClosing({ user, workspace, apiKeyId }: Actor, route: RouteSpec): void {
  const leaves = isOpenToLeavers(route);
  const isPurged = user.deletion?.begunAt !== undefined || workspace.deletion?.begunAt !== undefined;
  if (isPurged && !(leaves && route.method === 'DELETE')) throw new AppError('unauthorized');
  if (user.deletion && !leaves) throw new AppError('deletion_pending');
  if (workspace.deletion && (apiKeyId !== undefined || isShutByClosing(route))) throw new AppError('workspace_closing');
}
