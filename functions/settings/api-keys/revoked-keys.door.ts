import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, writeIf } from '../../platform/db/write.ts';
import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { isRevoked } from '../../platform/identity/api-key.ts';
import { ApiKeyHash } from '../../platform/identity/api-key-hash.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

/** The keys of a person that a reset has revoked and that are still in the table. */
export async function revokedKeysOf(user: UserItem): Promise<ApiKeyItem[]> {
  const { userId, workspaceIds = [] } = user;
  const all = await Promise.all(
    workspaceIds.map((workspaceId) => ApiKey.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true })),
  );
  return all.flatMap(({ data }) => data).filter((key) => key.userId === userId && isRevoked(key, user));
}

/** Removes them, one at a time: they are refused already, and what is interrupted may be done again. */
export async function removeRevokedKeys(user: UserItem): Promise<void> {
  for (const key of await revokedKeysOf(user)) {
    const { workspaceId, userId } = key;
    await writeIf(remove(ApiKey.remove(key)), [
      remove(ApiKeyHash.remove(key)),
      countOneLess({ workspaceId, name: 'apiKeys' }),
      audit({ workspaceId, userId, ip: '' }, { type: 'api_key.deleted', entityId: key.apiKeyId }),
    ]);
  }
}
