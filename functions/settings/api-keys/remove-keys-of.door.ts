import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { removeKeys } from './remove-keys.ts';

type Leaver = { workspaceId: string; userId: string; until: string };

/** Removes the keys that someone made in a workspace until they left it: they are refused already. */
export async function removeKeysOf({ workspaceId, userId, until }: Leaver): Promise<void> {
  const { data } = await ApiKey.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  await removeKeys(data.filter((key) => key.userId === userId && key.createdAt <= until));
}
