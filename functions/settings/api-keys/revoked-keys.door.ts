import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, writeIf } from '../../platform/db/write.ts';
import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { isRevoked } from '../../platform/identity/api-key.ts';
import { ApiKeyHash } from '../../platform/identity/api-key-hash.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

/** The keys of a person that a reset has revoked and that are still in the table. */
export async function revokedKeysOf(user: UserItem): Promise<ApiKeyItem[]> {
  const { data } = await ApiKey.query.byWorkspace(user).go({ pages: 'all', consistent: true });
  return data.filter((key) => key.userId === user.userId && isRevoked(key, user));
}

/** Removes them, one at a time: they are refused already, and what is interrupted may be done again. */
export async function removeRevokedKeys(user: UserItem): Promise<void> {
  const { workspaceId, userId } = user;
  for (const key of await revokedKeysOf(user)) {
    await writeIf(remove(ApiKey.remove(key)), [
      remove(ApiKeyHash.remove(key)),
      countOneLess({ workspaceId, name: 'apiKeys' }),
      audit({ workspaceId, userId, ip: '' }, { type: 'api_key.deleted', entityId: key.apiKeyId }),
    ]);
  }
}
