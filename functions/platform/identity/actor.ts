import { type Permission, rolePermissions } from '../../../shared/rules/permissions.ts';
import { AppError } from '../app-error.ts';
import { readTogether } from '../db/read-together.ts';
import { readAccessToken } from './access-token.ts';
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
    Session.get({ sessionId: ids.sessionId }).params<{ Key: Key }>().Key,
    User.get({ workspaceId: ids.workspaceId, userId: ids.userId }).params<{ Key: Key }>().Key,
    Workspace.get({ workspaceId: ids.workspaceId }).params<{ Key: Key }>().Key,
  ]);
  const session = Session.parse({ Item: sessionItem }).data;
  const user = User.parse({ Item: userItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  if (!session || !user || !workspace || session.userId !== user.userId) throw new AppError('unauthorized');
  if (session.epoch !== user.sessionEpoch || session.expiresAt <= new Date().toISOString())
    throw new AppError('unauthorized');
  if (user.status === 'suspended') throw new AppError('account_suspended');
  return { ...ids, ip, permissions: permissionSets[user.role], user, workspace };
}

type Key = { pk: string; sk: string };
