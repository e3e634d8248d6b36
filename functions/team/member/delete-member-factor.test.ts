import { describe, expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { challengeOf, codeIn, enabled, pass } from '../../auth/testing/second-factor.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, password, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { accept, invited, pair, resetFactor, takeOut } from '../testing/team.ts';

describe('deleteMemberFactor', () => {
  it('takes it off a member, ends their sessions, tells them and leaves a line', async () => {
    const { owner, other, workspaceId } = await pair();
    await enabled(other);
    const { status, data } = await resetFactor(owner, other);
    expect([status, data]).toEqual([200, { userId: other.user.userId }]);
    expect((await call(auth.getProfile, { token: other.token })).status).toBe(401);
    expect((await call(auth.login, { body: { email: other.email, password } })).data.token).toBeTruthy();
    const subjects = (await mailsTo(other.email)).map(({ subject }) => subject);
    expect(subjects).toContain('La double authentification de votre compte Réclame a été réinitialisée');
    const { data: lines } = await AuditLine.query.byWorkspace({ workspaceId }).go();
    expect(lines.filter(({ type }) => type === 'member.second_factor_reset')).toHaveLength(1);
    expect((await resetFactor(owner, other)).error.reason).toBe('second_factor_off');
  });

  it('is an owner’s, of a member of this workspace alone who is not of the platform, and not their own', async () => {
    const { owner, other, workspaceId } = await pair();
    const manager = await colleagueOf(owner.workspace, { role: 'manager' });
    const stranger = await signedInUser();
    await enabled(other);
    const reasons = async () => [
      (await resetFactor(manager, other)).error.reason,
      (await resetFactor(owner, owner)).error.reason,
      (await resetFactor(owner, stranger)).error.reason,
    ];
    expect(await reasons()).toEqual(['forbidden', 'own_account', 'not_found']);
    await joined(other.user, stranger.user.workspaceId);
    expect((await resetFactor(owner, other)).error.reason).toBe('member_elsewhere');
    await User.patch(other.user)
      .set({ workspaceIds: [workspaceId], role: 'admin' })
      .go();
    expect((await resetFactor(owner, other)).error.reason).toBe('beyond_own');
    expect(Object.keys((await User.get(other.user).go({ consistent: true })).data ?? {})).toContain('secondFactorAt');
  });
});

it('an invitation is accepted with a password, and lets nobody in without the code', async () => {
  const [owner, guest] = [await signedInUser(), await enabled(await signedInUser())];
  const { token } = await invited(owner, { email: guest.email });
  const { status, data } = await accept(token, { password });
  expect([status, Object.keys(data)]).toEqual([200, ['challenge']]);
  const { challenge } = data as unknown as auth.Challenge;
  const entered = await pass(challenge, codeIn(guest.secret, 30));
  expect(entered.data.user.workspaceId).toBe(owner.workspace.workspaceId);
  expect(await challengeOf(guest.email)).toBeTruthy();
});

it('an owner takes it off nobody who never entered their workspace, as who knows a password and a mailbox may invite', async () => {
  const [owner, first] = [await signedInUser(), await pair()];
  const guest = await enabled(first.other);
  await takeOut(first.owner, guest);
  const { token } = await invited(owner, { email: guest.email });
  const { challenge } = (await accept(token, { password })).data as unknown as auth.Challenge;
  expect((await resetFactor(owner, guest)).error.reason).toBe('member_never_in');
  expect((await pass(challenge, codeIn(guest.secret, 30))).status).toBe(200);
  expect((await resetFactor(owner, guest)).status).toBe(200);
});
