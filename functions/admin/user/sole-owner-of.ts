import { activePeople } from '../../platform/identity/active-people.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { readMany } from '../core/read-many.ts';

/** The workspaces that no other active person owns. */
export async function soleOwnerOf({ userId, workspaceIds = [] }: UserItem): Promise<{ id: string; name: string }[]> {
  const items = await readMany(
    workspaceIds.flatMap((workspaceId) => [Member.get({ workspaceId, userId }), Workspace.get({ workspaceId })]),
  );
  const left: { id: string; name: string }[] = [];
  for (const [at, id] of workspaceIds.entries()) {
    const member = Member.parse({ Item: items[2 * at] }).data;
    const workspace = Workspace.parse({ Item: items[2 * at + 1] }).data;
    if (member?.role === 'owner' && workspace && !(await hasOtherOwner(id, userId)))
      left.push({ id, name: workspace.name });
  }
  return left;
}

async function hasOtherOwner(workspaceId: string, userId: string): Promise<boolean> {
  for await (const { user, member } of activePeople(workspaceId))
    if (member.role === 'owner' && user.userId !== userId) return true;
  return false;
}
