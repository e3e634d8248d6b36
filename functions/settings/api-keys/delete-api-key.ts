import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { ApiKeyHash } from '../../platform/identity/api-key-hash.entity.ts';
import { readApiKey } from './read-api-key.ts';

/** Revokes a key: the next request that bears it is refused. */
export const handler = defineHandler(settings.deleteApiKey, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  const item = await readApiKey(workspaceId, id);
  await write([
    remove(ApiKey.remove(item), 'not_found'),
    remove(ApiKeyHash.remove(item), 'not_found'),
    countOneLess({ workspaceId, name: 'apiKeys' }),
    audit(actor, { type: 'api_key.deleted', entityId: id }),
  ]);
  return { id };
});
