import { expect, it } from 'vitest';
import * as users from '../../../shared/admin/user.contract.ts';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Administrators } from '../../platform/identity/administrators.entity.ts';
import { call } from '../../platform/testing/call.ts';
import {
  colleagueOf,
  joined,
  password,
  signedIn,
  signedInUser,
  uniqueEmail,
} from '../../platform/testing/factories.ts';
import { mailsTo, resetTokenOf } from '../../platform/testing/mails.ts';

type Person = Awaited<ReturnType<typeof signedInUser>>;

const admin = await signedInUser({ role: 'admin' });
const search = (query: Parameters<typeof call<typeof users.searchUsers>>[1]['query'], { token } = admin) =>
  call(users.searchUsers, { token, query });
const get = (id: string) => call(users.getUser, { token: admin.token, params: { id } });
const change = (id: string, body: Parameters<typeof call<typeof users.updateUser>>[1]['body'], { token } = admin) =>
  call(users.updateUser, { token, params: { id }, body });
const act = (id: string, action: 'revoke_sessions' | 'send_reset_link') =>
  call(users.actOnUser, { token: admin.token, params: { id }, body: { action } });
const profile = ({ token }: { token: string }) => call(auth.getProfile, { token });
const login = (email: string, typed = password) => call(auth.login, { body: { email, password: typed } });
const typesOf = async (userId: string) => {
  const { data } = await AuditLine.query.byWorkspace({ workspaceId: 'platform' }).go({ pages: 'all' });
  return data.filter(({ entityId }) => entityId === userId).map(({ type, actorId }) => [type, actorId]);
};
/** The administrators that there are, and no others: as whoever made them has counted them. */
const only = (...them: Person[]) =>
  Administrators.put({ part: 'all', userIds: them.map(({ user }) => user.userId) }).go();

it('finds people by words of their name and address, as soon as anything of them has changed', async () => {
  const word = `z${Date.now()}`;
  const person = await signedInUser({ firstName: 'Églantine', lastName: word });
  const found = async (q: string) => (await search({ q })).data.items.map(({ id }) => id);
  expect(await found(`egl ${word}`)).toEqual([person.user.userId]);
  expect(await found(person.email)).toEqual([person.user.userId]);
  await call(auth.updateProfile, { token: person.token, body: { firstName: 'Odile' } });
  expect(await found(`odi ${word}`)).toEqual([person.user.userId]);
  expect(await found(`egl ${word}`)).toEqual([]);
  const email = uniqueEmail();
  await call(auth.register, { body: { email, password, firstName: 'Neuf', lastName: word } });
  expect(await found(`neuf ${word}`)).toHaveLength(1);
});

it('filters, counts and sorts, a page at a time', async () => {
  const word = `q${Date.now()}`;
  const on = { lastName: word };
  const paying = await signedInUser(
    { ...on, firstName: 'Anne', createdAt: '2026-01-03T00:00:00.000Z' },
    { plan: 'enterprise' },
  );
  const suspended = await signedInUser({
    ...on,
    firstName: 'Carole',
    createdAt: '2026-01-02T00:00:00.000Z',
    status: 'suspended',
  });
  const runs = await signedInUser({ ...on, firstName: 'Bruno', createdAt: '2026-01-01T00:00:00.000Z', role: 'admin' });
  const ids = [paying, suspended, runs].map(({ user }) => user.userId);
  const idsOf = ({ data }: Awaited<ReturnType<typeof search>>) => data.items.map(({ id }) => id);
  const all = await search({ q: word });
  expect(idsOf(all)).toEqual(ids);
  expect(idsOf(await search({ q: word, sort: 'name' }))).toEqual([ids[0], ids[2], ids[1]]);
  expect(all.data.items[0]?.workspaces).toMatchObject([{ name: 'Agence', role: 'owner', planCode: 'enterprise' }]);
  const some = await search({ q: word, status: ['active'], planCode: ['starter'] });
  expect([idsOf(some), some.data.total]).toEqual([[ids[2]], 1]);
  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.map((one) => [one.value, one.count]));
  expect(counts(some.data.facets.status)).toEqual({ active: 1, suspended: 1, deleting: 0 });
  expect(counts(some.data.facets.planCode)).toEqual({ starter: 1, professional: 0, enterprise: 1 });
  expect(counts(some.data.facets.role)).toEqual({ admin: 1, member: 0 });
  expect(idsOf(await search({ q: word, workspaceId: paying.workspace.workspaceId }))).toEqual([ids[0]]);
  expect(idsOf(await search({ q: word, seenBefore: '2026-01-01' }))).toEqual([]);
  expect(idsOf(await search({ q: word, seenBefore: '2099-01-01' }))).toEqual(ids);
  const first = await search({ q: word, limit: '2' });
  expect(idsOf(first)).toEqual(ids.slice(0, 2));
  const rest = await search({ q: word, limit: '2', cursor: first.data.nextCursor ?? '' });
  expect([idsOf(rest), rest.data.nextCursor]).toEqual([ids.slice(2), null]);
});

it('tells where someone is signed in, and who has tried with their address', async () => {
  const person = await signedInUser();
  await signedIn(person.user, person.workspace.workspaceId, 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36');
  await login(person.email, 'Mauvais2026');
  const { data } = await get(person.user.userId);
  expect(data.user.sessions.map(({ workspaceName }) => workspaceName)).toEqual(['Agence', 'Agence']);
  expect(data.user).toMatchObject({ failedSignIns24h: 1, secondFactor: false, status: 'active', version: 1 });
  expect((await get('usr_unknown')).status).toBe(404);
});

it('suspends at once, by mail and in the log, and gives all back', async () => {
  const person = await signedInUser();
  const { refreshToken } = person;
  const { userId } = person.user;
  const answer = await change(userId, { status: 'suspended', version: 1 });
  expect(answer.data.user).toMatchObject({ status: 'suspended', version: 2 });
  expect(answer.data.soleOwnerOf).toEqual([{ id: person.workspace.workspaceId, name: 'Agence' }]);
  for (const refused of [
    await profile(person),
    await call(auth.refresh, { body: { refreshToken } }),
    await login(person.email),
  ])
    expect([refused.status, refused.error.reason]).toEqual([403, 'account_suspended']);
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Votre compte Réclame est suspendu']);
  expect((await change(userId, { status: 'active', version: 1 })).error.reason).toBe('conflict');
  await change(userId, { status: 'active', version: 2 });
  expect((await profile(person)).status).toBe(401);
  expect((await login(person.email)).status).toBe(200);
  expect((await mailsTo(person.email)).at(-1)?.subject).toBe('Votre compte Réclame est rétabli');
  expect(await typesOf(userId)).toEqual([
    ['user.suspended', admin.user.userId],
    ['user.restored', admin.user.userId],
  ]);
});

it('names no workspace that another owner is left in', async () => {
  const person = await signedInUser();
  await colleagueOf(person.workspace, { role: 'owner' });
  const { data } = await change(person.user.userId, { status: 'suspended', version: 1 });
  expect(data.soleOwnerOf).toEqual([]);
});

it('names a workspace whose other owner is suspended already', async () => {
  const person = await signedInUser();
  const other = await colleagueOf(person.workspace, { role: 'owner' });
  await change(other.user.userId, { status: 'suspended', version: 1 });
  const { data } = await change(person.user.userId, { status: 'suspended', version: 1 });
  expect(data.soleOwnerOf.map(({ id }) => id)).toEqual([person.workspace.workspaceId]);
});

it('makes and unmakes administrators, never of oneself', async () => {
  const person = await signedInUser();
  const { userId } = person.user;
  expect((await search({}, person)).status).toBe(403);
  await change(userId, { role: 'admin', version: 1 });
  expect((await search({}, person)).status).toBe(200);
  await only(admin, person);
  await change(userId, { role: 'member', version: 2 });
  expect((await search({}, person)).status).toBe(403);
  expect((await typesOf(userId)).map(([type]) => type)).toEqual(['user.role_changed', 'user.role_changed']);
  const own = await change(admin.user.userId, { role: 'member', version: 1 });
  expect([own.status, own.error.reason]).toEqual([409, 'own_account']);
});

it('closes sessions, and mails a link that the administrator never has', async () => {
  const person = await signedInUser();
  const { userId } = person.user;
  expect((await act(userId, 'revoke_sessions')).status).toBe(200);
  expect((await profile(person)).status).toBe(401);
  expect((await act(userId, 'send_reset_link')).status).toBe(200);
  // Before the next ones are asked for: only the newest of them works, and mails need not arrive in their order.
  const token = await resetTokenOf(person.email);
  expect((await call(auth.resetPassword, { body: { token, newPassword: 'Bonsoir2026' } })).status).toBe(200);
  const asked = [];
  for (let times = 0; times < 3; times++) asked.push((await act(userId, 'send_reset_link')).status);
  expect(asked).toEqual([200, 200, 429]);
  expect((await act('usr_unknown', 'revoke_sessions')).status).toBe(404);
});

it('shows a place as soon as someone has it', async () => {
  const [person, { workspace }] = await Promise.all([signedInUser({ lastName: `p${Date.now()}` }), signedInUser()]);
  const inThere = async () => (await search({ workspaceId: workspace.workspaceId })).data.items.map(({ id }) => id);
  expect(await inThere()).not.toContain(person.user.userId);
  await joined(person.user, workspace.workspaceId);
  expect(await inThere()).toContain(person.user.userId);
});
