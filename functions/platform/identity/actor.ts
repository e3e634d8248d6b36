import { type Permission, rolePermissions } from '../../../shared/rules/permissions.ts';
import { AppError } from '../app-error.ts';
import { readTogether } from '../db/read-together.ts';
import { readAccessToken } from './access-token.ts';
import { refuseDeadSession } from './refuse-dead-session.ts';
import { Session } from './session.entity.ts';
import { User, type UserItem } from './user.entity.ts';
import { Workspace, type WorkspaceItem } from './workspace.entity.ts';

/** Who is acting: what every domain function takes first. */
export type Actor = {
  userId: string;
  workspaceId: string;
  sessionId: string;
  ip: string;
  permissions: ReadonlySet<Permission>;
  user: UserItem;
  workspace: WorkspaceItem;
};

const permissionSets = {
  admin: new Set(rolePermissions.admin),
  member: new Set(rolePermissions.member),
};

/** Reads session, user and workspace at once, so that a revocation or a change of role holds from the next call on. */
export async function loadActor(bearer: string | undefined, ip: string): Promise<Actor> {
  const ids = bearer ? await readAccessToken(bearer) : null;
  if (!ids) throw new AppError('unauthorized');
  const [sessionItem, userItem, workspaceItem] = await readTogether([
    Session.get(ids),
    User.get(ids),
    Workspace.get(ids),
  ]);
  const session = Session.parse({ Item: sessionItem }).data;
  const user = User.parse({ Item: userItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  if (!session || !workspace) throw new AppError('unauthorized');
  refuseDeadSession(session, user);
  return { ...ids, ip, permissions: permissionSets[user.role], user, workspace };
}
