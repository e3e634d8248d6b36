import { permissionsHere, type WorkspacePermission } from '../../../shared/kernel/permissions.ts';
import { readTogether } from '../db/read-together.ts';
import { Member } from './member.entity.ts';
import { User } from './user.entity.ts';

type Whom = { workspaceId: string; userId: string | undefined };

/** Whether someone can be told of what it takes a permission to see: who has left, is suspended or may not see it cannot. */
export async function canBeTold({ workspaceId, userId }: Whom, permission: WorkspacePermission): Promise<boolean> {
  if (!userId) return false;
  const [memberItem, userItem] = await readTogether([Member.get({ workspaceId, userId }), User.get({ userId })]);
  const member = Member.parse({ Item: memberItem }).data;
  const user = User.parse({ Item: userItem }).data;
  return user?.status === 'active' && member !== null && permissionsHere(user, member).has(permission);
}
