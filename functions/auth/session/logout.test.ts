import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

const profile = (token: string) => call(auth.getProfile, { token });

afterEach(() => {
  vi.useRealTimers();
});

describe('logout', () => {
  it('ends the session at once, for both of its tokens', async () => {
    const { token, refreshToken } = await signedInUser();
    expect((await call(auth.logout, { body: { refreshToken }, token })).status).toBe(200);
    expect((await profile(token)).status).toBe(401);
    expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(401);
  });

  it('is enough with the bearer alone, even expired, and can be repeated', async () => {
    const { token, refreshToken } = await signedInUser();
    vi.useFakeTimers({ now: Date.now() + 2 * 3600 * 1000, toFake: ['Date'] });
    expect((await profile(token)).status).toBe(401);
    expect((await call(auth.logout, { body: {}, token })).status).toBe(200);
    expect((await call(auth.logout, { body: {}, token })).status).toBe(200);
    expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(401);
  });

  it('is enough with the refresh token alone', async () => {
    const { token, refreshToken } = await signedInUser();
    expect((await call(auth.logout, { body: { refreshToken } })).status).toBe(200);
    expect((await profile(token)).status).toBe(401);
  });

  it('refuses who has neither, and leaves other sessions alone', async () => {
    const { token } = await signedInUser();
    expect((await call(auth.logout, { body: {} })).status).toBe(401);
    expect((await call(auth.logout, { body: { refreshToken: 'x' }, token: 'y.z.w' })).status).toBe(401);
    expect((await profile(token)).status).toBe(200);
  });
});
