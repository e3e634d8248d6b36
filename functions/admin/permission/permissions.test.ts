import { expect, it } from 'vitest';
import * as permissions from '../../../shared/admin/permission.contract.ts';
import { searchUsers } from '../../../shared/admin/user.contract.ts';
import { listBoards } from '../../../shared/boards/board.contract.ts';
import { listActivity } from '../../../shared/journal/activity.contract.ts';
import { registry } from '../../../shared/registry.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';

type Asked = Parameters<typeof call<typeof permissions.updateUserPermissions>>[1]['body'];

/** How often a right is taken and given back; a thousand when it is measured. */
const changes = Number(process.env.RIGHTS_CHANGES ?? 10);

const admin = await signedInUser({ role: 'admin' });
const owner = await signedInUser();
const { workspaceId } = owner.workspace;
const get = (id: string, workspace?: string, { token } = admin) =>
  call(permissions.getUserPermissions, { token, params: { id }, query: workspace ? { workspaceId: workspace } : {} });
const put = (id: string, body: Partial<Asked>, { token } = admin) =>
  call(permissions.updateUserPermissions, {
    token,
    params: { id },
    body: { workspaceId, grants: [], refusals: [], version: 2, ...body },
  });
const shown = async (id: string) => (await get(id, workspaceId)).data.permissions;
const linesOf = async (chain: string, entityId: string) => {
  const { data } = await AuditLine.query.byWorkspace({ workspaceId: chain }).go({ pages: 'all' });
  return data
    .filter((line) => line.entityId === entityId && line.type === 'user.permissions_changed')
    .map(({ actorId, values }) => ({ actorId, values }));
};

it('shows row by row what someone may do, where it comes from and how many routes ask for it', async () => {
  const place = { role: 'viewer', grants: ['boards:export'], refusals: ['ads:read'] } as const;
  const { user } = await colleagueOf(owner.workspace, place, { adminGrants: ['admin:users'] });
  const { data } = await get(user.userId, workspaceId);
  const { rows, adminRows, routes, ...rest } = data.permissions;
  expect(rest).toEqual({ userId: user.userId, workspaceId, role: 'member', workspaceRole: 'viewer', version: 2 });
  const row = (permission: string) => [...rows, ...adminRows].find((one) => one.permission === permission);
  const asking = (permission: string) => registry.filter(({ auth }) => auth === permission).length;
  expect(row('boards:read')).toEqual({
    permission: 'boards:read',
    word: 'boards',
    verb: 'read',
    label: 'Boards\u00a0: lire',
    base: true,
    effective: true,
    source: 'role',
    locked: false,
    routes: asking('boards:read'),
  });
  expect(asking('boards:read')).toBeGreaterThan(2);
  expect(row('boards:export')).toMatchObject({ base: false, effective: true, source: 'granted' });
  expect(row('ads:read')).toMatchObject({ base: true, effective: false, source: 'refused' });
  expect(row('ads:write')).toMatchObject({ base: false, effective: false, source: 'none', locked: false });
  expect(row('workspace:own')).toMatchObject({ effective: false, locked: true });
  expect(row('admin:users')).toMatchObject({ base: false, effective: true, source: 'granted', locked: false });
  expect(row('admin:plans')).toMatchObject({ base: false, effective: false, source: 'none', locked: false });
  const each = [...rows, ...adminRows].reduce((sum, one) => sum + one.routes, 0);
  expect(each + routes.open + routes.anyAdmin).toBe(routes.all);
  expect(routes.all).toBe(registry.filter(({ auth }) => auth !== 'creator').length);
});

it('says what nobody may change: of an owner, of an administrator, of oneself', async () => {
  const locked = async (id: string, workspace?: string) => {
    const { rows, adminRows } = (await get(id, workspace)).data.permissions;
    return [rows, adminRows].map((list) => list.filter((one) => !one.locked).length);
  };
  expect(await locked(owner.user.userId)).toEqual([0, 5]);
  expect(await locked(admin.user.userId)).toEqual([0, 0]);
  const other = await colleagueOf(owner.workspace, { role: 'member' }, { role: 'admin' });
  expect((await locked(other.user.userId, workspaceId))[1]).toBe(0);
  expect((await shown(other.user.userId)).adminRows.map(({ source }) => source)).toEqual(Array(5).fill('role'));
});

it('looks at a place of the person, and at none of theirs elsewhere', async () => {
  const person = await signedInUser();
  await joined(person.user, workspaceId, { role: 'viewer' });
  // Where a sign-in leads: the last one joined.
  expect((await get(person.user.userId)).data.permissions.workspaceRole).toBe('viewer');
  const own = await get(person.user.userId, person.workspace.workspaceId);
  expect(own.data.permissions.workspaceRole).toBe('owner');
  expect((await get(person.user.userId, admin.workspace.workspaceId)).status).toBe(404);
  expect((await get('usr_unknown')).status).toBe(404);
  expect((await get(person.user.userId, undefined, owner)).status).toBe(403);
  await User.patch(person.user).remove(['workspaceIds']).go();
  const { data } = await get(person.user.userId);
  expect(data.permissions).toMatchObject({ workspaceId: null, workspaceRole: null, rows: [], version: 1 });
  const answer = await put(person.user.userId, { workspaceId: null, adminGrants: ['admin:plans'], version: 1 });
  expect([answer.status, answer.data.permissions.version]).toEqual([200, 2]);
});

it('keeps the difference from the role, and tells it in the log of the workspace and of the platform', async () => {
  const { user } = await colleagueOf(owner.workspace, { role: 'member', grants: ['settings:write'] });
  const asked = {
    grants: ['prospects:export', 'settings:export', 'settings:write'],
    refusals: ['billing:manage', 'boards:delete'],
    adminGrants: ['admin:activity', 'admin:users', 'admin:users'],
  } satisfies Partial<Asked>;
  const answer = await put(user.userId, asked);
  expect([answer.status, answer.data.permissions.version]).toEqual([200, 4]);
  const { data: member } = await Member.get({ workspaceId, userId: user.userId }).go();
  expect(member).toMatchObject({ grants: ['settings:write', 'settings:export'], refusals: ['boards:delete'] });
  const { data: person } = await User.get(user).go();
  expect(person?.adminGrants).toEqual(['admin:users', 'admin:activity']);
  const actorId = admin.user.userId;
  expect(await linesOf(workspaceId, user.userId)).toEqual([
    {
      actorId,
      values: [
        { field: 'grants', from: ['settings:write'], to: ['settings:write', 'settings:export'] },
        { field: 'refusals', from: [], to: ['boards:delete'] },
      ],
    },
  ]);
  const values = [{ field: 'adminGrants', from: [], to: ['admin:users', 'admin:activity'] }];
  expect(await linesOf('platform', user.userId)).toEqual([{ actorId, values }]);
  const { data: log } = await call(listActivity, { token: owner.token, query: { entityId: user.userId } });
  expect(log.items[0]).toMatchObject({ label: 'Permissions changées', actor: { id: actorId, name: 'Camille Moreau' } });
  expect((await put(user.userId, { ...asked, version: 4 })).data.permissions.version).toBe(4);
  expect(await linesOf('platform', user.userId)).toHaveLength(1);
  const { data: found } = await call(searchUsers, { token: admin.token, query: { q: user.email } });
  expect(found.items[0]?.adminGrants).toEqual(['admin:users', 'admin:activity']);
});

it('refuses what is no list, what is not current, an owner’s whole and one’s own account first', async () => {
  const { user } = await colleagueOf(owner.workspace);
  const reason = async (asked: ReturnType<typeof put>) => {
    const { status, error } = await asked;
    return [status, error.reason ?? error.code];
  };
  expect(await reason(put(user.userId, { version: 1 }))).toEqual([409, 'conflict']);
  for (const body of [
    { grants: ['settings:write'], refusals: ['settings:write'] },
    { grants: ['workspace:own'] },
    { grants: ['boards:fly'] },
    { adminGrants: ['admin:all'] },
    { refusals: null },
  ])
    expect((await put(user.userId, body as never)).status, JSON.stringify(body)).toBe(400);
  expect(await reason(put(owner.user.userId, { refusals: ['boards:read'] }))).toEqual([409, 'owner_whole']);
  expect((await put(owner.user.userId, { grants: ['boards:read'] })).data.permissions.version).toBe(2);
  expect(await reason(put(admin.user.userId, { workspaceId: 'wks_x', version: 9 }))).toEqual([409, 'own_account']);
  expect((await put(user.userId, { workspaceId: admin.workspace.workspaceId })).status).toBe(404);
  expect((await put('usr_unknown', {})).status).toBe(404);
  expect(await shown(user.userId)).toMatchObject({ version: 2 });
});

it('drops what an administrator is given beside the role, which brings it all', async () => {
  const { user } = await colleagueOf(owner.workspace, { role: 'member' }, { role: 'admin' });
  expect((await put(user.userId, { adminGrants: ['admin:users'] })).data.permissions.version).toBe(2);
  const { data } = await User.get(user).go();
  expect(data?.adminGrants ?? []).toEqual([]);
});

it('takes one of two that are asked at once', async () => {
  const { user } = await colleagueOf(owner.workspace);
  const other = await signedInUser({ role: 'admin' });
  const answers = await Promise.all([
    put(user.userId, { refusals: ['boards:read'] }),
    put(user.userId, { adminGrants: ['admin:plans'] }, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('holds at the very next call, for open sessions and for API keys', { timeout: 600_000 }, async () => {
  const person = await colleagueOf(owner.workspace);
  const { userId } = person.user;
  const { key } = await newApiKey(owner.token, ['boards:read']);
  const theirs = await signedIn(person.user, workspaceId);
  await put(userId, { grants: ['settings:write'] });
  const own = await newApiKey(person.token, ['boards:read']);
  let version = 3;
  for (let time = 0; time < changes; time++) {
    const away = time % 2 === 0;
    const grants = ['settings:write' as const];
    const answer = await put(userId, { grants, refusals: away ? ['boards:read'] : [], version });
    version = answer.data.permissions.version;
    const statuses = await Promise.all(
      [person.token, theirs.token, own.key, key].map(
        async (token) => (await callRaw(listBoards, { token, rawQuery: '' })).status,
      ),
    );
    expect(statuses).toEqual(away ? [403, 403, 403, 200] : [200, 200, 200, 200]);
  }
  const users = async () => (await call(searchUsers, { token: theirs.token, query: {} })).status;
  expect(await users()).toBe(403);
  const given = await put(userId, { adminGrants: ['admin:users'], version });
  expect(await users()).toBe(200);
  await put(userId, { adminGrants: [], version: given.data.permissions.version });
  expect(await users()).toBe(403);
});
