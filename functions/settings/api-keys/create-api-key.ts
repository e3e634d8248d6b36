import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { provenBy } from '../../platform/identity/actor.ts';
import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { makeApiKey } from '../../platform/identity/api-key.ts';
import { ApiKeyHash } from '../../platform/identity/api-key-hash.entity.ts';
import { hintOf } from '../../platform/identity/secret-hint.ts';
import { newId } from '../../platform/new-id.ts';
import { readApiKey } from './read-api-key.ts';
import { shownApiKey } from './shown-api-key.ts';

type Creation = Call<typeof settings.createApiKey>;
type Made = { apiKey: settings.ApiKey; key: string | null };

const maxKeys = 20;

/** Makes a key once. It is in this answer and in no other: who asks again gets what is known of it, without it. */
export const handler = defineHandler(settings.createApiKey, (call) =>
  makeOnce<Made>(call, {
    make: (mark) => createApiKey(call, mark),
    replay: async (id) => ({ apiKey: shownApiKey(await readApiKey(call.actor.workspaceId, id)), key: null }),
  }),
);

async function createApiKey({ actor, body }: Creation, mark: (id: string) => Operation[]): Promise<Made> {
  const { workspaceId, userId } = actor;
  const now = new Date();
  const key = makeApiKey();
  const ids = { tokenKey: keyOf(key), apiKeyId: newId('key', now), userId, workspaceId };
  const item: ApiKeyItem = {
    ...ids,
    ...body,
    knowsPixelTrack: true,
    epoch: actor.user.keyEpoch ?? 0,
    proven: provenBy(actor),
    hint: hintOf(key),
    createdAt: now.toISOString(),
  };
  await write([
    countOneMore({ workspaceId, name: 'apiKeys' }, maxKeys, 'api_key_limit'),
    put(ApiKey.create(item)),
    put(ApiKeyHash.create(ids)),
    audit(actor, { type: 'api_key.created', entityId: item.apiKeyId }, now),
    ...mark(item.apiKeyId),
  ]);
  return { apiKey: shownApiKey(item), key };
}
