import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { getInvitation } from '../../../shared/team/invitation.contract.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import {
  colleagueOf,
  joined,
  password,
  signedIn,
  signedInUser,
  uniqueEmail,
} from '../../platform/testing/factories.ts';
import { confirmationTokenOf } from '../../platform/testing/mails.ts';
import { accept, invite, invited, list, newcomer, open, pair, seatsOf, takeOut } from '../testing/team.ts';

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

afterEach(() => {
  vi.useRealTimers();
});

describe('the link of an invitation', () => {
  it('says who invites where as what, and whether there is an account', async () => {
    const owner = await signedInUser();
    const { invitation, token } = await invited(owner, { role: 'manager' });
    expect((await open(token)).data).toEqual({
      workspaceName: 'Agence',
      invitedBy: 'Camille Moreau',
      email: invitation.email,
      role: 'manager',
      message: null,
      accountExists: false,
    });
    const other = await signedInUser();
    expect((await open((await invited(owner, { email: other.email })).token)).data.accountExists).toBe(true);
  });

  it.each(['', 'x', 'a'.repeat(43), "' OR 1=1", 'é'.repeat(500)])('that is unknown (%s) is 400', async (token) => {
    for (const answer of [await open(token), await accept(token)])
      expect([answer.status, answer.error.reason]).toEqual([400, 'invitation_invalid']);
  });
});

describe('someone without an account', () => {
  it('gets one in that workspace alone, their address proven', async () => {
    const owner = await signedInUser();
    const { invitation, token } = await invited(owner, { role: 'viewer', grants: ['boards:write'] });
    const { status, data } = await accept(token);
    expect(status).toBe(200);
    const { workspaceId } = owner.workspace;
    expect(data.user).toMatchObject({
      email: invitation.email,
      workspaceId,
      workspaceRole: 'viewer',
      firstName: 'Paul',
    });
    expect(data.user.workspaces).toEqual([{ id: workspaceId, name: 'Agence', role: 'viewer' }]);
    expect(data.user.permissions).toContain('boards:write');
    const { data: stored } = await User.get({ userId: data.user.id }).go();
    expect(stored?.emailProvenAt).toBeDefined();
    expect((await call(auth.getProfile, { token: data.token })).data.user).toEqual(data.user);
    expect((await call(auth.login, { body: { email: invitation.email, password } })).data.user.id).toBe(data.user.id);
    expect(await seatsOf(workspaceId)).toMatchObject({ owners: 1, seats: 2 });
    expect((await open(token)).status).toBe(400);
  });

  it.each<[string, object, string[]]>([
    ['without a name', { password }, ['firstName', 'lastName']],
    ['with a weak password', { ...newcomer, password: 'court' }, ['password']],
    ['with a password without end', { ...newcomer, password: `Aa1${'x'.repeat(200)}` }, ['password']],
    ['with a name of two lines', { ...newcomer, firstName: 'a\nb' }, ['firstName']],
  ])('%s is told the fields, and may try again', async (_, body, paths) => {
    const { token } = await invited(await signedInUser());
    const { status, error } = await accept(token, { password, ...body });
    expect([status, error.details?.map(({ path }) => path)]).toEqual([400, paths]);
    expect((await accept(token)).status).toBe(200);
  });

  it('in ten tabs at once is one member', async () => {
    const owner = await signedInUser();
    const { token } = await invited(owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(400)]);
    for (const { status, error } of answers) if (status === 400) expect(error.reason).toBe('invitation_invalid');
    expect((await list(owner)).items).toHaveLength(2);
    expect((await seatsOf(owner.workspace.workspaceId)).seats).toBe(2);
  });

  it('who registers meanwhile joins with that password', async () => {
    const owner = await signedInUser();
    const { invitation, token } = await invited(owner);
    await call(auth.register, { body: { ...newcomer, email: invitation.email, password: 'Autre2026x' } });
    expect((await accept(token)).error.reason).toBe('wrong_credentials');
    const { data } = await accept(token, { password: 'Autre2026x' });
    expect(data.user.workspaces).toHaveLength(2);
    expect(data.user.workspaceId).toBe(owner.workspace.workspaceId);
  });
});

describe('an address that someone has left', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const inDays = (days: number) => vi.useFakeTimers({ now: Date.now() + days * dayMs, toFake: ['Date'] });

  /** Someone whose account has gone to another address, and who may still come back to this one. */
  async function gone() {
    const person = await signedInUser();
    const newEmail = uniqueEmail();
    await call(auth.changeEmail, { token: person.token, body: { newEmail, currentPassword: password } });
    await call(auth.confirmEmail, { body: { token: await confirmationTokenOf(newEmail) } });
    return person;
  }

  it('is kept for them: the invitation says so at once, and waits', async () => {
    const { email } = await gone();
    inDays(1);
    const owner = await signedInUser();
    const { token } = await invited(owner, { email });
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status, error }) => [status, error.reason])).toEqual(Array(2).fill([409, 'email_taken']));
    expect((await list(owner)).items).toHaveLength(1);
    inDays(6.5);
    expect((await accept(token)).status).toBe(200);
  });

  it('is nobody’s after seven days: they may invite it to their own space', async () => {
    const person = await gone();
    inDays(7.5);
    const { token } = await signedIn(person.user, person.workspace.workspaceId);
    expect((await invite({ token }, { email: person.email })).status).toBe(201);
  });

  it('and an invitation keeps nobody from registering', async () => {
    const { invitation } = await invited(await signedInUser());
    expect((await call(auth.register, { body: { ...newcomer, email: invitation.email } })).status).toBe(201);
  });
});

describe('someone who has an account', () => {
  it('joins with its password, proves its address, and keeps what they had', async () => {
    const owner = await signedInUser();
    const guest = await signedInUser();
    const { token } = await invited(owner, { email: guest.email });
    const { data } = await accept(token, { password, firstName: 'Ignoré', lastName: 'Aussi' });
    expect(data.user).toMatchObject({ id: guest.user.userId, firstName: 'Camille', workspaceRole: 'member' });
    expect(data.user.workspaces).toHaveLength(2);
    const { data: stored } = await User.get(guest.user).go();
    expect(stored?.emailProvenAt).toBeDefined();
    expect((await call(auth.getProfile, guest)).data.user.workspaceId).toBe(guest.workspace.workspaceId);
  });

  it('is counted as signing in: ten wrong passwords, then 429', async () => {
    const owner = await signedInUser();
    const guest = await signedInUser();
    const { token } = await invited(owner, { email: guest.email });
    const answers = await Promise.all(Array.from({ length: 12 }, () => accept(token, { password: 'Faux2026xx' })));
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await call(auth.login, { body: { email: guest.email, password } })).status).toBe(429);
  });

  it('who is suspended, a member already or in twenty workspaces is refused', async () => {
    const { owner, workspaceId } = await pair();
    const suspended = await signedInUser({ status: 'suspended' });
    const { token } = await invited(owner, { email: suspended.email });
    expect((await accept(token, { password })).error.reason).toBe('account_suspended');
    const member = await signedInUser();
    const second = await invited(owner, { email: member.email });
    await joined(member.user, workspaceId);
    expect((await accept(second.token, { password })).error.reason).toBe('already_member');
    const busy = await signedInUser({ workspaceIds: Array.from({ length: 20 }, (_, n) => `wks_${n}`) });
    const third = await invited(owner, { email: busy.email });
    expect((await accept(third.token, { password })).error.reason).toBe('workspace_limit');
  });

  it('after they were removed may be invited again, and not by the link of before', async () => {
    const owner = await signedInUser();
    const guest = await signedInUser();
    const first = await invited(owner, { email: guest.email });
    expect((await accept(first.token, { password })).status).toBe(200);
    await takeOut(owner, guest);
    for (const answer of [await open(first.token), await accept(first.token, { password })])
      expect([answer.status, answer.error.reason]).toEqual([400, 'invitation_invalid']);
    const { token } = await invited(owner, { email: guest.email });
    expect((await accept(token, { password })).status).toBe(200);
    expect((await seatsOf(owner.workspace.workspaceId)).seats).toBe(2);
  });

  it('is let in by their own password, whoever else opens the link', async () => {
    const owner = await signedInUser();
    const [guest, other] = [await signedInUser(), await signedInUser()];
    const newPassword = 'Autre2026x';
    await call(auth.changePassword, { token: other.token, body: { currentPassword: password, newPassword } });
    const { token } = await invited(owner, { email: guest.email });
    expect((await accept(token, { password: newPassword })).error.reason).toBe('wrong_credentials');
    const forced = { password: newPassword, email: other.email } as { password: string };
    expect((await accept(token, forced)).status).toBe(400);
    expect((await list(owner)).items).toHaveLength(1);
    expect((await accept(token, { password })).data.user.id).toBe(guest.user.userId);
  });

  it('has left the address: nobody is let in by it while they may come back, then anybody who has it', async () => {
    const owner = await signedInUser();
    const guest = await signedInUser();
    const { token } = await invited(owner, { email: guest.email });
    const newEmail = uniqueEmail();
    await call(auth.changeEmail, { token: guest.token, body: { newEmail, currentPassword: password } });
    await call(auth.confirmEmail, { body: { token: await confirmationTokenOf(newEmail) } });
    const since = performance.now();
    const refused = await accept(token);
    expect([refused.status, refused.error.reason]).toEqual([409, 'email_taken']);
    expect(performance.now() - since).toBeLessThan(8_000);
    vi.useFakeTimers({ now: Date.now() + 8 * dayMs, toFake: ['Date'] });
    const later = await signedIn(owner.user, owner.workspace.workspaceId);
    const { data } = await accept((await invited(later, { email: guest.email })).token);
    expect(data.user).toMatchObject({ email: guest.email, firstName: 'Paul' });
    expect(data.user.id).not.toBe(guest.user.userId);
  });
});

it('an owner who is invited is counted among the owners', async () => {
  const owner = await signedInUser();
  const { token } = await invited(owner, { role: 'owner' });
  await accept(token);
  expect(await seatsOf(owner.workspace.workspaceId)).toMatchObject({ owners: 2, seats: 2 });
});

it('tells who runs the team that someone has joined, and nobody else', async () => {
  const { owner, other, workspaceId } = await pair();
  const manager = await colleagueOf(owner.workspace, { role: 'manager' });
  const { token } = await invited(owner, { role: 'manager' });
  const { data } = await accept(token);
  const { data: events } = await Event.query.byWorkspace({ workspaceId }).go();
  await dispatchAll(events);
  const told = async (one: { token: string }) =>
    (await call(listNotifications, { token: one.token, query: {} })).data.items;
  for (const one of [owner, manager])
    expect(await told(one)).toMatchObject([
      {
        title: 'Paul Marchand a rejoint votre espace',
        body: 'Rôle\u00a0: Responsable',
        path: '/settings?onglet=equipe',
      },
    ]);
  expect([await told(other), await told(data)]).toEqual([[], []]);
});

it('is asked a hundred times in a quarter of an hour from one network at most', async () => {
  const ask = () => callRaw(getInvitation, { params: { token: 'x' }, ip: '203.0.113.77' });
  const answers = await Promise.all(Array.from({ length: 101 }, ask));
  expect(statuses(answers)).toEqual([...Array(100).fill(400), 429]);
});
