import { readTogether } from '../../platform/db/read-together.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';

/** A person's place in a workspace, and whether nobody else is in it. */
export type Standing = { member: MemberItem; workspace: WorkspaceItem; alone: boolean };

/** All workspaces that a person is in: twenty at most. */
export async function standingsOf({ userId, workspaceIds = [] }: UserItem): Promise<Standing[]> {
  const reads = workspaceIds.flatMap((workspaceId) => [
    Member.get({ workspaceId, userId }),
    Workspace.get({ workspaceId }),
  ]);
  const [items, alone] = await Promise.all([readTogether(reads), Promise.all(workspaceIds.map(isAlone))]);
  return workspaceIds.flatMap((_, at) => {
    const member = Member.parse({ Item: items[2 * at] }).data;
    const workspace = Workspace.parse({ Item: items[2 * at + 1] }).data;
    return member && workspace ? [{ member, workspace, alone: alone[at] === true }] : [];
  });
}

async function isAlone(workspaceId: string): Promise<boolean> {
  const { data } = await Member.query.byWorkspace({ workspaceId }).go({ limit: 2, consistent: true });
  return data.length < 2;
}
