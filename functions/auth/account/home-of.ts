import { audit } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { write } from '../../platform/db/write.ts';
import { joining } from '../../platform/identity/join.ts';
import { Member, newMember } from '../../platform/identity/member.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { newWorkspace, workspaceWrites } from './new-workspace.ts';
import type { Standing } from './shown-user.ts';

/** A person in the workspace that a sign-in leads to: the one they were last in, or another of theirs. */
export async function homeOf(user: UserItem): Promise<Standing> {
  const { userId, homeWorkspaceId, workspaceIds = [] } = user;
  const nearest = [...workspaceIds].sort((a, b) => Number(b === homeWorkspaceId) - Number(a === homeWorkspaceId));
  for (const workspaceId of nearest) {
    const [memberItem, workspaceItem] = await readTogether([
      Member.get({ workspaceId, userId }),
      Workspace.get({ workspaceId }),
    ]);
    const member = Member.parse({ Item: memberItem }).data;
    const workspace = Workspace.parse({ Item: workspaceItem }).data;
    if (member && workspace) return { user, member, workspace };
  }
  return ownWorkspace(user);
}

/** Who has no workspace left gets an empty one of their own, without a second trial. */
async function ownWorkspace(user: UserItem): Promise<Standing> {
  const now = new Date();
  const workspace = newWorkspace(user.company ?? `${user.firstName} ${user.lastName}`, now);
  const member = newMember({ workspaceId: workspace.workspaceId, userId: user.userId, role: 'owner' }, now);
  await write([
    ...joining(member),
    ...workspaceWrites(workspace),
    audit({ ...member, ip: '' }, { type: 'workspace.created', entityId: workspace.workspaceId }, now),
  ]);
  return { user, member, workspace };
}
