import { beforeEach, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { migrationTimeoutSeconds } from '../../../shared/kernel/worker-specs.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import type { MigrationHandler } from '../../platform/worker/define-migration.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';
import { hashPassword } from '../session/password-hash.ts';
import { handler as movePeople } from './move-people.ts';
import { forOldPeople } from './old-people.ts';
import { handler as removeOldPeople } from './remove-old-people.ts';

const text = { type: 'string', required: true } as const;
const number = { type: 'number' } as const;
const maybe = { type: 'string' } as const;

/** As the version before declared a person. */
const OldUser = defineEntity({
  model: { service: 'reclame', entity: 'user', version: '1' },
  attributes: {
    ...{ workspaceId: text, userId: text, email: text, passwordHash: text, firstName: text, lastName: text },
    ...{
      company: maybe,
      role: text,
      status: text,
      sessionEpoch: { type: 'number', required: true },
      resetKey: maybe,
    },
    ...{ keyEpoch: number, toldKeyEpoch: number, emailProvenAt: maybe, confirmKey: maybe },
    ...{ createdAt: text, updatedAt: text },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['userId'], casing: 'none' },
    },
  },
});
const OldEmailLock = defineEntity({
  model: { service: 'reclame', entity: 'emailLock', version: '1' },
  attributes: { emailKey: text, userId: text, workspaceId: text },
  indexes: {
    byEmail: {
      pk: { field: 'pk', composite: ['emailKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

/** Without its index, whose fields it sees as any others. */
const OldSession = defineEntity({
  model: { service: 'reclame', entity: 'session', version: '1' },
  attributes: { sessionId: text, epoch: number, gsi1pk: maybe, gsi1sk: maybe },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['sessionId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

const passwordHash = await hashPassword(password);

/** What the version before wrote when someone registered. */
async function oldPerson(overrides: { company?: string; role?: string; keyEpoch?: number } = {}) {
  const at = '2026-03-01T10:00:00.000Z';
  const ids = { workspaceId: newId('wks', new Date()), userId: newId('usr', new Date()) };
  const email = uniqueEmail();
  const named = { email, passwordHash, firstName: 'Léa', lastName: 'Petit', role: 'member', status: 'active' };
  const times = { createdAt: at, updatedAt: at };
  await OldUser.create({ ...ids, ...named, sessionEpoch: 1, ...overrides, ...times }).go();
  await OldEmailLock.create({ ...ids, emailKey: keyOf(email) }).go();
  await Workspace.create({ ...ids, name: 'Agence Petit', plan: 'starter', ...times }).go();
  return { ...ids, email };
}

/** Runs one as Lambda does, with the rights that its role has, unless nothing asks for it: as at a start. */
const run = (name: string, handler: MigrationHandler) =>
  runFunction({ name, timeoutSeconds: migrationTimeoutSeconds }, undefined, () => handler());
const before = () => run('movePeople', movePeople);
const after = () => run('removeOldPeople', removeOldPeople);
const signIn = (email: string, typed: string = password) => call(auth.login, { body: { email, password: typed } });
const oldOf = async ({ workspaceId, userId }: { workspaceId: string; userId: string }) =>
  (await OldUser.get({ workspaceId, userId }).go({ consistent: true })).data;
const userOf = async ({ userId }: { userId: string }) => (await User.get({ userId }).go({ consistent: true })).data;

beforeEach(async () => {
  for (const name of ['movePeople', 'removeOldPeople']) await MovePlace.delete({ name }).go();
});

it('makes of a person of before an owner of the workspace that they had, with all they were', async () => {
  const person = await oldPerson({ company: 'Petit & Cie', role: 'admin', keyEpoch: 2 });
  await before();
  const { status, data } = await signIn(person.email);
  expect(status).toBe(200);
  const { workspaceId } = person;
  expect(data.user).toMatchObject({ id: person.userId, company: 'Petit & Cie', role: 'admin', workspaceId });
  expect(data.user).toMatchObject({ workspaceRole: 'owner', createdAt: '2026-03-01T10:00:00.000Z' });
  expect(data.user.workspaces).toEqual([{ id: workspaceId, name: 'Agence Petit', role: 'owner' }]);
  expect(await userOf(person)).toMatchObject({ keyEpoch: 2, homeWorkspaceId: workspaceId });
  const { data: team } = await Team.get({ workspaceId }).go();
  expect(team).toMatchObject({ owners: 1, seats: 1 });
  const { data: member } = await Member.get(person).go();
  expect(member).toMatchObject({ joinedAt: '2026-03-01T10:00:00.000Z', version: 1 });
  expect(await oldOf(person)).not.toBeNull();
  await after();
  expect(await oldOf(person)).toBeNull();
  expect((await signIn(person.email)).status).toBe(200);
});

it('loses nothing that the functions of before write between its two passes', async () => {
  const [changed, renamed, both] = [await oldPerson(), await oldPerson({ company: 'Avant' }), await oldPerson()];
  await before();
  const late = await oldPerson();
  const newPassword = 'Bonsoir2026';
  const at = new Date().toISOString();
  const theirs = { passwordHash: await hashPassword(newPassword), sessionEpoch: 2, updatedAt: at };
  await OldUser.patch(changed).set(theirs).go();
  await OldUser.patch(renamed).set({ firstName: 'Zoé', confirmKey: 'k' }).remove(['company']).go();
  // One change by a function of before, another by one of today.
  const { data } = await signIn(both.email);
  await call(auth.updateProfile, { token: data.token, body: { firstName: 'Aline' } });
  await OldUser.patch(both)
    .set({ ...theirs, firstName: 'Line', updatedAt: '2026-03-02T10:00:00.000Z' })
    .go();
  await after();
  expect((await signIn(changed.email)).status).toBe(401);
  expect((await signIn(changed.email, newPassword)).status).toBe(200);
  expect(await userOf(renamed)).toMatchObject({ firstName: 'Zoé', confirmKey: 'k' });
  expect((await userOf(renamed))?.company).toBeUndefined();
  expect((await signIn(both.email, newPassword)).data.user.firstName).toBe('Aline');
  expect((await call(auth.getProfile, { token: data.token })).status).toBe(401);
  expect((await signIn(late.email)).status).toBe(200);
  for (const person of [changed, renamed, both, late]) expect(await oldOf(person)).toBeNull();
});

it('brings what was changed since to who deploys once more after a deploy that failed', async () => {
  const person = await oldPerson();
  await before();
  await OldUser.patch(person).set({ lastName: 'Grand', updatedAt: new Date().toISOString() }).go();
  await before();
  expect((await userOf(person))?.lastName).toBe('Grand');
  const { data } = await signIn(person.email);
  await call(auth.updateProfile, { token: data.token, body: { lastName: 'Moyen' } });
  await before();
  expect((await userOf(person))?.lastName).toBe('Moyen');
});

it('adds up what both have ended', async () => {
  const person = await oldPerson();
  await before();
  await User.patch(person).set({ sessionEpoch: 2, keyEpoch: 1 }).go();
  await OldUser.patch(person).set({ sessionEpoch: 3, keyEpoch: 1 }).go();
  await after();
  expect(await userOf(person)).toMatchObject({ sessionEpoch: 4, keyEpoch: 2 });
});

it('is one move, however many run at once while people sign up and change things', async () => {
  const people = await Promise.all(Array.from({ length: 15 }, () => oldPerson()));
  const changing = async () => {
    for (const person of people) await OldUser.patch(person).set({ lastName: 'Neuf' }).go();
  };
  const registering = Promise.all(Array.from({ length: 10 }, () => signedInUser()));
  await Promise.all([before(), before(), before(), changing(), registering]);
  await Promise.all([after(), after(), before(), after()]);
  for (const person of people) {
    expect(await userOf(person)).toMatchObject({ lastName: 'Neuf', sessionEpoch: 1 });
    expect((await Team.get(person).go({ consistent: true })).data).toMatchObject({ owners: 1, seats: 1 });
    expect(await oldOf(person)).toBeNull();
  }
  for (const { user } of await registering)
    expect((await User.get(user).go()).data).toMatchObject({ firstName: 'Camille', workspaceIds: [user.workspaceId] });
});

it('stops when its time is up, and goes on from there', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => oldPerson()));
  await expect(forOldPeople('movePeople', Date.now(), async () => {})).rejects.toMatchObject({ reason: 'unavailable' });
  const { data } = await MovePlace.get({ name: 'movePeople' }).go({ consistent: true });
  expect(data).toBeNull();
  const seen = new Set<string>();
  const ended = JSON.stringify(Array.from({ length: 8 }, (_, part) => (part < 4 ? null : 'start')));
  await MovePlace.put({ name: 'movePeople', places: ended }).go();
  await forOldPeople('movePeople', Number.POSITIVE_INFINITY, async ({ userId }) => void seen.add(userId));
  await MovePlace.put({ name: 'movePeople', places: JSON.stringify([...JSON.parse(ended)].reverse()) }).go();
  await forOldPeople('movePeople', Number.POSITIVE_INFINITY, async ({ userId }) => {
    expect(seen.has(userId)).toBe(false);
    seen.add(userId);
  });
  for (const { userId } of people) expect(seen).toContain(userId);
});

it('lets the sessions of before be found by their person, whatever epoch those functions gave them', async () => {
  const { user, refreshToken } = await signedInUser();
  const [sessionId = ''] = refreshToken.split('.');
  const found = async (epoch: number) =>
    (await Session.query.byUser({ userId: user.userId, epoch }).go()).data.map((one) => one.sessionId);
  const set = (change: { epoch: number }) => OldSession.patch({ sessionId }).set(change).go();
  await OldSession.patch({ sessionId }).remove(['gsi1pk', 'gsi1sk']).go();
  expect(await found(1)).toEqual([]);
  await before();
  expect(await found(1)).toEqual([sessionId]);
  await set({ epoch: 2 });
  await after();
  expect(await found(1)).toEqual([]);
  expect(await found(2)).toEqual([sessionId]);
});

it('does nothing more once it is done', async () => {
  await before();
  await after();
  const late = await oldPerson();
  await before();
  await after();
  expect(await oldOf(late)).not.toBeNull();
  expect(await userOf(late)).toBeNull();
  await OldUser.remove(late).go();
});
