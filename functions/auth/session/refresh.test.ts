import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

const refresh = (refreshToken: string) => call(auth.refresh, { body: { refreshToken } });
const profile = (token: string) => call(auth.getProfile, { token });

afterEach(() => {
  vi.useRealTimers();
});

describe('refresh', () => {
  it('answers a new pair that works', async () => {
    const { refreshToken } = await signedInUser();
    const { status, data } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(data.refreshToken).not.toBe(refreshToken);
    expect((await profile(data.token)).status).toBe(200);
    expect((await refresh(data.refreshToken)).status).toBe(200);
  });

  it('notes where the session is used from, and that its person was seen', async () => {
    const opened = Date.now();
    const { refreshToken, user, workspace } = await signedInUser();
    const [sessionId = ''] = refreshToken.split('.');
    const stored = async () => {
      const { data: session } = await Session.get({ sessionId }).go({ consistent: true });
      const { data: member } = await Member.get({ ...user, ...workspace }).go({ consistent: true });
      return { ...session, seen: Date.parse(member?.lastSeenAt ?? '') };
    };
    const before = await stored();
    expect(before.device).toBe('Appareil inconnu');
    expect(before.seen).toBeGreaterThanOrEqual(opened);
    vi.useFakeTimers({ now: opened + 3600_000, toFake: ['Date'] });
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
    await call(auth.refresh, { body: { refreshToken }, ip: '198.51.100.7', headers });
    const after = await stored();
    expect(after).toMatchObject({ device: 'Firefox sur Linux', ip: '198.51.100.7', confirmedAt: before.confirmedAt });
    expect(after.seen).toBeGreaterThanOrEqual(opened + 3600_000);
    const { data: byUser } = await Session.query.byUser({ userId: user.userId, epoch: user.sessionEpoch }).go();
    expect(byUser.map((session) => session.sessionId)).toEqual([sessionId]);
  });

  it('gives twenty parallel calls the same successor and signs nobody out', async () => {
    const { refreshToken } = await signedInUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => answer.data.refreshToken)).size).toBe(1);
    expect((await profile(answers[0]?.data.token ?? '')).status).toBe(200);
  });

  it('accepts the token just replaced for ten seconds, then ends the session', async () => {
    const { refreshToken } = await signedInUser();
    const { data } = await refresh(refreshToken);
    vi.useFakeTimers({ now: Date.now() + 9_000, toFake: ['Date'] });
    expect((await refresh(refreshToken)).data.refreshToken).toBe(data.refreshToken);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await profile(data.token)).status).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(401);
  });

  it('ends the session when a token comes back after its successor was used', async () => {
    const { refreshToken } = await signedInUser();
    const { data: second } = await refresh(refreshToken);
    const { data: third } = await refresh(second.refreshToken);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await profile(third.token)).status).toBe(401);
  });

  it('ends a session ninety days after it was opened, however often it was renewed', async () => {
    const day = 24 * 3600 * 1000;
    const start = Date.now();
    let { refreshToken } = await signedInUser();
    let token = '';
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    for (const days of [20, 45, 70, 89]) {
      vi.setSystemTime(start + days * day);
      const { status, data } = await refresh(refreshToken);
      expect(status).toBe(200);
      ({ refreshToken, token } = data);
    }
    expect((await profile(token)).status).toBe(200);
    // The access token of the last minutes ends with its session.
    vi.setSystemTime(start + 90 * day - 60_000);
    const { data: last } = await refresh(refreshToken);
    vi.setSystemTime(start + 90 * day + 60_000);
    expect((await refresh(last.refreshToken)).status).toBe(401);
    expect((await profile(last.token)).status).toBe(401);
  });

  it('ends after ninety days a session that was renewed beyond them before there was an end', async () => {
    const { refreshToken, token } = await signedInUser();
    const [sessionId = ''] = refreshToken.split('.');
    const opened = new Date(Date.now() - 91 * 24 * 3600 * 1000).toISOString();
    await Session.patch({ sessionId }).set({ createdAt: opened }).go();
    expect((await profile(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('refuses a token that is not ours and leaves the session alone', async () => {
    const { token, refreshToken } = await signedInUser();
    const [sessionId = '', generation = '', signature = ''] = refreshToken.split('.');
    const forged = [
      '',
      'x',
      token,
      `${sessionId}.${generation}.${signature.slice(1)}A`,
      `${sessionId}.2.${signature}`,
      `${sessionId}.${generation}`,
    ];
    for (const one of forged) expect((await refresh(one)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('works for thirty days', async () => {
    const { refreshToken } = await signedInUser();
    const day = 24 * 3600 * 1000;
    vi.useFakeTimers({ now: Date.now() + 29 * day, toFake: ['Date'] });
    const { data } = await refresh(refreshToken);
    expect(data.token).toBeTruthy();
    vi.setSystemTime(Date.now() + 31 * day);
    expect((await refresh(data.refreshToken)).status).toBe(401);
  });

  it('refuses a suspended person', async () => {
    const { user, refreshToken } = await signedInUser();
    await User.patch(user).set({ status: 'suspended' }).go();
    expect((await refresh(refreshToken)).status).toBe(403);
  });
});
