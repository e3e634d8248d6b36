import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { isRevoked } from '../../platform/identity/api-key.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { removeKeys } from './remove-keys.ts';

/** The keys of a person that a reset has revoked and that are still in the table. */
export async function revokedKeysOf(user: UserItem): Promise<ApiKeyItem[]> {
  const { userId, workspaceIds = [] } = user;
  const all = await Promise.all(
    workspaceIds.map((workspaceId) => ApiKey.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true })),
  );
  return all.flatMap(({ data }) => data).filter((key) => key.userId === userId && isRevoked(key, user));
}

/** Removes them. */
export const removeRevokedKeys = async (user: UserItem): Promise<void> => removeKeys(await revokedKeysOf(user));
