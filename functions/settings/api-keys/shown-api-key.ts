import { apiKeyPermissions } from '../../../shared/kernel/permissions.ts';
import type { ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { permissionsOf } from '../../platform/identity/api-key.ts';

/** A key as the API answers it: never the key itself. */
export function shownApiKey(item: ApiKeyItem) {
  const { apiKeyId, name, hint, lastUsedAt, createdAt } = item;
  const given = permissionsOf(item);
  return {
    id: apiKeyId,
    name,
    permissions: apiKeyPermissions.filter((permission) => given.includes(permission)),
    hint,
    lastUsedAt: lastUsedAt ?? null,
    createdAt,
  };
}
