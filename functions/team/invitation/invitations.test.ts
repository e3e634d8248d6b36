import { SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { schedules } from '../../../shared/workers.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { colleagueOf, joined, signedIn, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import {
  accept,
  change,
  invite,
  invited,
  linksOf,
  list,
  open,
  pair,
  resend,
  revoke,
  seatsOf,
  takeOut,
} from '../testing/team.ts';
import { Invitation, InvitationLock } from './invitation.entity.ts';
import { releaseExpiredInvitations } from './release-expired.door.ts';

const limited = (members: number) => signedInUser({}, { limits: { members } });
const soon = () => vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

afterEach(() => {
  vi.useRealTimers();
});

describe('an invitation', () => {
  it('is mailed with a link for seven days, and listed beside the members', async () => {
    const owner = await signedInUser({ emailProvenAt: '2026-01-01T00:00:00.000Z', firstName: 'Zoé' });
    const email = uniqueEmail();
    const asked = { email: ` ${email.toUpperCase()} `, role: 'viewer', grants: ['boards:write', 'ads:read'] } as const;
    const { status, data } = await invite(owner, { ...asked, grants: [...asked.grants], message: 'Bienvenue\nà bord' });
    expect(status).toBe(201);
    const { invitation } = data;
    expect(invitation).toMatchObject({
      email,
      role: 'viewer',
      grants: ['boards:write'],
      refusals: [],
      status: 'pending',
      invitedBy: { id: owner.user.userId, name: 'Zoé Moreau' },
    });
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(7 * dayMs);
    expect((await list(owner)).invitations).toEqual([invitation]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Zoé Moreau vous invite dans «\u00a0Agence\u00a0»');
    expect(mail?.text).toContain('Bienvenue\nà bord');
    expect(mail?.text).toContain('rôle «\u00a0Lecteur\u00a0»');
    const { data: lines } = await AuditLine.query.byWorkspace(owner.workspace).go();
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  it('of someone whose address is not proven carries no text of theirs', async () => {
    const owner = await signedInUser({ firstName: 'www.x.example' }, { name: 'Gagnez 1 000 €' });
    const { invitation, token } = await invited(owner, { message: 'Allez sur x.example' });
    const [mail] = await mailsTo(invitation.email);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/x\.example|1 000/);
    expect((await open(token)).data.message).toBe('Allez sur x.example');
  });

  it.each<[string, object, string]>([
    ['an address with a typo', { email: 'paul@agence,fr' }, 'email'],
    ['two addresses', { email: 'a@b.fr;c@d.fr' }, 'email'],
    ['no role', { role: undefined }, 'role'],
    ['an unknown role', { role: 'king' }, 'role'],
    ['the workspace itself', { grants: ['workspace:own'] }, 'grants.0'],
    ['one in both lists', { grants: ['ads:read'], refusals: ['ads:read'] }, 'refusals'],
    ['a message too long', { message: 'x'.repeat(501) }, 'message'],
  ])('with %s is 400', async (_, asked, path) => {
    const owner = await signedInUser();
    const { status, error } = await invite(owner, asked);
    expect([status, error.details?.[0]?.path]).toEqual([400, path]);
    expect((await seatsOf(owner.workspace.workspaceId)).seats).toBe(1);
  });

  it('of a member, or of oneself, is refused, and of who waits already', async () => {
    const { owner, other } = await pair();
    for (const one of [owner, other]) {
      const { status, error } = await invite(owner, { email: one.email });
      expect([status, error.reason, error.existingId]).toEqual([409, 'already_member', one.user.userId]);
    }
    const email = uniqueEmail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(owner, { email })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.error).toMatchObject({ reason: 'already_invited', existingId: made[0]?.data.invitation.id });
    expect((await seatsOf(owner.workspace.workspaceId)).seats).toBe(3);
  });

  it('asked twice with one key is one', async () => {
    const owner = await signedInUser();
    const headers = { 'idempotency-key': 'une-fois' };
    const email = uniqueEmail();
    const first = await invite(owner, { email }, headers);
    const second = await invite(owner, { email }, headers);
    expect([second.status, second.data]).toEqual([201, first.data]);
    expect(await mailsTo(email)).toHaveLength(1);
    soon();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('whose mail could not be asked for is mailed by another try with the same key', async () => {
    const owner = await signedInUser();
    const headers = { 'idempotency-key': 'une-fois' };
    const email = uniqueEmail();
    const queue = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(() => Promise.reject(new Error('away')));
    expect((await invite(owner, { email }, headers)).status).toBe(500);
    queue.mockRestore();
    expect(await mailsTo(email)).toEqual([]);
    expect((await invite(owner, { email }, headers)).status).toBe(201);
    soon();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('gives no more than its inviter holds, neither when it is sent again', async () => {
    const { owner, other: manager } = await pair({ role: 'manager' });
    expect((await invite(manager, { role: 'owner' })).error.reason).toBe('beyond_own');
    expect((await invite(manager, { role: 'viewer', grants: ['billing:manage'] })).error.reason).toBe('beyond_own');
    expect((await invite(owner, { role: 'owner', refusals: ['ads:read'] })).error.reason).toBe('owner_whole');
    const { data } = await invite(owner, { role: 'owner' });
    expect((await resend(manager, data.invitation.id)).error.reason).toBe('beyond_own');
    expect((await resend(owner, data.invitation.id)).status).toBe(200);
    const member = await colleagueOf(owner.workspace);
    expect((await invite(member)).status).toBe(403);
    expect((await revoke(member, data.invitation.id)).status).toBe(403);
  });

  it('is sent fifty times a day at most, refused ones not counted', async () => {
    const owner = await signedInUser();
    await invite(owner, { email: owner.email });
    const answers = await Promise.all(Array.from({ length: 60 }, () => invite(owner)));
    const expected = [...Array(50).fill(201), ...Array(10).fill(429)];
    expect(statuses(answers)).toEqual(expected);
    expect((await seatsOf(owner.workspace.workspaceId)).seats).toBe(51);
    const first = await list(owner, { limit: 30 });
    const second = await list(owner, { limit: 30, cursor: first.nextCursor });
    expect([first.items.length, first.invitations.length]).toEqual([1, 30]);
    expect([second.items.length, second.invitations.length, second.nextCursor]).toEqual([0, 20, null]);
  });
});

describe('the limit of the plan', () => {
  it('counts members and invitations, exactly under fifty at once', async () => {
    const owner = await limited(5);
    await colleagueOf(owner.workspace);
    const answers = await Promise.all(Array.from({ length: 50 }, () => invite(owner)));
    expect(statuses(answers)).toEqual([...Array(3).fill(201), ...Array(47).fill(402)]);
    expect(await seatsOf(owner.workspace.workspaceId)).toMatchObject({ seats: 5 });
  });

  it('gives a seat back when one is revoked, leaves or has expired; an accepted one keeps its seat', async () => {
    const owner = await limited(3);
    const first = await invite(owner);
    const { token } = await invited(owner);
    expect((await invite(owner)).error.reason).toBe('plan_limit');
    await revoke(owner, first.data.invitation.id);
    expect((await accept(token)).status).toBe(200);
    const second = await invite(owner);
    expect([second.status, (await invite(owner)).status]).toEqual([201, 402]);
    vi.setSystemTime(Date.now() + 8 * dayMs);
    const later = await signedIn(owner.user, owner.workspace.workspaceId);
    const answers = await Promise.all([invite(later), invite(later)]);
    expect(statuses(answers)).toEqual([201, 402]);
    const { invitations, items } = await list(later);
    expect(invitations.find(({ id }) => id === second.data.invitation.id)?.status).toBe('expired');
    const joinedOne = items.find(({ userId }) => userId !== owner.user.userId);
    await takeOut(later, { user: { userId: joinedOne?.userId ?? '' } });
    expect((await resend(later, second.data.invitation.id)).status).toBe(200);
    expect(await seatsOf(owner.workspace.workspaceId)).toMatchObject({ seats: 3 });
  });

  it('is the workspace’s own where one was agreed', async () => {
    const owner = await limited(1);
    expect((await invite(owner)).status).toBe(402);
    await Workspace.patch(owner.workspace)
      .set({ limits: { members: 2 } })
      .go();
    expect((await invite(owner)).status).toBe(201);
  });
});

describe('a revoked invitation', () => {
  it('leads nowhere, and its address may be invited again', async () => {
    const owner = await signedInUser();
    const { invitation, token } = await invited(owner);
    expect((await revoke(owner, invitation.id)).data).toEqual({ id: invitation.id });
    expect((await revoke(owner, invitation.id)).status).toBe(404);
    expect((await resend(owner, invitation.id)).status).toBe(404);
    expect((await open(token)).error.reason).toBe('invitation_invalid');
    expect((await accept(token)).error.reason).toBe('invitation_invalid');
    expect((await invite(owner, { email: invitation.email })).status).toBe(201);
    expect((await list(owner)).invitations.map(({ status }) => status)).toEqual(['pending', 'revoked']);
  });

  it('before its mail left, sends none', async () => {
    const owner = await signedInUser();
    const { data } = await invite(owner);
    await revoke(owner, data.invitation.id);
    expect(await mailsTo(data.invitation.email)).toEqual([]);
  });
});

describe('an invitation that is sent again', () => {
  it('has another link; the older one is dead at once', async () => {
    const owner = await signedInUser();
    const { invitation, token } = await invited(owner);
    const { data } = await resend(owner, invitation.id);
    expect(data.invitation.expiresAt > invitation.expiresAt).toBe(true);
    expect((await open(token)).status).toBe(400);
    const [, newest = ''] = await linksOf(invitation.email);
    expect((await open(newest)).status).toBe(200);
    expect((await open(token)).status).toBe(400);
  });

  it('goes out five times a day at most', async () => {
    const owner = await signedInUser();
    const { data } = await invite(owner);
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await resend(owner, data.invitation.id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('after it has expired waits again, unless its address was invited meanwhile', async () => {
    const owner = await signedInUser();
    const { invitation, token } = await invited(owner);
    vi.setSystemTime(Date.now() + 8 * dayMs);
    const later = await signedIn(owner.user, owner.workspace.workspaceId);
    expect((await list(later)).invitations[0]?.status).toBe('expired');
    expect((await open(token)).error.reason).toBe('invitation_invalid');
    expect((await accept(token)).error.reason).toBe('invitation_invalid');
    const again = await invite(later, { email: invitation.email });
    expect(again.status).toBe(201);
    const refused = await resend(later, invitation.id);
    expect([refused.error.reason, refused.error.existingId]).toEqual(['already_invited', again.data.invitation.id]);
    expect((await revoke(later, invitation.id)).status).toBe(200);
    expect((await seatsOf(owner.workspace.workspaceId)).seats).toBe(2);
  });
});

it('that nobody answers gives its seat and its address back by itself, and goes a week later', async () => {
  const owner = await signedInUser();
  const { workspaceId } = owner.workspace;
  const { data } = await invite(owner);
  const { id: invitationId, email } = data.invitation;
  const { data: before } = await Invitation.get({ workspaceId, invitationId }).go({ consistent: true });
  if (!before) return expect.fail('no invitation');
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  await Invitation.put({ ...before, expiresAt, dueAt: expiresAt }).go();
  await runFunction(schedules.sweepOutbox, undefined, () => releaseExpiredInvitations(new Date()));
  expect(await seatsOf(workspaceId)).toMatchObject({ seats: 1 });
  const { data: lock } = await InvitationLock.get({ workspaceId, emailKey: keyOf(email) }).go({ consistent: true });
  expect(lock).toBeNull();
  const { data: after } = await Invitation.get({ workspaceId, invitationId }).go({ consistent: true });
  expect(after).toMatchObject({ status: 'expired', ttl: expect.any(Number) });
  expect((await resend(owner, invitationId)).status).toBe(200);
  expect(await seatsOf(workspaceId)).toMatchObject({ seats: 2 });
});

it('of another workspace is 404, also for who is in both', async () => {
  const { owner, other } = await pair({ role: 'manager' });
  const elsewhere = await signedInUser();
  await joined(other.user, elsewhere.workspace.workspaceId, { role: 'manager' });
  const there = await signedIn(other.user, elsewhere.workspace.workspaceId);
  const { data } = await invite(owner);
  expect((await revoke(there, data.invitation.id)).status).toBe(404);
  expect((await resend(there, data.invitation.id)).status).toBe(404);
  expect((await list(there)).invitations).toEqual([]);
  expect((await revoke(other, data.invitation.id)).status).toBe(200);
});

it('an inviter who loses the right meanwhile invites nobody more', async () => {
  const { owner, other: manager } = await pair({ role: 'manager' });
  const [, ...answers] = await Promise.all([
    change(owner, manager, { role: 'viewer', version: 1 }),
    ...Array.from({ length: 8 }, () => invite(manager)),
  ]);
  for (const { status } of answers) expect([201, 403]).toContain(status);
  expect((await list(owner)).invitations).toHaveLength(answers.filter(({ status }) => status === 201).length);
});
