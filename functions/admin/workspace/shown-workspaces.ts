import type { AdminWorkspace } from '../../../shared/admin/workspace.contract.ts';
import { standingIn, standingRead } from '../../billing/core/standing.door.ts';
import { type Item, mostTogether } from '../../platform/db/read-together.ts';
import { countsAsOwner, Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { readMany } from '../core/read-many.ts';
import { statusOf } from './workspace-row.ts';

/** Up to a hundred workspaces as administrators see them, in the order asked; one that is gone is left out. */
export async function shownWorkspaces(workspaceIds: string[]): Promise<AdminWorkspace[]> {
  const items = await readMany(
    workspaceIds.flatMap((workspaceId) => [Workspace.get({ workspaceId }), standingRead(workspaceId)]),
  );
  return withMembers(
    workspaceIds.flatMap((_, at) => {
      const { data } = Workspace.parse({ Item: items[2 * at] });
      return data ? [{ workspace: data, account: items[2 * at + 1] }] : [];
    }),
  );
}

/** One of them, as it was just read. */
export async function shownWorkspace(workspace: WorkspaceItem, account: Item | undefined): Promise<AdminWorkspace> {
  const [shown] = await withMembers([{ workspace, account }]);
  if (!shown) throw new Error('A workspace is shown as one');
  return shown;
}

async function withMembers(
  standings: { workspace: WorkspaceItem; account: Item | undefined }[],
): Promise<AdminWorkspace[]> {
  const teams = await Promise.all(standings.map(({ workspace }) => teamOf(workspace.workspaceId)));
  const ownerIds = teams.flatMap(({ ownerIds }) => ownerIds[0] ?? []);
  const people = await readMany([...new Set(ownerIds)].map((userId) => User.get({ userId })));
  const owners = new Map(
    people.flatMap((Item) => {
      const { data } = User.parse({ Item });
      return data ? [[data.userId, { id: data.userId, name: fullNameOf(data), email: data.email }] as const] : [];
    }),
  );
  const now = new Date();
  const plans = await Promise.all(standings.map(({ workspace }) => planOf(workspace, now)));
  return standings.map(({ workspace, account }, at) => {
    const { code: planCode = '', name: planName = '', trialEndsAt = null } = plans[at] ?? {};
    const { ownerIds: [ownerId = ''] = [], members = 0, lastActivityAt = null } = teams[at] ?? {};
    return {
      ...{ id: workspace.workspaceId, name: workspace.name, owner: owners.get(ownerId) ?? null },
      ...{ planCode, planName, trialEndsAt, ...standingIn(workspace, account, now), status: statusOf(workspace) },
      ...{ members, lastActivityAt, createdAt: workspace.createdAt, version: versionOf(workspace) },
    };
  });
}

export const versionOf = ({ version = 1 }: Pick<WorkspaceItem, 'version'>): number => version;

/** Its members, a page at a time: only what is told of them stays. */
export async function teamOf(workspaceId: string) {
  let [members, cursor]: [number, string | null] = [0, null];
  const owners: MemberItem[] = [];
  let lastActivityAt: string | undefined;
  do {
    const page: { data: MemberItem[]; cursor: string | null } = await Member.query
      .byWorkspace({ workspaceId })
      .go({ cursor, limit: mostTogether, consistent: true });
    members += page.data.length;
    for (const member of page.data) {
      if ((member.lastSeenAt ?? '') > (lastActivityAt ?? '')) lastActivityAt = member.lastSeenAt;
      if (countsAsOwner(member)) owners.push(member);
    }
    cursor = page.cursor;
  } while (cursor);
  owners.sort((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1));
  return { members, lastActivityAt, ownerIds: owners.map(({ userId }) => userId) };
}
