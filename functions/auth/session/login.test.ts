import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { resetTokenOf } from '../../platform/testing/mails.ts';
import { withHashCost } from '../testing/hash-cost.ts';
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
