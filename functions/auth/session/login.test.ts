import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { resetTokenOf } from '../../platform/testing/mails.ts';
import { withHashCost } from '../testing/hash-cost.ts';
import { knownDevice } from './known-device.ts';
import { productionCost } from './password-hash.ts';

const login = (email: string, typed: string = password, ip?: string) =>
  call(auth.login, { body: { email, password: typed }, ...(ip && { ip }) });
const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act));

afterEach(() => {
  vi.useRealTimers();
});

describe('login', () => {
  it('answers two tokens and the person, whatever the case of the e-mail', async () => {
    const { email } = await signedInUser();
    const { status, data } = await login(` ${email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(data.user.email).toBe(email);
    const profile = await call(auth.getProfile, { token: data.token });
    expect(profile.data.user).toEqual(data.user);
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await signedInUser();
    const wrong = await login(email, 'Autre2026x');
    const unknown = await login(uniqueEmail(), 'Autre2026x');
    for (const { status, error } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(error).toMatchObject({ code: 'unauthorized', message: 'Email ou mot de passe incorrect' });
    }
    expect(Object.keys(wrong.error)).toEqual(Object.keys(unknown.error));
  });

  it('takes a password composed or decomposed', async () => {
    const email = uniqueEmail();
    await call(auth.register, { body: { email, password: 'Caf\u00e9Noir1', firstName: 'A', lastName: 'B' } });
    expect((await login(email, 'Cafe\u0301Noir1')).status).toBe(200);
  });

  it('tells apart passwords that agree on their first 72 bytes', async () => {
    const email = uniqueEmail();
    const start = `Aa1${'x'.repeat(80)}`;
    await call(auth.register, { body: { email, password: `${start}y`, firstName: 'A', lastName: 'B' } });
    expect((await login(email, `${start}z`)).status).toBe(401);
  });

  it.each(['connu', 'inconnu'])('refuses after ten failures for one e-mail (%s), even tried at once', async (kind) => {
    const email = kind === 'connu' ? (await signedInUser()).email : uniqueEmail();
    const statuses = (await times(14, () => login(email, 'Faux2026xx'))).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refused = await login(email);
    expect(refused.status).toBe(429);
    expect(refused.error.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('opens again after fifteen minutes', async () => {
    const { email } = await signedInUser();
    await times(10, () => login(email, 'Faux2026xx'));
    expect((await login(email)).status).toBe(429);
    vi.useFakeTimers({ now: Date.now() + 15 * 60_000 + 1_000, toFake: ['Date'] });
    expect((await login(email)).status).toBe(200);
  });

  it('starts counting afresh after a success', async () => {
    const { email } = await signedInUser();
    await times(9, () => login(email, 'Faux2026xx'));
    expect((await login(email)).status).toBe(200);
    await times(9, () => login(email, 'Faux2026xx'));
    expect((await login(email)).status).toBe(200);
  });

  it('lets a mailed reset open an account that others have locked', async () => {
    const { email } = await signedInUser();
    await times(10, () => login(email, 'Faux2026xx'));
    await call(auth.forgotPassword, { body: { email } });
    await call(auth.resetPassword, { body: { token: await resetTokenOf(email), newPassword: 'Nouveau2026' } });
    expect((await login(email, 'Nouveau2026')).status).toBe(200);
  });

  it('lets in a browser that its owner has used, though others have locked the account', async () => {
    const { email } = await signedInUser();
    const { device } = (await login(email)).data;
    await times(10, () => login(email, 'Faux2026xx'));
    expect((await login(email)).status).toBe(429);
    const known = (typed: string, mark = device) =>
      call(auth.login, { body: { email, password: typed, device: mark } });
    const again = await known(password);
    expect(again.status).toBe(200);
    // The others stay outside, and a browser guesses no faster than they do.
    expect((await login(email)).status).toBe(429);
    const statuses = (await times(12, () => known('Faux2026xx', again.data.device))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await known(password, again.data.device)).status).toBe(429);
    expect((await known(password)).status).toBe(200);
  });

  it('takes no mark of another person, of another key or of long ago', async () => {
    const [owner, stranger] = [await signedInUser(), await signedInUser()];
    const { device } = (await login(owner.email)).data;
    const theirs = (await login(stranger.email)).data.device;
    await times(10, () => login(owner.email, 'Faux2026xx'));
    const known = (mark: string) => call(auth.login, { body: { email: owner.email, password, device: mark } });
    for (const mark of [theirs, `${device.slice(0, -2)}xx`, 'x', `${device.split('.')[0]}.`, '.'])
      expect((await known(mark)).status).toBe(429);
    vi.useFakeTimers({ now: Date.now() + 14 * 60_000, toFake: ['Date'] });
    expect((await known(device)).status).toBe(200);
    vi.useRealTimers();
    expect(await knownDevice(device, new Date(Date.now() + 91 * 86_400_000))).toBeNull();
  });

  it('refuses an address after fifty failures, and only that address', async () => {
    const ip = `198.51.100.${randomUUID()}`;
    for (let round = 0; round < 10; round++) await times(5, () => login(uniqueEmail(), 'Faux2026xx', ip));
    const { email } = await signedInUser();
    expect((await login(email, password, ip)).status).toBe(429);
    expect((await login(email, password, `198.51.100.${randomUUID()}`)).status).toBe(200);
  });

  it('counts no success against an address', async () => {
    const ip = `2001:db8:${randomUUID().slice(0, 4)}:1::1`;
    const { email } = await signedInUser();
    for (let round = 0; round < 12; round++) await times(5, () => login(email, password, ip));
    expect((await login(email, password, ip)).status).toBe(200);
  });

  it('refuses a suspended account only to who knows its password', async () => {
    const { email } = await signedInUser({ status: 'suspended' });
    expect((await login(email)).status).toBe(403);
    expect((await login(email, 'Faux2026xx')).status).toBe(401);
  });

  it('renews a hash made with weaker parameters', async () => {
    withHashCost(productionCost);
    const weak = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$';
    const { scryptSync } = await import('node:crypto');
    const derived = scryptSync(password, Buffer.from('c2FsdHNhbHRzYWx0c2FsdA', 'base64url'), 32, {
      N: 1024,
      r: 8,
      p: 1,
    });
    const { user, email } = await signedInUser({ passwordHash: weak + derived.toString('base64url') });
    const answers = await times(3, () => login(email));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const { data } = await User.get(user).go({ consistent: true });
    expect(data?.passwordHash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect((await login(email)).status).toBe(200);
  });
});
