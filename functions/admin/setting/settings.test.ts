import { afterEach, expect, it } from 'vitest';
import * as contract from '../../../shared/admin/setting.contract.ts';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { getHealth } from '../../../shared/health/health.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { setSettingsPart } from '../../platform/system/system-settings.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { accept, invited, newcomer } from '../../team/testing/team.ts';

/** Each test finds a platform that nobody has set. */
afterEach(() => setSettingsPart(newId('stc')));

const administrator = () => signedInUser({ role: 'admin' });
type Person = Awaited<ReturnType<typeof administrator>>;
type Body = { value: unknown; version: number; reason?: string };

const read = async ({ token }: Person, key: string) =>
  (await call(contract.listSystemSettings, { token })).data.items.find((one) => one.key === key);
const change = ({ token }: Person, key: string, body: Body) =>
  call(contract.updateSystemSetting, { token, params: { key }, body: body as never });
const history = ({ token }: Person, key: string, query: object = {}) =>
  call(contract.listSettingChanges, { token, params: { key }, query: query as never });
const register = (email = uniqueEmail()) =>
  call(auth.register, { body: { email, password, firstName: 'Paul', lastName: 'Marchand' } });
const lineOf = async (settingKey: string, { user }: Person) => {
  const { data } = await AuditLine.query
    .byWorkspace({ workspaceId: 'platform' })
    .go({ pages: 'all', consistent: true });
  return data.filter(({ actorId, entityId }) => actorId === user.userId && entityId === settingKey);
};

it('is set, told with who set it, and given back its default', async () => {
  const admin = await administrator();
  const { userId: id } = admin.user;
  expect(await read(admin, 'signups.open')).toMatchObject({
    ...{ type: 'boolean', value: true, default: true, danger: false, version: 0, updatedAt: null, updatedBy: null },
    group: { value: 'access', label: 'Accès' },
  });
  const closed = await change(admin, 'signups.open', { value: false, version: 0, reason: 'Trop de robots' });
  expect([closed.status, closed.data.setting]).toMatchObject([200, { value: false, version: 1 }]);
  expect(await read(admin, 'signups.open')).toEqual(closed.data.setting);
  expect(closed.data.setting.updatedBy).toEqual({ id, name: 'Camille Moreau' });
  const back = await change(admin, 'signups.open', { value: null, version: 1 });
  expect(back.data.setting).toMatchObject({ value: true, version: 2 });
  const { data } = await history(admin, 'signups.open');
  expect(data.items).toMatchObject([
    { from: false, to: null, reason: null, by: { id } },
    { from: null, to: false, reason: 'Trop de robots', by: { name: 'Camille Moreau' } },
  ]);
  expect((await lineOf('signups.open', admin)).map(({ type, values }) => ({ type, values }))).toEqual([
    { type: 'setting.updated', values: [{ field: 'value', from: null, to: false }] },
    { type: 'setting.updated', values: [{ field: 'value', from: false, to: null }] },
  ]);
});

it('pages its history, each change once', async () => {
  const admin = await administrator();
  for (let version = 0; version < 5; version++)
    await change(admin, 'signups.open', { value: version % 2 === 1, version });
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { data } = await history(admin, 'signups.open', { limit: 2, ...(cursor && { cursor }) });
    found.push(...data.items.map(({ id }) => id));
    cursor = data.nextCursor;
  } while (cursor);
  expect(found).toEqual([...new Set(found)].sort().reverse());
  expect(found).toHaveLength(5);
});

it('keeps the first of several changes at once, and writes nothing for what holds already', async () => {
  const admin = await administrator();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => change(admin, 'signups.open', { value: false, version: 0 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await change(admin, 'signups.open', { value: false, version: 1 })).data.setting.version).toBe(1);
  expect((await history(admin, 'signups.open')).data.items).toHaveLength(1);
  expect((await change(admin, 'signups.open', { value: true, version: 0 })).status).toBe(409);
});

it('refuses a value of another type, a key that is none, and who may not', async () => {
  const admin = await administrator();
  for (const value of ['non', 1, 'true', {}]) {
    const { status, error } = await change(admin, 'signups.open', { value, version: 0 });
    expect([status, error.details?.[0]?.path]).toEqual([400, 'value']);
  }
  for (const key of ['signups', 'constructor', 'stop.everything'])
    for (const { status } of [await change(admin, key, { value: true, version: 0 }), await history(admin, key)])
      expect(status).toBe(404);
  const owner = await signedInUser();
  for (const person of [owner, await colleagueOf(owner.workspace)]) {
    const statuses = [
      await call(contract.listSystemSettings, { token: person.token }),
      await call(contract.listSettingChanges, { token: person.token, params: { key: 'signups.open' }, query: {} }),
      await call(contract.updateSystemSetting, {
        ...{ token: person.token, params: { key: 'signups.open' } },
        body: { value: false, version: 0 },
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403]);
  }
  expect(await read(admin, 'signups.open')).toMatchObject({ value: true, version: 0 });
});

it('takes a dangerous one with its reason alone, a moment that is one, and keeps texts out of the log', async () => {
  const admin = await administrator();
  for (const reason of [undefined, '', '  trop court ']) {
    const { status, error } = await change(admin, 'maintenance.mode', {
      value: 'off',
      version: 0,
      ...(reason && { reason: reason.slice(0, 9) }),
    });
    expect([status, error.details?.[0]?.path]).toEqual([400, 'reason']);
  }
  expect(
    (await change(admin, 'maintenance.mode', { value: 'half', version: 0, reason: 'Une bonne raison' })).status,
  ).toBe(400);
  for (const value of ['demain', '2026-13-01T00:00:00Z', '2026-11-28'])
    expect((await change(admin, 'maintenance.plannedAt', { value, version: 0 })).status).toBe(400);
  expect((await change(admin, 'maintenance.message', { value: 'x'.repeat(501), version: 0 })).status).toBe(400);
  const { data } = await change(admin, 'maintenance.message', { value: ' Retour à 9 h ', version: 0 });
  expect(data.setting.value).toBe('Retour à 9 h');
  expect(await lineOf('maintenance.message', admin)).toMatchObject([{ changed: ['value'] }]);
  expect((await lineOf('maintenance.message', admin))[0]?.values).toBeUndefined();
  // Another one, of the same item, at the same moment.
  const both = await Promise.all([
    change(admin, 'maintenance.message', { value: '', version: 1 }),
    change(admin, 'signups.open', { value: false, version: 0 }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read(admin, 'maintenance.message'))?.value).toBe('');
});

it('gives who registers from then on a longer trial, never a shorter one than the terms say', async () => {
  const admin = await administrator();
  const daysOf = async () => {
    const { trialEndsAt } = (await register()).data.user.plan;
    return Math.round((Date.parse(trialEndsAt ?? '') - Date.now()) / dayMs);
  };
  expect(await daysOf()).toBe(14);
  for (const value of [13, 91, 14.5, '20'])
    expect((await change(admin, 'trial.days', { value, version: 0 })).status).toBe(400);
  expect((await change(admin, 'trial.days', { value: 30, version: 0 })).status).toBe(200);
  expect(await daysOf()).toBe(30);
});

it('closes the inscriptions to all but who is invited', async () => {
  const [admin, owner] = await Promise.all([administrator(), signedInUser()]);
  const email = uniqueEmail();
  const { token } = await invited(owner, { email });
  await change(admin, 'signups.open', { value: false, version: 0 });
  const { status, error } = await register();
  expect([status, error.reason]).toEqual([403, 'signups_closed']);
  expect((await accept(token, newcomer)).status).toBe(200);
  await change(admin, 'signups.open', { value: true, version: 1 });
  expect((await register()).status).toBe(201);
});

it('takes who sells in its form alone, without its spaces', async () => {
  const admin = await administrator();
  const set = async (key: string, value: string, version = 0) => {
    const { status, data, error } = await change(admin, key, { value, version });
    return status === 200 ? data.setting.value : `${status} ${error.details?.[0]?.path}`;
  };
  for (const [key, wrong] of [
    ['seller.siren', '732 829 321'],
    ['seller.siren', '73282932'],
    ['seller.vatNumber', 'FR45732829320'],
    ['seller.vatNumber', 'une TVA'],
    ['seller.email', 'factures@'],
    ['support.email', 'aide reclame.example'],
    ['seller.name', 'Deux\nlignes'],
    ['seller.address', 'x'.repeat(201)],
  ] as const)
    expect([key, await set(key, wrong)]).toEqual([key, '400 value']);
  expect(await set('seller.siren', '732 829 320')).toBe('732829320');
  expect(await set('seller.vatNumber', 'fr 44 732 829 320')).toBe('FR44732829320');
  expect(await set('support.email', ' Aide@Reclame.example ')).toBe('aide@reclame.example');
  expect((await call(getHealth, {})).data.supportEmail).toBe('aide@reclame.example');
  expect((await lineOf('seller.siren', admin))[0]?.values).toBeUndefined();
});

it('a value of a megabyte is refused, and changes nothing', async () => {
  const admin = await administrator();
  for (const value of ['x'.repeat(1024 * 1024), ['x'.repeat(1024 * 1024)]])
    expect((await change(admin, 'maintenance.message', { value, version: 0 })).status).toBeOneOf([400, 413]);
  expect(await read(admin, 'maintenance.message')).toMatchObject({ value: '', version: 0 });
});

it('a flag is set whole, told in the profile of the workspaces that have it, and logged by its parts', async () => {
  const [admin, owner] = [await administrator(), await signedInUser()];
  const { workspaceId } = owner.workspace;
  const flags = async () => (await call(auth.getProfile, { token: owner.token })).data.user.flags;
  const key = 'flag.expectedRank';
  expect(await flags()).toEqual(['expectedRank']);
  for (const value of [true, { on: true }, { on: true, percent: 101, workspaceIds: [] }]) {
    const { status, error } = await change(admin, key, { value, version: 0 });
    expect([status, error.details?.[0]?.path]).toEqual([400, 'value']);
  }
  await change(admin, key, { value: { on: true, percent: 0, workspaceIds: [] }, version: 0 });
  expect(await flags()).toEqual([]);
  await change(admin, key, { value: { on: true, percent: 0, workspaceIds: [workspaceId] }, version: 1 });
  expect(await flags()).toEqual(['expectedRank']);
  expect((await lineOf(key, admin)).map(({ values }) => values)).toEqual([
    [{ field: 'percent', from: 100, to: 0 }],
    [{ field: 'workspaces', from: 0, to: 1 }],
  ]);
  expect((await history(admin, key)).data.items[0]?.to).toEqual({ on: true, percent: 0, workspaceIds: [workspaceId] });
  expect((await change(admin, 'flag.unknown', { value: true, version: 0 })).status).toBe(404);
});
