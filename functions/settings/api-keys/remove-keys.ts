import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, writeIf } from '../../platform/db/write.ts';
import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { ApiKeyHash } from '../../platform/identity/api-key-hash.entity.ts';

/** Removes keys that are refused already, one at a time: what is interrupted may be done again. */
export async function removeKeys(keys: ApiKeyItem[]): Promise<void> {
  for (const key of keys) {
    const { workspaceId } = key;
    await writeIf(remove(ApiKey.remove(key)), [
      remove(ApiKeyHash.remove(key)),
      countOneLess({ workspaceId, name: 'apiKeys' }),
      audit(bySystem(key), { type: 'api_key.deleted', entityId: key.apiKeyId }),
    ]);
  }
}
