import { describe, expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { mostWorkspaces } from '../../../shared/kernel/permissions.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, password, signedInUser } from '../../platform/testing/factories.ts';

const create = (token: string, name = 'Agence Nord', key?: string) =>
  call(auth.createWorkspace, { token, body: { name }, ...(key && { headers: { 'idempotency-key': key } }) });
const switchTo = (token: string, workspaceId: string) => call(auth.switchWorkspace, { token, body: { workspaceId } });
const profile = (token: string) => call(auth.getProfile, { token });
const signIn = (email: string) => call(auth.login, { body: { email, password } });
const typesIn = async (workspaceId: string) =>
  (await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true })).data.map(({ type }) => type);

describe('createWorkspace', () => {
  it('makes another workspace, of which the person is the owner, without a second trial', async () => {
    const { token, user } = await signedInUser();
    const { status, data } = await create(token, '  Agence Nord ');
    expect(status).toBe(201);
    expect(data.workspace).toEqual({ id: expect.stringMatching(/^wks_/), name: 'Agence Nord', role: 'owner' });
    const workspaceId = data.workspace.id;
    const { data: workspace } = await Workspace.get({ workspaceId }).go({ consistent: true });
    expect(workspace).toMatchObject({ plan: 'starter' });
    expect(workspace?.trialEndsAt).toBeUndefined();
    expect((await Team.get({ workspaceId }).go({ consistent: true })).data).toMatchObject({ owners: 1, seats: 1 });
    expect(await typesIn(workspaceId)).toEqual(['workspace.created']);
    const { data: shown } = await profile(token);
    expect(shown.user.workspaceId).toBe(user.workspaceId);
    expect(shown.user.workspaces.map(({ name }) => name)).toEqual(['Agence', 'Agence Nord']);
  });

  it('makes one under one key, however often it is asked', async () => {
    const { token } = await signedInUser();
    const made = await Promise.all(Array.from({ length: 5 }, () => create(token, 'Agence Nord', 'cle-1')));
    const again = await create(token, 'Agence Nord', 'cle-1');
    expect(new Set([...made, again].map(({ data }) => data.workspace.id)).size).toBe(1);
    expect((await create(token, 'Autre', 'cle-1')).status).toBe(409);
    expect((await profile(token)).data.user.workspaces).toHaveLength(2);
  });

  it('stops at twenty workspaces, exactly, whatever comes at once', async () => {
    const { token } = await signedInUser();
    for (let made = 1; made < mostWorkspaces - 3; made++) expect((await create(token)).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, error } of refused) expect([status, error.reason]).toEqual([409, 'workspace_limit']);
    expect((await profile(token)).data.user.workspaces).toHaveLength(mostWorkspaces);
  });

  it('refuses a name that is none', async () => {
    const { token } = await signedInUser();
    for (const name of ['', '   ', 'x'.repeat(151), 'a\u0007b']) expect((await create(token, name)).status).toBe(400);
    expect((await profile(token)).data.user.workspaces).toHaveLength(1);
  });
});

describe('switchWorkspace', () => {
  it('opens a session there, with the rights of the place there, and ends the one here', async () => {
    const [{ token, user, email, refreshToken }, { workspace }] = await Promise.all([signedInUser(), signedInUser()]);
    const { workspaceId } = workspace;
    await joined(user, workspaceId, { role: 'viewer' });
    const { status, data } = await switchTo(token, workspaceId);
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ id: user.userId, workspaceId, workspaceRole: 'viewer' });
    expect(data.user.permissions).not.toContain('prospects:write');
    expect((await profile(token)).status).toBe(401);
    expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(401);
    expect((await profile(data.token)).data.user).toEqual(data.user);
    expect((await call(auth.refresh, { body: { refreshToken: data.refreshToken } })).status).toBe(200);
    // One of them is of the person who was there.
    expect(await typesIn(workspaceId)).toEqual(['session.opened', 'session.opened']);
    expect(await typesIn(user.workspaceId)).toContain('session.closed');
    expect((await signIn(email)).data.user.workspaceId).toBe(workspaceId);
  });

  it('answers 404 for a workspace of others, one that they left and one that is none, and stays here', async () => {
    const [{ token, user }, { workspace }] = await Promise.all([signedInUser(), signedInUser()]);
    for (const id of [workspace.workspaceId, 'wks_x', '', '#pk']) expect((await switchTo(token, id)).status).toBe(404);
    await joined(user, workspace.workspaceId);
    await Member.remove({ workspaceId: workspace.workspaceId, userId: user.userId }).go();
    expect((await switchTo(token, workspace.workspaceId)).status).toBe(404);
    expect((await profile(token)).data.user.workspaceId).toBe(user.workspaceId);
  });

  it('lets nobody stay signed in for longer than without', async () => {
    const [{ token, user, refreshToken }, { workspace }] = await Promise.all([signedInUser(), signedInUser()]);
    await joined(user, workspace.workspaceId);
    const [sessionId = ''] = refreshToken.split('.');
    const signedInAt = new Date(Date.now() - 85 * dayMs).toISOString();
    await Session.patch({ sessionId }).set({ signedInAt, confirmedAt: signedInAt }).go();
    const { data } = await switchTo(token, workspace.workspaceId);
    const [nextId = ''] = data.refreshToken.split('.');
    const { data: next } = await Session.get({ sessionId: nextId }).go({ consistent: true });
    expect(next).toMatchObject({ signedInAt, confirmedAt: signedInAt });
    expect(Date.parse(next?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + 5 * dayMs);
  });

  it('opens one session when it is asked twice at once', async () => {
    const [{ token, user }, { workspace }] = await Promise.all([signedInUser(), signedInUser()]);
    await joined(user, workspace.workspaceId);
    const answers = await Promise.all([1, 2, 3].map(() => switchTo(token, workspace.workspaceId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});

describe('who has no workspace left', () => {
  it('gets one empty one of their own at the next sign-in, however many there are at once', async () => {
    const { workspace } = await signedInUser();
    const { user, email } = await colleagueOf(workspace, { role: 'member' }, { company: 'Studio Petit' });
    await Member.remove({ workspaceId: workspace.workspaceId, userId: user.userId }).go();
    await User.patch(user)
      .delete({ workspaceIds: [workspace.workspaceId] })
      .go();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email)));
    for (const { status } of answers) expect(status).toBe(200);
    const [id, ...others] = new Set(answers.map(({ data }) => data.user.workspaceId));
    expect(others).toEqual([]);
    const shown = { workspaceRole: 'owner', workspaces: [{ id, name: 'Studio Petit', role: 'owner' }] };
    for (const { data } of answers) expect(data.user).toMatchObject(shown);
    expect((await User.get(user).go({ consistent: true })).data?.workspaceIds).toEqual([id]);
    expect(answers[0]?.data.user.plan).toMatchObject({ code: 'starter', trialEndsAt: null });
  });

  it('gets one too where the list of theirs leads nowhere', async () => {
    const { user, email } = await signedInUser();
    await Member.remove(user).go();
    const answers = await Promise.all([signIn(email), signIn(email)]);
    const [id, ...others] = new Set(answers.map(({ data }) => data.user?.workspaceId));
    expect([others, id === user.workspaceId]).toEqual([[], false]);
  });
});
