import { expect, it } from 'vitest';
import { getProfile } from '../../../shared/auth/auth.contract.ts';
import { type ApiKeyPermission, apiKeyPermissions } from '../../../shared/kernel/permissions.ts';
import { listMetaPixels, trackMetaEvent } from '../../../shared/pixel/pixel.contract.ts';
import { searchProspects } from '../../../shared/prospects/prospect.contract.ts';
import { listApiKeys } from '../../../shared/settings/api-keys.contract.ts';
import { createWebhook, listWebhooks } from '../../../shared/webhooks/webhook.contract.ts';
import { loadActor } from '../../platform/identity/actor.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';

const track = (token: string) =>
  call(trackMetaEvent, {
    token,
    body: { consent: true, eventName: 'Lead', actionSource: 'email', userData: { email: 'client@exemple.example' } },
  });

async function withKey(permissions: ApiKeyPermission[]) {
  const owner = await signedInUser();
  const { apiKey, key } = await newApiKey(owner.token, permissions);
  return { owner, key, ids: { workspaceId: owner.user.workspaceId, apiKeyId: apiKey.id } };
}

/** As keys were stored when `webhooks:write` was what tracking took. */
const makeOld = (ids: { workspaceId: string; apiKeyId: string }) => ApiKey.patch(ids).remove(['knowsPixelTrack']).go();

it('tracks with pixel:track, which opens nothing else', async () => {
  const { key } = await withKey(['pixel:track']);
  expect((await track(key)).status).toBe(202);
  expect([...(await loadActor(key, '')).permissions]).toEqual(['pixel:track']);
  for (const route of [getProfile, listApiKeys, listWebhooks, createWebhook, listMetaPixels, searchProspects])
    expect([route.operation, (await callRaw(route, { token: key, rawBody: '{}' })).status]).toEqual([
      route.operation,
      403,
    ]);
});

it('refuses every other permission, even all of them together', async () => {
  const { key } = await withKey(apiKeyPermissions.filter((permission) => permission !== 'pixel:track'));
  const { status, error } = await track(key);
  expect([status, error.code]).toEqual([403, 'forbidden']);
});

it('lets a key made before pixel:track was there go on tracking with webhooks:write, and no other', async () => {
  const { owner, key, ids } = await withKey(['webhooks:write', 'boards:read']);
  await makeOld(ids);
  expect((await track(key)).status).toBe(202);
  const { data } = await call(listApiKeys, { token: owner.token, query: {} });
  expect(data.items[0]?.permissions).toEqual(['boards:read', 'webhooks:write', 'pixel:track']);
  const reader = await withKey(['webhooks:read']);
  await makeOld(reader.ids);
  expect((await track(reader.key)).status).toBe(403);
});

it('lets people track as before', async () => {
  const { token } = await signedInUser();
  expect((await track(token)).status).toBe(202);
});
