import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
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
  const goneAlready = new AppError('not_found');
  for (const key of await revokedKeysOf(user)) {
    try {
      await write([
        remove(ApiKey.remove(key), goneAlready),
        remove(ApiKeyHash.remove(key), goneAlready),
        countOneLess({ workspaceId, name: 'apiKeys' }),
        activity({ workspaceId, userId, ip: '' }, { type: 'api_key.deleted', entityId: key.apiKeyId }),
      ]);
    } catch (error) {
      if (error !== goneAlready) throw error;
    }
  }
}
