import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as sessions from '../../../shared/auth/sessions.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, password, signedIn, signedInUser } from '../../platform/testing/factories.ts';

const list = (token: string, query: { limit?: string; cursor?: string } = {}) =>
  call(sessions.listSessions, { token, query });
const close = (token: string, id: string) => call(sessions.deleteSession, { token, params: { id } });
const closeOthers = (token: string) => call(sessions.deleteOtherSessions, { token });
const profileStatus = async (token: string) => (await call(auth.getProfile, { token })).status;
const refreshStatus = async (refreshToken: string) => (await call(auth.refresh, { body: { refreshToken } })).status;
const idOf = ({ refreshToken }: { refreshToken: string }) => refreshToken.split('.')[0] ?? '';
const at = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function signedInThrice() {
  const first = await signedInUser();
  const login = async (userAgent: string) =>
    (
      await call(auth.login, {
        body: { email: first.email, password },
        headers: { 'user-agent': userAgent },
        ip: '203.0.113.7',
      })
    ).data;
  return { ...first, second: await login(firefox), third: await login('curl/8.5.0') };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('listSessions', () => {
  it('tells each device in words, the newest first, and which one asks', async () => {
    const { second, third, token, refreshToken, workspace } = await signedInThrice();
    const { status, data } = await list(second.token);
    expect(status).toBe(200);
    expect(data.items.map(({ id }) => id)).toEqual([third, second, { refreshToken }].map(idOf));
    expect(data.items.map(({ current }) => current)).toEqual([false, true, false]);
    expect(data.items[1]).toMatchObject({
      device: 'Firefox sur Linux',
      ip: '203.0.113.7',
      workspaceName: workspace.name,
    });
    expect(data.items[1]?.lastSeenAt).toMatch(/T\d\d:00:00\.000Z$/);
    const one = data.items[0];
    expect(Date.parse(one?.expiresAt ?? '') - Date.parse(one?.createdAt ?? '')).toBe(30 * dayMs);
    expect((await list(token)).data.items).toHaveLength(3);
  });

  it('is paged', async () => {
    const { token } = await signedInThrice();
    const first = (await list(token, { limit: '2' })).data;
    const rest = (await list(token, { limit: '2', cursor: first.nextCursor ?? '' })).data;
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
    const stranger = await signedInUser();
    expect((await list(stranger.token, { limit: '2', cursor: first.nextCursor ?? '' })).status).toBe(400);
  });

  it('names the workspace of each, and leaves out those where the person is no member', async () => {
    const { user, token } = await signedInUser();
    const other = await signedInUser({}, { name: 'Autre agence' });
    await joined(user, other.workspace.workspaceId);
    await signedIn(user, other.workspace.workspaceId);
    const names = async () => (await list(token)).data.items.map(({ workspaceName }) => workspaceName);
    expect(await names()).toEqual(['Autre agence', 'Agence']);
    await User.patch(user)
      .set({ workspaceIds: [user.workspaceId] })
      .go();
    expect(await names()).toEqual(['Agence']);
  });

  it('leaves out what has expired, and what a new password has ended', async () => {
    const { token, second } = await signedInThrice();
    await Session.patch({ sessionId: idOf(second) })
      .set({ expiresAt: new Date().toISOString() })
      .go();
    expect((await list(token)).data.items).toHaveLength(2);
    await call(auth.changePassword, { token, body: { currentPassword: password, newPassword: 'Nouveau2026' } });
    expect((await list(token)).data.items.map(({ current }) => current)).toEqual([true]);
  });

  it('says an end of ninety days at most', async () => {
    const { token, refreshToken } = await signedInUser();
    const opened = new Date(Date.now() - 80 * dayMs).toISOString();
    await Session.patch({ sessionId: idOf({ refreshToken }) })
      .set({ signedInAt: opened })
      .go();
    const [session] = (await list(token)).data.items;
    expect(Date.parse(session?.expiresAt ?? '')).toBe(Date.parse(opened) + 90 * dayMs);
  });

  it('refuses without a session', async () => {
    expect((await call(sessions.listSessions, { query: {} })).status).toBe(401);
  });
});

describe('deleteSession', () => {
  it('ends it: both of its tokens are refused at their next call', async () => {
    const { token, second, third } = await signedInThrice();
    const { status, data } = await close(token, idOf(second));
    expect([status, data.id]).toEqual([200, idOf(second)]);
    expect(await profileStatus(second.token)).toBe(401);
    expect(await refreshStatus(second.refreshToken)).toBe(401);
    expect(await profileStatus(third.token)).toBe(200);
    expect((await list(token)).data.items).toHaveLength(2);
  });

  it("knows nothing of another's, of one that has ended, nor of what is none", async () => {
    const { token, second, user } = await signedInThrice();
    const colleague = await colleagueOf({ workspaceId: user.workspaceId });
    expect((await close(colleague.token, idOf(second))).status).toBe(404);
    expect(await profileStatus(second.token)).toBe(200);
    await close(token, idOf(second));
    expect((await close(token, idOf(second))).status).toBe(404);
    expect((await close(token, 'ses_x')).status).toBe(404);
  });
});

describe('deleteOtherSessions', () => {
  it('ends those of all browsers at once, and leaves this one', async () => {
    const { token, refreshToken, second, third } = await signedInThrice();
    expect((await closeOthers(second.token)).status).toBe(200);
    expect(await Promise.all([token, third.token].map(profileStatus))).toEqual([401, 401]);
    expect(await Promise.all([refreshToken, third.refreshToken].map(refreshStatus))).toEqual([401, 401]);
    expect(await profileStatus(second.token)).toBe(200);
    expect((await list(second.token)).data.items.map(({ id }) => id)).toEqual([idOf(second)]);
    expect(await refreshStatus(second.refreshToken)).toBe(200);
  });

  it('ends fifty, from three browsers that ask at once: one of them is left', async () => {
    const { token, second, third, user } = await signedInThrice();
    const others = await Promise.all(Array.from({ length: 50 }, () => signedIn(user, user.workspaceId)));
    const tokens = [token, second.token, third.token];
    const statuses = (await Promise.all(tokens.map(closeOthers))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = await Promise.all([...tokens, ...others.map((one) => one.token)].map(profileStatus));
    expect(left.filter((status) => status === 200)).toHaveLength(1);
    expect(left[statuses.indexOf(200)]).toBe(200);
  });

  it('never keeps a session that a reset ends at the same moment', async () => {
    const { user, token } = await signedInUser();
    const { data: before } = await User.get(user).go();
    await closeOthers(token);
    await User.patch(user).add({ sessionEpoch: 1 }).go();
    expect(before?.sessionEpoch).toBe(user.sessionEpoch);
    expect(await profileStatus(token)).toBe(401);
  });
});

describe('a session of before', () => {
  it('without a device is said unknown, and its sign-in counts as its confirmation', async () => {
    const { token, refreshToken } = await signedInUser();
    await Session.patch({ sessionId: idOf({ refreshToken }) })
      .remove(['device', 'ip', 'confirmedAt'])
      .go();
    expect((await list(token)).data.items[0]).toMatchObject({ device: 'Appareil inconnu', ip: null });
    at(31 * 60_000);
    expect((await list(token)).status).toBe(200);
  });
});
