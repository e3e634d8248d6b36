import { apiKeyPermissions } from '../../../shared/kernel/permissions.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as settings from '../../../shared/settings/api-keys.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { type Actor, provenBy } from '../../platform/identity/actor.ts';
import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { isRevoked, makeApiKey, permissionsOf } from '../../platform/identity/api-key.ts';
import { ApiKeyHash } from '../../platform/identity/api-key-hash.entity.ts';
import { newId } from '../../platform/new-id.ts';

type Page = ParsedInput<typeof settings.listApiKeys>['query'];
type Creation = ParsedInput<typeof settings.createApiKey>['body'];

const maxKeys = 20;
const hintLength = 4;
const counted = ({ workspaceId }: Actor) => ({ workspaceId, name: 'apiKeys' as const });

export async function listApiKeys({ workspaceId, user }: Actor, page: Page) {
  const { data } = await ApiKey.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  // Those that a reset has revoked are refused at once, and removed a moment later.
  const living = data.filter((key) => key.userId !== user.userId || !isRevoked(key, user));
  const scope = { owner: workspaceId, operation: 'listApiKeys' };
  const { items, nextCursor } = await newestFirst(scope, page, living, ({ apiKeyId }) => apiKeyId);
  return { items: items.map(shown), nextCursor };
}

/** The key is in this answer and in no other, so that a creation is not replayed by its idempotency key. */
export async function createApiKey(actor: Actor, { name, permissions }: Creation) {
  const { workspaceId, userId } = actor;
  const now = new Date();
  const key = makeApiKey();
  const ids = { tokenKey: keyOf(key), apiKeyId: newId('key', now), userId, workspaceId };
  const item: ApiKeyItem = {
    ...ids,
    name,
    permissions,
    knowsPixelTrack: true,
    epoch: actor.user.keyEpoch ?? 0,
    proven: provenBy(actor),
    hint: key.slice(-hintLength),
    createdAt: now.toISOString(),
  };
  await write([
    countOneMore(counted(actor), maxKeys, 'api_key_limit'),
    put(ApiKey.create(item)),
    put(ApiKeyHash.create(ids)),
    activity(actor, { type: 'api_key.created', entityId: item.apiKeyId }, now),
  ]);
  return { apiKey: shown(item), key };
}

/** Revokes a key: the next request that bears it is refused. */
export async function deleteApiKey(actor: Actor, { id }: { id: string }) {
  const { data: item } = await ApiKey.get({ workspaceId: actor.workspaceId, apiKeyId: id }).go({ consistent: true });
  if (!item) throw new AppError('not_found');
  await write([
    remove(ApiKey.remove(item), 'not_found'),
    remove(ApiKeyHash.remove(item), 'not_found'),
    countOneLess(counted(actor)),
    activity(actor, { type: 'api_key.deleted', entityId: id }),
  ]);
  return { id };
}

function shown(item: ApiKeyItem) {
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
