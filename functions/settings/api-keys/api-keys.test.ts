import { afterEach, describe, expect, it, vi } from 'vitest';
import { getProfile } from '../../../shared/auth/auth.contract.ts';
import { createBoard, listBoards } from '../../../shared/boards/board.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { type ApiKeyPermission, apiKeyPermissions } from '../../../shared/kernel/permissions.ts';
import * as settings from '../../../shared/settings/api-keys.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { env } from '../../platform/env.ts';
import { loadActor } from '../../platform/identity/actor.ts';
import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';
import { noteUse } from '../../platform/identity/api-key.ts';
import { ApiKeyHash } from '../../platform/identity/api-key-hash.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../testing/api-keys.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;

const make = ({ token }: Owner, permissions: ApiKeyPermission[] = ['boards:read'], name = 'Boutique') =>
  call(settings.createApiKey, { token, body: { name, permissions } });
const list = async ({ token }: Owner, query = {}) => (await call(settings.listApiKeys, { token, query })).data;
const revoke = ({ token }: Owner, id: string) => call(settings.deleteApiKey, { token, params: { id } });
const callWith = (token: string) => call(listBoards, { token, query: {} });
const withKey = async (permissions?: ApiKeyPermission[]) => {
  const owner = await signedInUser();
  const { key, apiKey } = await newApiKey(owner.token, permissions ?? ['boards:read'], 'Boutique');
  return { owner, key, id: apiKey.id };
};

async function itemOf({ user }: Owner, apiKeyId: string): Promise<ApiKeyItem> {
  const { data } = await ApiKey.get({ workspaceId: user.workspaceId, apiKeyId }).go({ consistent: true });
  if (!data) throw new Error('no such key');
  return data;
}

/** Does not let updates of the table through, and counts what it sees of them. */
function watchUpdates({ fail = false } = {}) {
  const send = documentClient.send.bind(documentClient);
  let updates = 0;
  vi.spyOn(documentClient, 'send').mockImplementation((async (command: Parameters<typeof send>[0]) => {
    if (command.constructor.name !== 'UpdateCommand') return send(command);
    updates++;
    if (fail) throw new Error('the table is away');
    return send(command);
  }) as never);
  return () => updates;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('making a key', () => {
  it('shows the key in that answer alone', async () => {
    const owner = await signedInUser();
    const asked = ['webhooks:write', 'boards:read', 'webhooks:write'] as const;
    const { apiKey, key } = await newApiKey(owner.token, [...asked], ' Boutique ');
    expect(key).toMatch(/^rk_[\w-]{43}$/);
    const { items } = await list(owner);
    expect(items).toEqual([apiKey]);
    expect(apiKey).toMatchObject({
      name: 'Boutique',
      permissions: ['boards:read', 'webhooks:write'],
      hint: key.slice(-4),
      lastUsedAt: null,
    });
    expect(JSON.stringify(items)).not.toContain(key.slice(0, 20));
  });

  it('keeps nothing of it but its hash and its end', async () => {
    const { owner, key, id } = await withKey();
    const hash = await ApiKeyHash.get({ tokenKey: keyOf(key) }).go();
    const stored = JSON.stringify([await itemOf(owner, id), hash.data]);
    expect(stored).toContain(keyOf(key));
    for (const encoding of ['utf8', 'hex', 'base64', 'base64url'] as const)
      expect(stored).not.toContain(Buffer.from(key.slice(3, 33)).toString(encoding));
  });

  it('makes one for an idempotency key, and shows it to the first answer alone', async () => {
    const owner = await signedInUser();
    const ask = (name = 'Boutique') =>
      call(settings.createApiKey, {
        token: owner.token,
        body: { name, permissions: ['boards:read'] },
        headers: { 'idempotency-key': 'once-0123456789' },
      });
    const answers = await Promise.all([ask(), ask(), ask()]);
    answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { items } = await list(owner);
    expect(items).toHaveLength(1);
    for (const { data } of answers) expect(data.apiKey).toEqual(items[0]);
    const shown = answers.flatMap(({ data }) => data.key ?? []);
    expect(shown).toHaveLength(1);
    expect((await callWith(shown[0] ?? '')).status).toBe(200);
    expect((await ask('Autre')).error.reason).toBe('idempotency_key_reused');
    await revoke(owner, items[0]?.id ?? '');
    expect((await ask()).status).toBe(404);
  });

  it('stops at twenty, whatever comes at once', async () => {
    const owner = await signedInUser();
    await ThingCount.create({ workspaceId: owner.user.workspaceId, name: 'apiKeys', count: 18 }).go();
    const answers = await Promise.all(Array.from({ length: 4 }, () => make(owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const { items } = await list(owner);
    expect(items).toHaveLength(2);
    await revoke(owner, items[0]?.id ?? '');
    expect((await make(owner)).status).toBe(201);
  });

  it.each([
    [{ permissions: ['boards:read'] }, 'name'],
    [{ name: ' ', permissions: ['boards:read'] }, 'name'],
    [{ name: 'x'.repeat(101), permissions: ['boards:read'] }, 'name'],
    [{ name: 'a\nb', permissions: ['boards:read'] }, 'name'],
    [{ name: 'Boutique' }, 'permissions'],
    [{ name: 'Boutique', permissions: [] }, 'permissions'],
    [{ name: 'Boutique', permissions: Array(apiKeyPermissions.length + 1).fill('boards:read') }, 'permissions'],
    [{ name: 'Boutique', permissions: ['settings:write'] }, 'permissions.0'],
    [{ name: 'Boutique', permissions: ['admin:users'] }, 'permissions.0'],
  ])('refuses %j and makes nothing', async (body, path) => {
    const owner = await signedInUser();
    const { status, error } = await callRaw(settings.createApiKey, {
      token: owner.token,
      rawBody: JSON.stringify(body),
    });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toEqual([path]);
    expect((await list(owner)).items).toEqual([]);
  });
});

describe('the list of keys', () => {
  it('is paged, newest first, and of this workspace alone', async () => {
    const [owner, other] = await Promise.all([signedInUser(), signedInUser()]);
    const made: string[] = [];
    for (const name of ['a', 'b', 'c']) made.unshift((await make(owner, ['ads:read'], name)).data.apiKey.id);
    await make(other);
    const first = await list(owner, { limit: '2' });
    const second = await list(owner, { limit: '2', cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect(second.nextCursor).toBeNull();
  });
});

describe('a server with a key', () => {
  it('does what the key was given, in the workspace of who made it', async () => {
    const { owner, key } = await withKey(['boards:read', 'boards:write']);
    const { status } = await call(createBoard, { token: key, body: { name: 'Par le serveur' } });
    expect(status).toBe(201);
    const { data } = await call(listBoards, { token: owner.token, query: {} });
    expect(data.items.map(({ name }) => name)).toEqual(['Par le serveur']);
    const actor = await loadActor(key, '192.0.2.1');
    expect(actor).toMatchObject({ userId: owner.user.userId, workspaceId: owner.user.workspaceId });
  });

  it('does nothing else: 403', async () => {
    const { key } = await withKey(['boards:read']);
    const { status, error } = await call(createBoard, { token: key, body: { name: 'Refusé' } });
    expect([status, error.code]).toEqual([403, 'forbidden']);
  });

  it('reaches neither the account nor the keys, whatever it was given', async () => {
    const { key, id } = await withKey([...apiKeyPermissions]);
    expect((await call(getProfile, { token: key })).status).toBe(403);
    const body = { name: 'Autre', permissions: ['ads:read' as const] };
    expect((await call(settings.createApiKey, { token: key, body })).status).toBe(403);
    expect((await call(settings.listApiKeys, { token: key, query: {} })).status).toBe(403);
    expect((await call(settings.deleteApiKey, { token: key, params: { id } })).status).toBe(403);
  });

  it('may never do more than the role of who made the key', async () => {
    const { owner, key, id } = await withKey();
    const item = await itemOf(owner, id);
    await ApiKey.put({ ...item, permissions: ['boards:read', 'admin:users'] }).go();
    expect([...(await loadActor(key, '')).permissions]).toEqual(['boards:read']);
    await User.patch(owner.user).set({ role: 'admin' }).go();
    expect([...(await loadActor(key, '')).permissions]).toEqual(['boards:read', 'admin:users']);
  });

  it('is refused as soon as the key is revoked: 401', async () => {
    const { owner, key, id } = await withKey();
    expect((await callWith(key)).status).toBe(200);
    expect((await revoke(owner, id)).data).toEqual({ id });
    const { status, error } = await callWith(key);
    expect([status, error.message]).toEqual([401, 'Clé d’API inconnue ou révoquée']);
    expect((await list(owner)).items).toEqual([]);
  });

  it('is refused with the person who made the key: 403 suspended, 401 removed', async () => {
    const { owner, key } = await withKey();
    await User.patch(owner.user).set({ status: 'suspended' }).go();
    expect((await callWith(key)).error.message).toBe('Ce compte est suspendu');
    await User.delete(owner.user).go();
    expect((await callWith(key)).status).toBe(401);
  });

  it('is refused without a read when the key cannot be one', async () => {
    const { key } = await withKey();
    const reads = vi.spyOn(documentClient, 'send');
    for (const token of ['rk_', `${key}A`, key.slice(0, -1), `${key.slice(0, -1)}.`, `rk_${'x'.repeat(9_000)}`])
      expect((await callWith(token)).status).toBe(401);
    expect(reads).not.toHaveBeenCalled();
    expect((await callWith(`${key.slice(0, -4)}AAAA`)).status).toBe(401);
  });

  it('leaves no key in the log', async () => {
    vi.spyOn(env, 'LOG_LEVEL', 'get').mockReturnValue('info');
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { owner, key, id } = await withKey();
    await callWith(key);
    await call(createBoard, { token: key, body: { name: 'Refusé' } });
    await revoke(owner, id);
    await callWith(key);
    const logged = JSON.stringify(lines.mock.calls);
    expect(logged).toContain('createApiKey');
    expect(logged).not.toContain(key);
    expect(logged).not.toContain(keyOf(key));
  });
});

describe('the day of the last use', () => {
  it('is told, and written once a day', async () => {
    const { owner, key, id } = await withKey();
    const updates = watchUpdates();
    await callWith(key);
    await callWith(key);
    expect(updates()).toBe(1);
    const lastUsedAt = async () => (await list(owner)).items[0]?.lastUsedAt;
    expect(await lastUsedAt()).toBe(parisDay());
    const yesterday = addDays(parisDay(), -1);
    const item = await itemOf(owner, id);
    await ApiKey.put({ ...item, lastUsedAt: yesterday }).go();
    await callWith(key);
    expect(await lastUsedAt()).toBe(parisDay());
    await noteUse({ ...item, lastUsedAt: yesterday }, addDays(parisDay(), -2));
    await noteUse({ ...item, lastUsedAt: '' }, yesterday);
    expect(await lastUsedAt()).toBe(parisDay());
  });

  it('does not bring a revoked key back', async () => {
    const { owner, id } = await withKey();
    const item = await itemOf(owner, id);
    await revoke(owner, id);
    await noteUse(item);
    expect((await list(owner)).items).toEqual([]);
  });

  it('fails no request when it cannot be written', async () => {
    const { owner, key } = await withKey();
    const updates = watchUpdates({ fail: true });
    expect((await callWith(key)).status).toBe(200);
    expect(updates()).toBe(1);
    expect((await list(owner)).items[0]?.lastUsedAt).toBeNull();
  });
});

describe('revoking a key', () => {
  it('is done once: 404 after', async () => {
    const { owner, id } = await withKey();
    const answers = await Promise.all([revoke(owner, id), revoke(owner, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const count = await ThingCount.get({ workspaceId: owner.user.workspaceId, name: 'apiKeys' }).go();
    expect(count.data?.count).toBe(0);
  });

  it('of another workspace is 404 and takes nothing away', async () => {
    const [{ key, id }, other] = await Promise.all([withKey(), signedInUser()]);
    expect((await revoke(other, id)).status).toBe(404);
    expect((await callWith(key)).status).toBe(200);
  });
});

it('writes audit lines without the key', async () => {
  const { owner, key, id } = await withKey();
  await revoke(owner, id);
  const { data } = await AuditLine.query.byWorkspace(owner.user).go();
  const lines = data.filter(({ type }) => type.startsWith('api_key.'));
  expect(lines.map(({ type, entityId }) => [type, entityId])).toEqual([
    ['api_key.created', id],
    ['api_key.deleted', id],
  ]);
  expect(JSON.stringify(data)).not.toContain(key.slice(3, 20));
});
