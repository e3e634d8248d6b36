import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import * as contract from '../../../shared/notifications/preferences.contract.ts';
import { tellEvent } from '../../events/testing/dispatch-all.ts';
import { documentClient } from '../../platform/db/client.ts';
import { newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { colleague, due, list, noticesTo, type Owner, type Told, tell } from '../testing/told.ts';

const failing: Told = { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } };

const read = async ({ token }: Owner) => (await call(contract.getPreferences, { token })).data.preferences;
const change = ({ token }: Owner, body: Record<string, unknown>, version = 0) =>
  call(contract.updatePreferences, {
    token,
    body: { ...body, version } as RouteInput<typeof contract.updatePreferences>['body'],
  });
const ofType = async (owner: Owner, type: string) => (await read(owner)).types.find((one) => one.type === type);

describe('preferences', () => {
  it('are those of everyone until some are chosen, and then of one person in one workspace', async () => {
    const owner = await signedInUser();
    const other = await colleague(owner);
    expect(await read(owner)).toMatchObject({
      digest: { frequency: 'off', hour: 8, weekday: 1 },
      quietHours: null,
      version: 0,
    });
    expect(await ofType(owner, 'webhook.failing')).toEqual({
      ...{ type: 'webhook.failing', label: 'Webhook qui ne répond plus', category: 'webhooks' },
      ...{ required: false, inApp: true, email: 'now' },
    });
    expect(await ofType(owner, 'import.completed')).toMatchObject({ category: 'system', email: 'digest' });
    const types = [{ type: 'webhook.failing', email: 'off' }];
    const { data } = await change(owner, { types, quietHours: { from: 22, to: 7 } });
    expect(data.preferences).toEqual(await read(owner));
    expect(data.preferences).toMatchObject({ quietHours: { from: 22, to: 7 }, version: 1 });
    expect(await ofType(owner, 'webhook.failing')).toMatchObject({ inApp: true, email: 'off' });
    await change(owner, { types: [{ type: 'webhook.failing', inApp: false }], quietHours: null }, 1);
    expect(await ofType(owner, 'webhook.failing')).toMatchObject({ inApp: false, email: 'off' });
    expect(await read(owner)).toMatchObject({ quietHours: null, version: 2 });
    expect(await read(other)).toMatchObject({ version: 0 });
  });

  it('are of what someone may be told of', async () => {
    const owner = await signedInUser();
    const viewer = await colleague(owner, {}, { role: 'viewer' });
    const types = (await read(viewer)).types.map(({ type }) => type);
    expect(types).toContain('prospect.action_due');
    expect(types).not.toContain('member.joined');
    expect(types).not.toContain('webhook.failing');
  });

  it('are changed by one of two who read the same version', async () => {
    const owner = await signedInUser();
    const digests = (hour: number) => ({ digest: { frequency: 'daily', hour, weekday: 1 } });
    const first = await Promise.all([change(owner, digests(6)), change(owner, digests(7)), change(owner, digests(9))]);
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const second = await Promise.all([change(owner, digests(6), 1), change(owner, digests(7), 1)]);
    expect(second.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(owner)).version).toBe(2);
  });

  it.each([
    [{ types: [{ type: 'nothing.known' }] }, 'types.0.type'],
    [{ digest: { frequency: 'hourly', hour: 8, weekday: 1 } }, 'digest.frequency'],
    [{ digest: { frequency: 'daily', hour: 24, weekday: 1 } }, 'digest.hour'],
    [{ quietHours: { from: 7, to: 7 } }, 'quietHours'],
    [{ types: [{ type: 'webhook.failing', email: 'later' }] }, 'types.0.email'],
  ])('refuses %j', async (body, path) => {
    const owner = await signedInUser();
    const { status, error } = await change(owner, body);
    expect([status, error.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
    expect((await read(owner)).version).toBe(0);
  });
});

describe('what is told', () => {
  it('is neither listed nor mailed nor stored where it is off', async () => {
    const owner = await signedInUser();
    const other = await colleague(owner);
    await change(owner, { types: [{ type: 'webhook.failing', inApp: false, email: 'off' }] });
    await tell(owner, failing);
    expect((await list(owner)).items).toEqual([]);
    expect((await list(other)).items).toHaveLength(1);
    expect([(await mailsTo(owner.email)).length, (await mailsTo(other.email)).length]).toEqual([0, 1]);
  });

  it('is mailed as its news says it, when that is asked of what has no mail of its own', async () => {
    const owner = await signedInUser({ emailProvenAt: new Date().toISOString() });
    await change(owner, { types: [{ type: 'prospect.action_due', inApp: false, email: 'now' }] });
    await tell(owner, due);
    expect((await list(owner)).items).toEqual([]);
    const [mail] = await noticesTo(owner);
    expect(mail?.subject).toBe('Rappeler\u00a0: Jeanne Delmas');
    expect(mail?.text).toContain('/prospects?prospect=pro_1');
  });

  it('is not mailed to who wants it no more once it is on its way', async () => {
    const owner = await signedInUser();
    await change(owner, { types: [{ type: 'prospect.action_due', email: 'now' }] });
    await tell(owner, due);
    await change(owner, { types: [{ type: 'prospect.action_due', email: 'off' }] }, 1);
    expect(await noticesTo(owner)).toEqual([]);
  });

  it('reads what two hundred people want in as many calls as there are hundreds of them', async () => {
    const owner = await signedInUser();
    const others = await Promise.all(Array.from({ length: 120 }, () => colleague(owner)));
    await change(others[7] as Owner, { types: [{ type: 'webhook.failing', inApp: false, email: 'off' }] });
    const calls = vi.spyOn(documentClient, 'send');
    await tellEvent(newEvent(owner.user, failing, new Date()));
    const batches = calls.mock.calls.filter(([command]) => command instanceof BatchGetCommand);
    calls.mockRestore();
    // Two pages of members with who they are, and what they want.
    expect(batches).toHaveLength(4);
    expect((await list(others[7] as Owner)).unreadCount).toBe(0);
    expect((await list(others[119] as Owner)).unreadCount).toBe(1);
  });
});
