import { describe, expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { listBoards } from '../../../shared/boards/board.contract.ts';
import { listActivity } from '../../../shared/journal/activity.contract.ts';
import { type Place, rolePermissions, workspacePermissions } from '../../../shared/kernel/permissions.ts';
import * as apiKeys from '../../../shared/settings/api-keys.contract.ts';
import { listMembers } from '../../../shared/team/member.contract.ts';
import { tellEvent } from '../../events/testing/dispatch-all.ts';
import { Notification } from '../../notifications/core/notification.entity.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, password, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { change, handOvers, list, pair, seatsOf, takeOut } from '../testing/team.ts';

const boards = ({ token }: { token: string }) => call(listBoards, { token, query: {} });

const makesKeys: Place = { role: 'member', grants: ['settings:write'] };

async function keyOf({ token }: { token: string }, permissions: 'boards:read'[] = ['boards:read']) {
  return { token: (await newApiKey(token, permissions)).key };
}

describe('the members', () => {
  it('are listed with what they may do, page by page', async () => {
    const { owner, other } = await pair({ role: 'viewer', grants: ['boards:write'], refusals: ['ads:read'] });
    const { items, nextCursor, invitations } = await list(owner);
    expect([nextCursor, invitations]).toEqual([null, []]);
    expect(items).toHaveLength(2);
    expect(items.find(({ userId }) => userId === other.user.userId)).toEqual({
      userId: other.user.userId,
      email: other.email,
      firstName: 'Camille',
      lastName: 'Moreau',
      role: 'viewer',
      permissions: workspacePermissions.filter(
        (one) => one === 'boards:write' || (rolePermissions.viewer.includes(one) && one !== 'ads:read'),
      ),
      grants: ['boards:write'],
      refusals: ['ads:read'],
      status: 'active',
      lastSeenAt: expect.any(String),
      joinedAt: other.member.joinedAt,
      version: 1,
    });
    const first = await list(owner, { limit: 1 });
    const second = await list(owner, { limit: 1, cursor: first.nextCursor });
    expect([...first.items, ...second.items]).toEqual(items);
    expect(second.nextCursor).toBeNull();
  });

  it('are read with team:read alone', async () => {
    const { other } = await pair({ role: 'member', refusals: ['team:read'] });
    expect((await call(listMembers, { ...other, query: {} })).status).toBe(403);
  });
});

describe('a change of place', () => {
  it('keeps the difference alone, and holds at the next call, of sessions and of keys', async () => {
    const { owner, other } = await pair(makesKeys);
    const key = await keyOf(other);
    expect([(await boards(other)).status, (await boards(key)).status]).toEqual([200, 200]);
    const { data } = await change(owner, other, {
      grants: ['settings:write', 'boards:write'],
      refusals: ['boards:read', 'billing:read'],
      version: 1,
    });
    expect(data.member).toMatchObject({ grants: ['settings:write'], refusals: ['boards:read'], version: 2 });
    expect([(await boards(other)).status, (await boards(key)).status]).toEqual([403, 403]);
    await change(owner, other, { refusals: [], version: 2 });
    expect([(await boards(other)).status, (await boards(key)).status]).toEqual([200, 200]);
    const { data: asViewer } = await change(owner, other, { role: 'viewer', version: 3 });
    expect(asViewer.member).toMatchObject({ role: 'viewer', grants: ['settings:write'], version: 4 });
    expect((await call(auth.getProfile, other)).data.user.workspaceRole).toBe('viewer');
  });

  it('that changes nothing leaves the version', async () => {
    const { owner, other } = await pair();
    const { data } = await change(owner, other, { role: 'member', grants: ['boards:read'], version: 1 });
    expect(data.member.version).toBe(1);
  });

  it.each<[string, object]>([
    ['an unknown permission', { grants: ['boards:fly'] }],
    ['one of the platform', { grants: ['admin:users'] }],
    ['the workspace itself', { grants: ['workspace:own'] }],
    ['one in both lists', { grants: ['billing:read'], refusals: ['billing:read'] }],
    ['an unknown role', { role: 'king' }],
  ])('with %s is 400', async (_, body) => {
    const { owner, other } = await pair();
    const { status } = await change(owner, other, { ...body, version: 1 });
    expect(status).toBe(400);
    expect((await list(owner)).items.find(({ userId }) => userId === other.user.userId)?.version).toBe(1);
  });

  it('of another version is 409; of two at once, one is written', async () => {
    const { owner, other } = await pair();
    expect((await change(owner, other, { role: 'viewer', version: 7 })).error.reason ?? '').toBe('conflict');
    const answers = await Promise.all(
      (['viewer', 'manager'] as const).map((role) => change(owner, other, { role, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of a stranger, and by a stranger, is 404', async () => {
    const [{ owner, other }, stranger] = await Promise.all([pair(), signedInUser()]);
    expect((await change(owner, stranger, { role: 'viewer', version: 1 })).status).toBe(404);
    expect((await change(stranger, other, { role: 'viewer', version: 1 })).status).toBe(404);
    expect((await takeOut(stranger, other)).status).toBe(404);
  });
});

describe('nobody gives what they do not hold', () => {
  const manager: Place = { role: 'manager', refusals: ['prospects:export'] };
  it.each<[string, Place, object, string]>([
    ['gives what they have not', { role: 'viewer' }, { grants: ['prospects:export'] }, 'beyond_own'],
    ['gives a role that has more', { role: 'viewer' }, { role: 'member' }, 'beyond_own'],
    ['makes an owner', { role: 'viewer' }, { role: 'owner' }, 'beyond_own'],
    ['changes who has more', { role: 'member' }, { role: 'viewer' }, 'beyond_own'],
    ['changes an accountant, who pays', { role: 'accountant' }, { refusals: ['ugc:read'] }, 'beyond_own'],
    ['refuses an owner something', { role: 'owner' }, { refusals: ['ads:read'] }, 'beyond_own'],
  ])('a manager who %s is refused', async (_, place, body, reason) => {
    const { owner, other } = await pair(manager);
    const third = await colleagueOf(owner.workspace, place);
    const { status, error } = await change(other, third, { ...body, version: 1 });
    expect([status, error.reason]).toEqual([reason === 'beyond_own' ? 403 : 409, reason]);
  });

  it('gives what they hold, less than that', async () => {
    const { owner, other } = await pair(manager);
    const third = await colleagueOf(owner.workspace, { role: 'viewer' });
    const given = { grants: ['boards:write' as const], refusals: ['ads:read' as const], version: 1 };
    expect((await change(other, third, given)).status).toBe(200);
  });

  it('who looks after the platform’s people gives anything but a workspace', async () => {
    const owner = await signedInUser();
    const admin = await colleagueOf(owner.workspace, manager, { role: 'admin' });
    const third = await colleagueOf(owner.workspace, { role: 'viewer' });
    expect((await change(admin, third, { grants: ['billing:manage'], version: 1 })).status).toBe(200);
    expect((await change(admin, third, { role: 'owner', version: 2 })).error.reason).toBe('beyond_own');
  });

  it('an owner is whole, and nobody changes themselves', async () => {
    const { owner, other } = await pair({ role: 'owner' });
    const refused = await change(owner, other, { refusals: ['ads:read'], version: 1 });
    expect([refused.status, refused.error.reason]).toEqual([409, 'owner_whole']);
    const own = await change(owner, owner, { refusals: ['ads:read'], version: 99 });
    expect([own.status, own.error.reason]).toEqual([409, 'own_account']);
    const manager = await colleagueOf(owner.workspace, { role: 'manager' });
    expect((await change(manager, manager, { role: 'owner', version: 1 })).error.reason).toBe('own_account');
  });
});

describe('the last owner', () => {
  it('steps down beside another alone', async () => {
    const { owner, other, workspaceId } = await pair({ role: 'owner' });
    expect((await change(owner, owner, { role: 'manager', version: 1 })).data.member.role).toBe('manager');
    const last = await change(other, other, { role: 'manager', version: 1 });
    expect([last.status, last.error.reason]).toEqual([409, 'last_owner']);
    expect(await seatsOf(workspaceId)).toMatchObject({ owners: 1, seats: 2 });
  });

  it.each([
    ['leaves', (one: Team) => takeOut(one, one)],
    ['steps down', (one: Team) => change(one, one, { role: 'viewer', version: 1 })],
  ])('is left when each of two %s at once', async (_, act) => {
    const { owner, other, workspaceId } = await pair({ role: 'owner' });
    const answers = await Promise.all([act(owner), act(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.reason).toBe('last_owner');
    expect((await seatsOf(workspaceId)).owners).toBe(1);
  });

  it('is left when two demote each other at once', async () => {
    const { owner, other, workspaceId } = await pair({ role: 'owner' });
    const answers = await Promise.all([
      change(owner, other, { role: 'viewer', version: 1 }),
      change(other, owner, { role: 'viewer', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await seatsOf(workspaceId)).owners).toBe(1);
  });
  type Team = Awaited<ReturnType<typeof pair>>['other'];
});

it('a giver who loses the right meanwhile gives nothing more', async () => {
  const { owner, other: manager } = await pair({ role: 'manager' });
  const others = await Promise.all(Array.from({ length: 8 }, () => colleagueOf(owner.workspace, { role: 'viewer' })));
  const [demoted, ...given] = await Promise.all([
    change(owner, manager, { role: 'viewer', version: 1 }),
    ...others.map((one) => change(manager, one, { role: 'member', version: 1 })),
  ]);
  expect(demoted.status).toBe(200);
  for (const { status } of given) expect([200, 403]).toContain(status);
  const { items } = await list(owner);
  expect(items.filter(({ role }) => role === 'member')).toHaveLength(
    given.filter(({ status }) => status === 200).length,
  );
  const late = await change(manager, others[0] ?? manager, { role: 'viewer', version: 1 });
  expect(late.status).toBe(403);
});

describe('who is removed', () => {
  it('is out of all browsers and servers at once, and stays out when they come back', async () => {
    const { owner, other, workspaceId } = await pair(makesKeys);
    const browsers = [other, await signedIn(other.user, workspaceId), await signedIn(other.user, workspaceId)];
    const key = await keyOf(other);
    expect((await takeOut(owner, other)).data).toEqual({ id: other.user.userId });
    for (const { token, refreshToken } of browsers) {
      expect((await boards({ token })).status).toBe(401);
      expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(401);
    }
    expect((await boards(key)).status).toBe(401);
    expect((await takeOut(owner, other)).status).toBe(404);
    await joined(other.user, workspaceId);
    expect((await boards(other)).status).toBe(401);
    expect((await boards(key)).status).toBe(401);
    expect((await boards(await signedIn(other.user, workspaceId))).status).toBe(200);
  });

  it('loses their keys, with their place among the twenty, and what they were told', async () => {
    const { owner, other, workspaceId } = await pair(makesKeys);
    await keyOf(other);
    await keyOf(owner);
    const { userId } = other.user;
    await tellEvent(
      newEvent(
        { workspaceId },
        { type: 'prospect.action_due', entityId: 'pro_1', data: { prospect: { id: 'pro_1' } } },
        new Date(),
      ),
    );
    await takeOut(owner, other);
    await handOvers.runAll();
    expect((await Session.query.byUser({ userId, epoch: 1 }).go()).data).toEqual([]);
    const { data } = await call(apiKeys.listApiKeys, { token: owner.token, query: {} });
    expect(data.items).toHaveLength(1);
    expect((await ThingCount.get({ workspaceId, name: 'apiKeys' }).go()).data?.count).toBe(1);
    const { data: log } = await call(listActivity, { token: owner.token, query: { type: 'api_key.deleted' } });
    expect(log.items).toMatchObject([
      { actor: { kind: 'system', name: 'Réclame' }, said: 'a révoqué la clé d’API {}' },
    ]);
    const told = async (who: string) =>
      (await Notification.query.byUser({ workspaceId, userId: who }).go()).data.length;
    expect([await told(userId), await told(owner.user.userId)]).toEqual([0, 1]);
  });

  it('is led to another workspace of theirs, or to an empty one', async () => {
    const { owner, other, workspaceId } = await pair();
    const elsewhere = await signedInUser();
    await joined(other.user, elsewhere.workspace.workspaceId);
    await takeOut(elsewhere, other);
    const { data: user } = await User.get(other.user).go();
    expect(user).toMatchObject({ homeWorkspaceId: workspaceId, workspaceIds: [workspaceId] });
    await takeOut(owner, other);
    const { data } = await call(auth.login, { body: { email: other.email, password } });
    expect(data.user).toMatchObject({ workspaceRole: 'owner', plan: { trialEndsAt: null } });
  });

  it('by who may not, or has less than they, stays', async () => {
    const { owner, other } = await pair();
    const manager = await colleagueOf(owner.workspace, { role: 'manager' });
    expect((await takeOut(other, manager)).error.reason).toBe('forbidden');
    expect((await takeOut(manager, owner)).error.reason).toBe('beyond_own');
    expect((await takeOut(manager, other)).status).toBe(200);
  });

  it('hands on to a member, not to themselves nor to a stranger', async () => {
    const [{ owner, other, workspaceId }, stranger] = await Promise.all([pair(), signedInUser()]);
    for (const to of [other.user.userId, stranger.user.userId, 'usr_x']) {
      const { status, error } = await takeOut(owner, other, { to });
      expect([status, error.details?.[0]?.path]).toEqual([400, 'to']);
    }
    expect((await takeOut(owner, other, { to: owner.user.userId })).status).toBe(200);
    expect(await seatsOf(workspaceId)).toMatchObject({ owners: 1, seats: 1 });
  });

  it('twice at once, and by themselves meanwhile, leaves one seat', async () => {
    const { owner, other, workspaceId } = await pair();
    const answers = await Promise.all([takeOut(owner, other), takeOut(owner, other), takeOut(other, other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await seatsOf(workspaceId)).seats).toBe(1);
  });
});

it('who is in two workspaces sees of each what is theirs there', async () => {
  const { owner, other } = await pair({ role: 'manager' });
  const elsewhere = await signedInUser();
  await joined(other.user, elsewhere.workspace.workspaceId, { role: 'viewer' });
  const there = await signedIn(other.user, elsewhere.workspace.workspaceId);
  const here = await list(other);
  expect(here.items.map(({ userId }) => userId)).not.toContain(elsewhere.user.userId);
  expect((await list(there)).items.map(({ userId }) => userId)).not.toContain(owner.user.userId);
  expect((await change(there, owner, { role: 'viewer', version: 1 })).status).toBe(403);
  const stranger = await colleagueOf(elsewhere.workspace);
  expect((await change(other, stranger, { role: 'viewer', version: 1 })).status).toBe(404);
  expect((await takeOut(other, stranger)).status).toBe(404);
  const { nextCursor } = await list(other, { limit: 1 });
  expect(
    (await call(listMembers, { token: there.token, query: { limit: '1', cursor: nextCursor ?? '' } })).status,
  ).toBe(400);
});
