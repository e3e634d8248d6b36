import { Member } from '../../platform/identity/member.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { readMany } from '../core/read-many.ts';

/** The workspaces that have no other owner. */
export async function soleOwnerOf({ userId, workspaceIds = [] }: UserItem): Promise<{ id: string; name: string }[]> {
  const items = await readMany(
    workspaceIds.flatMap((workspaceId) => [
      Member.get({ workspaceId, userId }),
      Team.get({ workspaceId }),
      Workspace.get({ workspaceId }),
    ]),
  );
  return workspaceIds.flatMap((id, at) => {
    const member = Member.parse({ Item: items[3 * at] }).data;
    const team = Team.parse({ Item: items[3 * at + 1] }).data;
    const workspace = Workspace.parse({ Item: items[3 * at + 2] }).data;
    return member?.role === 'owner' && workspace && (team?.owners ?? 0) <= 1 ? [{ id, name: workspace.name }] : [];
  });
}
