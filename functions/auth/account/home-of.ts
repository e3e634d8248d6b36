import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { put, update, writeIf } from '../../platform/db/write.ts';
import { Member, newMember } from '../../platform/identity/member.entity.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
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
    if (member && workspace && !workspace.deletion?.begunAt) return { user, member, workspace };
  }
  return ownWorkspace(user);
}

/** Who has no workspace left, but for those that are being purged, gets an empty one of their own, without a second trial: one, however many sign-ins there are at once. */
async function ownWorkspace(user: UserItem): Promise<Standing> {
  const now = new Date();
  const { userId, workspaceIds = [] } = user;
  const workspace = newWorkspace(user.company ?? fullNameOf(user), now);
  const { workspaceId } = workspace;
  const member = newMember({ workspaceId, userId, role: 'owner' }, now);
  const stillHasNone = update(
    User.patch({ userId })
      .set({ homeWorkspaceId: workspaceId, workspaceIds: [workspaceId] })
      .where((attr, is) =>
        workspaceIds.length > 0
          ? [
              `${is.size(attr.workspaceIds)} = ${is.escape(workspaceIds.length)}`,
              ...workspaceIds.map((left) => is.contains(attr.workspaceIds, left)),
            ].join(' AND ')
          : is.notExists(attr.workspaceIds),
      ),
  );
  const isMade = await writeIf(stillHasNone, [
    put(Member.create(member)),
    ...workspaceWrites(workspace),
    markPeople([userId, workspaceId], now),
    audit({ ...member, ip: '' }, { type: 'workspace.created', entityId: workspaceId }, now),
  ]);
  if (isMade) return { user: { ...user, workspaceIds: [workspaceId] }, member, workspace };
  const { data: current } = await User.get({ userId }).go({ consistent: true });
  if (!current) throw new AppError('wrong_credentials');
  return homeOf(current);
}
