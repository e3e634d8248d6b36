import type { AdminUser } from '../../../shared/admin/user.contract.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { readMany } from './read-many.ts';

/** Up to a hundred people as administrators see them, in the order asked; who is gone is left out. */
export async function shownPeople(userIds: string[]): Promise<AdminUser[]> {
  const items = await readMany(userIds.map((userId) => User.get({ userId })));
  return withPlaces(items.flatMap((Item) => User.parse({ Item }).data ?? []));
}

/** One of them, as it was just read. */
export async function shownPerson(user: UserItem): Promise<AdminUser> {
  const [shown] = await withPlaces([user]);
  if (!shown) throw new Error('A person is shown as one');
  return shown;
}

async function withPlaces(users: UserItem[]): Promise<AdminUser[]> {
  const places = users.flatMap(({ userId, workspaceIds = [] }) =>
    workspaceIds.map((workspaceId) => ({ userId, workspaceId })),
  );
  const items = await readMany(places.flatMap((place) => [Member.get(place), Workspace.get(place)]));
  const standings = places.flatMap((_, at) => {
    const member = Member.parse({ Item: items[2 * at] }).data;
    const workspace = Workspace.parse({ Item: items[2 * at + 1] }).data;
    return member && workspace ? [{ member, workspace }] : [];
  });
  const now = new Date();
  const plans = await Promise.all(standings.map(({ workspace }) => planOf(workspace, now)));
  const shown = standings.map((standing, at) => ({ ...standing, plan: plans[at] }));
  return users.map((user) => {
    const theirs = shown.filter(({ member }) => member.userId === user.userId);
    const seen = theirs.flatMap(({ member }) => member.lastSeenAt ?? []).sort();
    return {
      id: user.userId,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      adminGrants: user.adminGrants ?? [],
      status: statusOf(user),
      workspaces: theirs
        .map(({ member, workspace, plan }) => ({
          id: workspace.workspaceId,
          name: workspace.name,
          role: member.role,
          planCode: plan?.code ?? '',
          planName: plan?.name ?? '',
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'fr') || (a.id < b.id ? -1 : 1)),
      lastSeenAt: seen.at(-1) ?? null,
      createdAt: user.createdAt,
      version: versionOf(user),
    };
  });
}

export const versionOf = ({ version = 1 }: Pick<UserItem, 'version'>): number => version;

/** Who is suspended stays so while their account goes. */
export function statusOf({ status, deletion }: Pick<UserItem, 'status' | 'deletion'>): AdminUser['status'] {
  if (status === 'suspended') return 'suspended';
  return deletion ? 'deleting' : 'active';
}
