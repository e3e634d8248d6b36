import { describe, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as users from '../../../shared/admin/user.contract.ts';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { deleteImpersonation } from '../../../shared/auth/impersonation.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { listActivity } from '../../../shared/journal/activity.contract.ts';
import * as settings from '../../../shared/settings/workspace.contract.ts';
import { removeMember } from '../../../shared/team/member.contract.ts';
import { schedules } from '../../../shared/workers.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { list, noticesTo } from '../../notifications/testing/told.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { counted } from '../../platform/identity/administrators.entity.ts';
import { Impersonation } from '../../platform/identity/impersonation.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, signedInUser } from '../../platform/testing/factories.ts';
import { askToImpersonate, impersonated, reason } from '../testing/impersonate.ts';
import { closeEnded } from './close-ended.ts';

const admin = await signedInUser({ role: 'admin', firstName: 'Alix', lastName: 'Support' });
// Whoever ends one of the others is not the last.
await write([counted(admin.user.userId)]);
const profile = (token: string) => call(auth.getProfile, { token });
const statusOf = async (token: string) => (await profile(token)).status;
const refusalOf = ({ status, error }: { status: number; error?: { reason?: string } }) => [status, error?.reason];
const addClient = (token: string) => call(clients.createClient, { token, body: { name: 'Océane' } });
const choose = ({ token }: { token: string }, supportAccess: 'none' | 'read' | 'write', version = 1) =>
  call(settings.updateWorkspace, { token, body: { supportAccess, version } });
const suspend = (id: string) =>
  call(users.updateUser, { token: admin.token, params: { id }, body: { status: 'suspended', version: 1 } });
const linesOf = async (workspaceId: string) => {
  const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go({ pages: 'all' });
  return data;
};

it('shows Réclame as a person sees it, for half an hour, and says so in their profile', async () => {
  const person = await signedInUser();
  const { status, data } = await askToImpersonate(admin, person);
  if (!('token' in data)) throw new Error('No token');
  expect(status).toBe(200);
  expect(Date.parse(data.expiresAt) - Date.now()).toBeGreaterThan(29.9 * 60_000);
  expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  const impersonatedBy = { id: admin.user.userId, name: 'Alix Support', mode: 'read', until: data.expiresAt };
  expect(data.user).toMatchObject({ id: person.user.userId, impersonatedBy });
  expect((await profile(data.token)).data.user).toEqual(data.user);
  expect((await profile(person.token)).data.user.impersonatedBy).toBeNull();
  const { data: kept } = await User.get({ userId: person.user.userId }).go();
  expect(kept?.sessionEpoch).toBe(1);
});

it('refuses who looks after the platform, oneself, the suspended, strangers, and a reason too short', async () => {
  const [person, other, suspended] = await Promise.all([signedInUser(), signedInUser(), signedInUser()]);
  const refused = async (whom: Parameters<typeof askToImpersonate>[1], by = admin) =>
    refusalOf(await askToImpersonate(by, whom));
  expect(await refused(other, person)).toEqual([403, 'forbidden']);
  expect(await refused(admin)).toEqual([403, 'impersonation_refused']);
  expect(await refused(await signedInUser({ role: 'admin' }))).toEqual([403, 'impersonation_refused']);
  await suspend(suspended.user.userId);
  expect(await refused(suspended)).toEqual([403, 'impersonation_refused']);
  expect(await refused({ ...person, workspace: other.workspace })).toEqual([404, 'not_found']);
  expect(await refused({ ...person, user: { userId: 'usr_x' } })).toEqual([404, 'not_found']);
  expect((await askToImpersonate(admin, person, 'read', 'Trop bref')).status).toBe(400);
  expect((await linesOf(person.workspace.workspaceId)).map(({ type }) => type)).not.toContain(
    'user.impersonation_started',
  );
});

it('goes no further than the workspace lets it', async () => {
  const owner = await signedInUser();
  const asked = async (mode: 'read' | 'write') => refusalOf(await askToImpersonate(admin, owner, mode));
  const refused = [403, 'support_access_refused'];
  expect([await asked('read'), await asked('write')]).toEqual([[200, undefined], refused]);
  await choose(owner, 'write');
  expect([await asked('read'), await asked('write')]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  await choose(owner, 'none', 2);
  expect([await asked('read'), await asked('write')]).toEqual([refused, refused]);
});

describe('ends at the next call', () => {
  it('when it is ended, for good', async () => {
    const { token } = await impersonated(await signedInUser());
    expect((await call(deleteImpersonation, { token })).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await call(deleteImpersonation, { token })).status).toBe(401);
    expect(refusalOf(await call(deleteImpersonation, { token: admin.token }))).toEqual([404, 'not_found']);
    expect(await statusOf(admin.token)).toBe(200);
  });

  it('when the person or who impersonates is suspended', async () => {
    const person = await signedInUser();
    const [one, other] = [await impersonated(person), await impersonated(await signedInUser())];
    await suspend(person.user.userId);
    await suspend(other.admin.user.userId);
    expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([401, 401]);
  });

  it('when who impersonates administers no more, or the person begins to', async () => {
    const person = await signedInUser();
    const [one, other] = [await impersonated(await signedInUser()), await impersonated(person)];
    const make = (id: string, role: 'admin' | 'member') =>
      call(users.updateUser, { token: admin.token, params: { id }, body: { role, version: 1 } });
    await make(one.admin.user.userId, 'member');
    await make(person.user.userId, 'admin');
    expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([401, 401]);
  });

  it('when the sessions of either are closed, or the person leaves the workspace', async () => {
    const owner = await signedInUser();
    const member = { ...(await colleagueOf(owner.workspace)), workspace: owner.workspace };
    const [one, other, left] = [await impersonated(owner), await impersonated(owner), await impersonated(member)];
    const close = (id: string) =>
      call(users.actOnUser, { token: admin.token, params: { id }, body: { action: 'revoke_sessions' } });
    await close(one.admin.user.userId);
    expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([401, 200]);
    await close(owner.user.userId);
    expect(await statusOf(other.token)).toBe(401);
    const gone = await call(removeMember, { token: member.token, params: { userId: member.user.userId }, query: {} });
    expect(gone.status).toBe(200);
    expect(await statusOf(left.token)).toBe(401);
  });

  it('when the workspace shuts its door, even if it opens again', async () => {
    const owner = await signedInUser();
    const { token } = await impersonated(owner, 'write');
    await choose(owner, 'read');
    expect(refusalOf(await profile(token))).toEqual([403, 'support_access_refused']);
    await choose(owner, 'write', 2);
    expect(refusalOf(await profile(token))).toEqual([403, 'support_access_refused']);
  });

  it('when its time is over', async () => {
    const { token, workspaceId } = await impersonated(await signedInUser());
    const [open] = (await Impersonation.query.byOpen({ state: 'open' }).go({ pages: 'all' })).data.filter(
      (one) => one.workspaceId === workspaceId,
    );
    await Impersonation.patch(open ?? { impersonationId: '' })
      .set({ expiresAt: new Date(Date.now() - 1_000).toISOString(), state: 'open' })
      .go();
    expect(await statusOf(token)).toBe(401);
  });
});

it('is in the log of the workspace and of the platform from its start to its end, by whom, on every line between', async () => {
  const person = await signedInUser();
  const { token, admin: by, workspaceId } = await impersonated(person, 'write');
  const impersonatorId = by.user.userId;
  expect((await addClient(token)).status).toBe(201);
  expect((await addClient(person.token)).status).toBe(409);
  await call(deleteImpersonation, { token });
  const log = await call(listActivity, { token: person.token, query: {} });
  expect(log.data.items.find(({ type }) => type === 'client.created')).toMatchObject({
    actor: { id: person.user.userId },
    impersonator: { id: impersonatorId, name: 'Alix Support' },
  });
  const lines = (await linesOf(workspaceId)).filter(({ type }) => /impersonation|client/.test(type));
  expect(lines).toMatchObject([
    { type: 'user.impersonation_started', actorId: impersonatorId, impersonatorId, entityId: person.user.userId },
    { type: 'client.created', actorId: person.user.userId, impersonatorId },
    { type: 'user.impersonation_ended', actorId: impersonatorId, impersonatorId, entityId: person.user.userId },
  ]);
  const ofPlatform = (await linesOf('platform')).filter((line) => line.impersonatorId === impersonatorId);
  expect(ofPlatform.map(({ type }) => type)).toEqual(['user.impersonation_started', 'user.impersonation_ended']);
  expect(ofPlatform[0]?.values).toEqual([
    { field: 'mode', from: null, to: 'write' },
    { field: 'workspaceId', from: null, to: workspaceId },
  ]);
  expect(JSON.stringify([lines, ofPlatform])).not.toContain(reason);
});

it('its end is in the log though nobody ended it, once', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const [shut, goes] = [await impersonated(owner), await impersonated(other)];
  await choose(owner, 'none');
  const run = () => runFunction(schedules.closeImpersonations, { at: new Date().toISOString() }, closeEnded);
  await Promise.all([run(), run()]);
  const ends = async (workspaceId: string) =>
    (await linesOf(workspaceId)).filter(({ type }) => type === 'user.impersonation_ended').length;
  expect([await ends(shut.workspaceId), await ends(goes.workspaceId)]).toEqual([1, 0]);
  expect(await statusOf(goes.token)).toBe(200);
  await Workspace.patch({ workspaceId: other.workspace.workspaceId }).set({ supportAccess: 'none' }).go();
  await run();
  expect(await ends(goes.workspaceId)).toBe(1);
});

it('is told to the person, in the bell and by mail: who, when, why', async () => {
  const person = await signedInUser({ emailProvenAt: new Date().toISOString() });
  const { workspaceId } = await impersonated(person);
  const { data } = await Event.query.byWorkspace({ workspaceId }).go();
  await dispatchAll(data.filter(({ pendingAt }) => pendingAt));
  const owner = { ...person, email: person.email };
  const [line] = (await list(owner)).items;
  expect(line).toMatchObject({
    type: 'account.support_access',
    category: 'account',
    title: 'Alix Support, de l’assistance, voit Réclame comme vous',
  });
  expect(line?.body).toContain(reason);
  expect(line?.body).toContain('Commencé le');
  const [mail] = await noticesTo(owner);
  expect(mail?.subject).toContain('Alix Support');
  expect(mail?.text).toContain(reason);
});

it('opens no session, and renews none', async () => {
  const person = await signedInUser();
  const { token } = await impersonated(person, 'write');
  const refused = [403, 'impersonation_refused'];
  const second = await signedInUser();
  await joined(person.user, second.workspace.workspaceId);
  const body = { workspaceId: second.workspace.workspaceId };
  expect(refusalOf(await call(auth.switchWorkspace, { token, body }))).toEqual(refused);
  expect(refusalOf(await call(auth.logout, { token, body: {} }))).toEqual(refused);
  expect((await call(auth.refresh, { body: { refreshToken: token } })).status).toBe(401);
  expect(refusalOf(await askToImpersonate({ token }, second))).toEqual(refused);
  expect(await statusOf(`${token.slice(0, -2)}xx`)).toBe(401);
  expect(await statusOf(token.slice('imp_write_'.length))).toBe(401);
  expect(await statusOf(token)).toBe(200);
});
