import { User, type UserItem } from './user.entity.ts';

/** The people of a workspace, but for those who are suspended. */
export async function* activePeople(workspaceId: string): AsyncGenerator<UserItem> {
  let cursor: string | null = null;
  do {
    const page: { data: UserItem[]; cursor: string | null } = await User.query
      .byWorkspace({ workspaceId })
      .go({ cursor, consistent: true });
    cursor = page.cursor;
    for (const user of page.data) if (user.status === 'active') yield user;
  } while (cursor);
}
