import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { env } from '../../platform/env.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { Integration } from '../core/integration.entity.ts';
import { metaTokenOf } from './meta-token.door.ts';
import { workspacesWithMeta } from './workspaces-with-meta.door.ts';

const accessToken = 'EAAB0123456789abcdefWXYZ';
const none = { connected: false, hint: null, updatedAt: null };

type Owner = Awaited<ReturnType<typeof signedInUser>>;
const read = async ({ token }: Owner) => (await call(settings.getMetaIntegration, { token })).data.integration;
const connect = ({ token }: Owner, body = { accessToken }) => call(settings.updateMetaIntegration, { token, body });
const forget = ({ token }: Owner) => call(settings.deleteMetaIntegration, { token });
const lines = async ({ user }: Owner) =>
  (await AuditLine.query.byWorkspace(user).go()).data.filter(({ type }) => type.startsWith('integration.'));

async function rawItem({ user }: Owner): Promise<Record<string, unknown>> {
  const { Key } = Integration.get({ workspaceId: user.workspaceId, name: 'meta' }).params<{ Key: object }>();
  const { Item } = await documentClient.send(new GetCommand({ TableName: env.TABLE_NAME, Key }));
  return Item ?? {};
}

async function connectedWorkspaces(): Promise<string[]> {
  const found: string[] = [];
  for await (const page of workspacesWithMeta()) found.push(...page);
  return found;
}

describe('the Meta integration', () => {
  it('is not there at first', async () => {
    const { status, data } = await call(settings.getMetaIntegration, await signedInUser());
    expect(status).toBe(200);
    expect(data.integration).toEqual(none);
  });

  it('keeps a token and tells its end only', async () => {
    const owner = await signedInUser();
    const { status, data, text } = await connect(owner);
    expect(status).toBe(200);
    expect(data.integration).toMatchObject({ connected: true, hint: 'WXYZ' });
    expect(text).not.toContain('EAAB');
    expect(await read(owner)).toEqual(data.integration);
    expect(await metaTokenOf(owner.user.workspaceId)).toBe(accessToken);
  });

  it('holds no token in the table, in any form that reads', async () => {
    const owner = await signedInUser();
    await connect(owner);
    const item = await rawItem(owner);
    const texts = JSON.stringify(item);
    expect(item.hint).toBe('WXYZ');
    for (const encoding of ['utf8', 'hex', 'base64', 'base64url'] as const)
      expect(texts).not.toContain(Buffer.from(accessToken.slice(0, 15)).toString(encoding));
  });

  it('opens the token for its workspace alone', async () => {
    const [owner, other] = await Promise.all([signedInUser(), signedInUser()]);
    await connect(owner);
    expect(await read(other)).toEqual(none);
    expect(await metaTokenOf(other.user.workspaceId)).toBeNull();
    const { data } = await Integration.get({ workspaceId: owner.user.workspaceId, name: 'meta' }).go();
    if (data) await Integration.put({ ...data, workspaceId: other.user.workspaceId }).go();
    expect((await read(other)).connected).toBe(true);
    expect(await metaTokenOf(other.user.workspaceId)).toBeNull();
  });

  it('replaces a token and keeps one', async () => {
    const owner = await signedInUser();
    await connect(owner);
    await connect(owner, { accessToken: `${accessToken}9876` });
    expect((await read(owner)).hint).toBe('9876');
    expect(await metaTokenOf(owner.user.workspaceId)).toBe(`${accessToken}9876`);
  });

  it('forgets the token, once or twice', async () => {
    const owner = await signedInUser();
    await connect(owner);
    const [one, two] = await Promise.all([forget(owner), forget(owner)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.data.integration).toEqual(none);
    expect(await rawItem(owner)).toEqual({});
    expect(await metaTokenOf(owner.user.workspaceId)).toBeNull();
  });

  it('writes audit lines without the token, and none for what changes nothing', async () => {
    const owner = await signedInUser();
    await forget(owner);
    await connect(owner);
    await forget(owner);
    await forget(owner);
    const found = await lines(owner);
    expect(found.map(({ type }) => type)).toEqual(['integration.meta_connected', 'integration.meta_disconnected']);
    expect(JSON.stringify(found)).not.toContain('EAAB');
  });

  it('lists the connected workspaces, for what runs by the clock', async () => {
    const [owner, gone] = await Promise.all([signedInUser(), signedInUser()]);
    await Promise.all([connect(owner), connect(gone)]);
    await forget(gone);
    const found = await connectedWorkspaces();
    expect(found).toContain(owner.user.workspaceId);
    expect(found).not.toContain(gone.user.workspaceId);
  });

  it.each([
    [{}],
    [{ accessToken: '' }],
    [{ accessToken: 'a\nb' }],
    [{ accessToken: 'EAAB jeton' }],
    [{ accessToken: 'EAABé' }],
    [{ accessToken: 'x'.repeat(1_001) }],
  ])('refuses %j and changes nothing', async (body) => {
    const owner = await signedInUser();
    await connect(owner);
    const raw = { token: owner.token, rawBody: JSON.stringify(body) };
    const { status, error } = await callRaw(settings.updateMetaIntegration, raw);
    expect(status).toBe(400);
    expect(error.details?.map(({ path }) => path)).toEqual(['accessToken']);
    expect((await read(owner)).hint).toBe('WXYZ');
  });
});
