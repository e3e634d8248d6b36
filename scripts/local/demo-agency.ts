import { findUserByEmail } from '../../functions/auth/account/find-user.door.ts';
import type { Actor } from '../../functions/platform/identity/actor.ts';
import { Workspace } from '../../functions/platform/identity/workspace.entity.ts';
import { rolePermissions } from '../../shared/kernel/permissions.ts';
import { demoSignIn } from './demo-accounts.ts';

/** Who writes what the demo agency finds: its own account. */
export async function demoAgency(): Promise<Actor | null> {
  const user = await findUserByEmail(demoSignIn.email);
  if (!user) return null;
  const { userId, workspaceId } = user;
  const { data: workspace } = await Workspace.get({ workspaceId }).go();
  if (!workspace) return null;
  return {
    userId,
    workspaceId,
    sessionId: 'demo',
    ip: '127.0.0.1',
    permissions: new Set(rolePermissions.member),
    user,
    workspace,
  };
}
