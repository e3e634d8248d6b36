import { type Permission, permissionsHere, type WorkspacePermission } from '../../../shared/kernel/permissions.ts';
import { mostTogether, readTogether } from '../db/read-together.ts';
import { Member, type MemberItem } from './member.entity.ts';
import { User, type UserItem } from './user.entity.ts';

/** A person of a workspace, with their place in it. */
export type Person = { user: UserItem; member: MemberItem };

/** Up to a hundred members, with who they are. */
export async function withUsers(members: MemberItem[]): Promise<Person[]> {
  const items = await readTogether(members.map((member) => User.get(member)));
  return members.flatMap((member, at) => {
    const user = User.parse({ Item: items[at] }).data;
    return user ? [{ user, member }] : [];
  });
}

/** All people of a workspace, suspended or not, a page of members at a time. */
export async function* peopleOf(workspaceId: string): AsyncGenerator<Person> {
  let cursor: string | null = null;
  do {
    const page: { data: MemberItem[]; cursor: string | null } = await Member.query
      .byWorkspace({ workspaceId })
      .go({ cursor, limit: mostTogether, consistent: true });
    cursor = page.cursor;
    yield* await withUsers(page.data);
  } while (cursor);
}

/** The people of a workspace, but for those who are suspended or may not do this. */
export async function* activePeople(workspaceId: string, permission?: WorkspacePermission): AsyncGenerator<Person> {
  for await (const person of peopleOf(workspaceId)) {
    if (person.user.status !== 'active') continue;
    if (permission && !permissionsHere(person.user, person.member).has(permission)) continue;
    yield person;
  }
}

/** Whether someone may do one of these in their workspace; with none, anyone may. */
export function mayDoAny({ user, member }: Person, permissions: readonly Permission[]): boolean {
  const held = permissionsHere(user, member);
  return permissions.length === 0 || permissions.some((permission) => held.has(permission));
}
