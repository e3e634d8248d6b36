import { expect, it } from 'vitest';
import * as permissions from '../../../shared/admin/permission.contract.ts';
import * as users from '../../../shared/admin/user.contract.ts';
import { registry } from '../../../shared/registry.ts';
import { createApiKey } from '../../../shared/settings/api-keys.contract.ts';
import { Administrators } from '../../platform/identity/administrators.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

type Person = Awaited<ReturnType<typeof signedInUser>>;
type Asked = Parameters<typeof call<typeof permissions.updateUserPermissions>>[1]['body'];

const [support, admin, strong, person] = await Promise.all([
  signedInUser({ adminGrants: ['admin:users'] }),
  signedInUser({ role: 'admin' }),
  signedInUser({ adminGrants: ['admin:users', 'admin:settings'] }),
  signedInUser(),
]);
const idOf = ({ user }: Person) => user.userId;
const change = (whom: Person, body: object, { token } = support) =>
  call(users.updateUser, { token, params: { id: idOf(whom) }, body: { version: 1, ...body } });
const act = (whom: Person, action: 'revoke_sessions' | 'send_reset_link') =>
  call(users.actOnUser, { token: support.token, params: { id: idOf(whom) }, body: { action } });
const give = (whom: Person, body: Partial<Asked>, { token } = support) =>
  call(permissions.updateUserPermissions, {
    token,
    params: { id: idOf(whom) },
    body: { workspaceId: whom.workspace.workspaceId, grants: [], refusals: [], version: 2, ...body },
  });
const refused = async (asked: Promise<{ status: number; error: { reason?: string | null } }>) => {
  const { status, error } = await asked;
  return [status, error.reason];
};

it('lets who has one permission of the platform do that and nothing else of it', async () => {
  const others = registry.filter(
    ({ auth }) => auth.startsWith('admin:') && auth !== 'admin:users' && auth !== 'admin:any',
  );
  expect(others.length).toBeGreaterThan(5);
  for (const route of others) {
    const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
    const { status } = await callRaw(route, { token: support.token, params, rawQuery: '', rawBody: '{}' });
    expect([route.operation, status]).toEqual([route.operation, 403]);
  }
  expect((await call(users.searchUsers, { token: support.token, query: {} })).status).toBe(200);
  expect((await change(person, { status: 'suspended' })).status).toBe(200);
  expect((await change(person, { status: 'active', version: 2 })).status).toBe(200);
});

it('lets them nowhere up: no role, no grant, no way by another’s account or their own', async () => {
  const beyond = [403, 'beyond_own'];
  expect(await refused(change(person, { role: 'admin', version: 3 }))).toEqual(beyond);
  for (const above of [admin, strong]) {
    expect(await refused(change(above, { role: 'member' }))).toEqual(beyond);
    expect(await refused(change(above, { status: 'suspended' }))).toEqual(beyond);
    expect(await refused(act(above, 'revoke_sessions'))).toEqual(beyond);
    expect(await refused(act(above, 'send_reset_link'))).toEqual(beyond);
    expect(await refused(give(above, { grants: ['billing:manage'] }))).toEqual(beyond);
    expect(await refused(give(above, { adminGrants: [] }))).toEqual(beyond);
    const { data } = await call(permissions.getUserPermissions, {
      token: support.token,
      params: { id: idOf(above) },
      query: {},
    });
    expect([...data.permissions.rows, ...data.permissions.adminRows].filter(({ locked }) => !locked)).toEqual([]);
  }
  for (const permission of ['admin:plans', 'admin:payments', 'admin:activity', 'admin:settings'] as const)
    expect(await refused(give(person, { adminGrants: ['admin:users', permission], version: 4 }))).toEqual(beyond);
  for (const asked of [change(support, { role: 'admin' }), give(support, { adminGrants: ['admin:settings'] })])
    expect(await refused(asked)).toEqual([409, 'own_account']);
  const key = { name: 'Clé', permissions: ['admin:users'] };
  expect((await callRaw(createApiKey, { token: support.token, rawBody: JSON.stringify(key) })).status).toBe(400);
  const { data } = await User.get(support.user).go({ consistent: true });
  expect([data?.role, data?.adminGrants]).toEqual(['member', ['admin:users']]);
});

it('lets them give what they hold, until it is taken from them', async () => {
  expect((await give(person, { adminGrants: ['admin:users'], version: 4 })).status).toBe(200);
  const { user } = await colleagueOf(person.workspace);
  const asked = { ...person, user: { ...user, workspaceId: '' } };
  expect((await give(asked, { grants: ['billing:manage'] })).status).toBe(200);
  expect((await give(support, { adminGrants: [] }, admin)).status).toBe(200);
  expect(await refused(give(person, { adminGrants: [], version: 5 }))).toEqual([403, 'forbidden']);
});

it('gives nothing back that was given before someone was made an administrator', async () => {
  const before = await signedInUser({ adminGrants: ['admin:users', 'admin:plans'] });
  expect((await change(before, { role: 'admin' }, admin)).data.user.adminGrants).toEqual([]);
  await Administrators.put({ part: 'all', userIds: [idOf(admin), idOf(before)] }).go();
  expect((await change(before, { role: 'member', version: 2 }, admin)).data.user.adminGrants).toEqual([]);
});
