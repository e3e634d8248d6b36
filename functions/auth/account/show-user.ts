import { toUser, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';

/** A person as the API answers them, with what their workspace may do. */
export async function showUser(user: UserItem) {
  const { data: workspace } = await Workspace.get(user).go({ consistent: true });
  if (!workspace) throw new Error(`User ${user.userId} has no workspace`);
  return toUser(user, workspace);
}
