import { describe, expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { joined, signedInUser } from '../../platform/testing/factories.ts';

describe('getProfile', () => {
  it('answers the listed fields and no other', async () => {
    const { token, user } = await signedInUser();
    const { status, data } = await call(auth.getProfile, { token });
    expect(status).toBe(200);
    expect(Object.keys(data.user).sort()).toEqual(Object.keys(auth.User.shape).sort());
    expect(data.user).toMatchObject({ id: user.userId, company: null, plan: { code: 'starter', trialEndsAt: null } });
  });

  it('shows Professional while the trial runs and Starter after', async () => {
    const running = await signedInUser({}, { trialEndsAt: new Date(Date.now() + 60_000).toISOString() });
    const over = await signedInUser({}, { trialEndsAt: new Date(Date.now() - 60_000).toISOString() });
    expect((await call(auth.getProfile, running)).data.user.plan.code).toBe('professional');
    expect((await call(auth.getProfile, over)).data.user.plan.code).toBe('starter');
  });

  it('shows a change of role or plan at once, to a session that is open', async () => {
    const { token, user, workspace } = await signedInUser();
    await User.patch(user).set({ role: 'admin' }).go();
    await Workspace.patch(workspace).set({ plan: 'enterprise' }).go();
    const { data } = await call(auth.getProfile, { token });
    expect(data.user.role).toBe('admin');
    expect(data.user.permissions).toContain('admin:users');
    expect(data.user.plan).toMatchObject({ code: 'enterprise', limits: { prospects: null } });
  });

  it('refuses a suspended person with 403 and one who is gone with 401', async () => {
    const { token, user } = await signedInUser();
    await User.patch(user).set({ status: 'suspended' }).go();
    expect((await call(auth.getProfile, { token })).status).toBe(403);
    await User.delete(user).go();
    expect((await call(auth.getProfile, { token })).status).toBe(401);
  });
});

it('is read in one round trip, also of a person in three workspaces once they are known', async () => {
  const { token, user } = await signedInUser();
  for (const { workspace } of [await signedInUser(), await signedInUser()]) await joined(user, workspace.workspaceId);
  await call(auth.getProfile, { token });
  const { done, cost } = await countCosts('getProfile', () => call(auth.getProfile, { token }));
  expect(done.data.user.workspaces).toHaveLength(3);
  expect(cost).toMatchObject({ calls: { 'dynamodb BatchGetItem': 1 }, reads: 8, writes: 0 });
  const alone = await signedInUser();
  const { cost: first } = await countCosts('getProfile', () => call(auth.getProfile, alone));
  expect(first).toMatchObject({ calls: { 'dynamodb BatchGetItem': 1 }, reads: 4 });
});

describe('updateProfile', () => {
  it('changes what is given and keeps the rest', async () => {
    const { token } = await signedInUser({ company: 'Agence A' });
    const { status, data } = await call(auth.updateProfile, { token, body: { firstName: '  Léa ' } });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ firstName: 'Léa', lastName: 'Moreau', company: 'Agence A' });
    expect((await call(auth.getProfile, { token })).data.user).toEqual(data.user);
  });

  it('sets and clears the company', async () => {
    const { token } = await signedInUser();
    const company = async (value: string | null) =>
      (await call(auth.updateProfile, { token, body: { company: value } })).data.user.company;
    expect(await company('Agence B')).toBe('Agence B');
    expect(await company('')).toBeNull();
    expect(await company('Agence C')).toBe('Agence C');
    expect(await company(null)).toBeNull();
  });

  it('keeps both of two changes made at once', async () => {
    const { token } = await signedInUser();
    await Promise.all([
      call(auth.updateProfile, { token, body: { firstName: 'Inès' } }),
      call(auth.updateProfile, { token, body: { lastName: 'Petit' } }),
      call(auth.updateProfile, { token, body: { company: 'Agence D' } }),
    ]);
    const { data } = await call(auth.getProfile, { token });
    expect(data.user).toMatchObject({ firstName: 'Inès', lastName: 'Petit', company: 'Agence D' });
  });

  it('keeps a text exactly as typed', async () => {
    const { token } = await signedInUser();
    const firstName = 'é\u0301 \u202Emir 👩‍👩‍👧 <b>&\'"';
    const { data } = await call(auth.updateProfile, { token, body: { firstName } });
    expect(data.user.firstName).toBe(firstName);
  });

  it('writes an audit line that names fields, never values, and none when nothing changes', async () => {
    const { token, user } = await signedInUser();
    await call(auth.updateProfile, { token, body: { firstName: 'Inès', lastName: 'Moreau' } });
    await call(auth.updateProfile, { token, body: { firstName: 'Inès' } });
    const { data } = await AuditLine.query.byWorkspace(user).go();
    const lines = data.filter((line) => line.type === 'user.profile_updated');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ actorId: user.userId, entityId: user.userId, changed: ['firstName'] });
    expect(JSON.stringify(data)).not.toContain('Inès');
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: '   ' }, 'firstName'],
    [{ lastName: null }, 'lastName'],
    [{ firstName: 'x'.repeat(101) }, 'firstName'],
    [{ company: 'x'.repeat(151) }, 'company'],
    [{ lastName: 'a\nb' }, 'lastName'],
    [{ email: 'autre@x.fr' }, 'email'],
    [{ role: 'admin' }, 'role'],
  ])('refuses %j and changes nothing', async (body, path) => {
    const { token } = await signedInUser();
    const before = (await call(auth.getProfile, { token })).data;
    const { status, error } = await callRaw(auth.updateProfile, { token, rawBody: JSON.stringify(body) });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toContain(path);
    expect((await call(auth.getProfile, { token })).data).toEqual(before);
  });
});
