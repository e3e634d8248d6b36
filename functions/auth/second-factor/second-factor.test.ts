import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as factor from '../../../shared/auth/second-factor.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { password, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo, resetTokenOf } from '../../platform/testing/mails.ts';
import { challengeOf, codeIn, enabled, pass, withFactor, wrongCode } from '../testing/second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { SecondFactor } from './second-factor.entity.ts';

const minute = 60_000;
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
const stateOf = async (token: string) => (await call(factor.getSecondFactor, { token })).data.secondFactor;
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

afterEach(() => {
  vi.useRealTimers();
});

describe('switching it on', () => {
  it('takes a first right code, shows ten recovery codes once, ends the other sessions and says so', async () => {
    const person = await signedInUser();
    const other = await signedIn(person.user, person.user.workspaceId);
    expect(await stateOf(person.token)).toEqual({ enabledAt: null, recoveryCodesLeft: null, required: false });
    const { data } = await call(factor.beginSecondFactor, { token: person.token });
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(decodeURIComponent(data.uri)).toContain(`otpauth://totp/Réclame:${person.email}?`);
    const refused = await call(factor.enableSecondFactor, {
      token: person.token,
      body: { code: wrongCode(data.secret) },
    });
    expect([refused.status, refused.error.reason]).toEqual([400, 'wrong_code']);
    expect((await stateOf(person.token)).enabledAt).toBeNull();
    const spaced = codeIn(data.secret).replace(/(...)/, '$1 ');
    const done = await call(factor.enableSecondFactor, { token: person.token, body: { code: spaced } });
    expect(done.status).toBe(200);
    expect(new Set(done.data.recoveryCodes).size).toBe(10);
    for (const code of done.data.recoveryCodes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect((await stateOf(person.token)).recoveryCodesLeft).toBe(10);
    expect((await call(auth.getProfile, { token: other.token })).status).toBe(401);
    expect(await subjects(person.email)).toContain('La double authentification de votre compte Réclame est activée');
    const { data: kept } = await SecondFactor.get(person.user).go({ consistent: true });
    const stored = JSON.stringify(kept);
    for (const secret of [data.secret, ...done.data.recoveryCodes]) expect(stored).not.toContain(secret);
  });

  it('takes one that was prepared in the last half-hour, and none once it is on', async () => {
    const { token } = await signedInUser();
    const enable = (code: string) => call(factor.enableSecondFactor, { token, body: { code } });
    expect((await enable('123456')).error.reason).toBe('second_factor_unprepared');
    const { secret } = (await call(factor.beginSecondFactor, { token })).data;
    const again = (await call(factor.beginSecondFactor, { token })).data.secret;
    expect((await enable(codeIn(secret))).error.reason).toBe('wrong_code');
    later(31 * minute);
    await call(auth.confirmPassword, { token, body: { currentPassword: password } });
    expect((await enable(codeIn(again))).error.reason).toBe('second_factor_unprepared');
    await enabled({ token });
    expect((await call(factor.beginSecondFactor, { token })).error.reason).toBe('second_factor_on');
    expect((await enable(codeIn(again))).error.reason).toBe('second_factor_on');
  });

  it('is undone, and then a password is enough', async () => {
    const person = await withFactor();
    const off = await call(factor.deleteSecondFactor, { token: person.token });
    expect(off.data.secondFactor).toEqual({ enabledAt: null, recoveryCodesLeft: null, required: false });
    expect((await call(factor.deleteSecondFactor, { token: person.token })).error.reason).toBe('second_factor_off');
    expect((await call(factor.renewRecoveryCodes, { token: person.token })).error.reason).toBe('second_factor_off');
    expect((await call(auth.login, { body: { email: person.email, password } })).data.token).toBeTruthy();
    expect(await subjects(person.email)).toContain('La double authentification de votre compte Réclame est désactivée');
  });
});

describe('a sign-in', () => {
  it('answers a challenge and no token, then takes the code of the telephone once', async () => {
    const { email, secret, user } = await withFactor();
    const first = await callRaw<object>(auth.login, { rawBody: JSON.stringify({ email, password }) });
    expect([first.status, Object.keys(first.data)]).toEqual([200, ['challenge']]);
    const challenge = await challengeOf(email);
    const { status, data } = await pass(challenge, codeIn(secret, 30));
    expect(status).toBe(200);
    expect(data.user.id).toBe(user.userId);
    expect(data.recoveryCodesLeft).toBeNull();
    expect((await call(auth.getProfile, { token: data.token })).status).toBe(200);
    const again = await pass(challenge, codeIn(secret, 30));
    expect([again.status, again.error.reason]).toEqual([401, 'challenge_invalid']);
    const used = await pass(await challengeOf(email), codeIn(secret, 30));
    expect([used.status, used.error.reason]).toEqual([400, 'code_used']);
    expect(used.error.details?.[0]?.path).toBe('code');
  });

  it('takes one code once, even tried at once', async () => {
    const { email, secret } = await withFactor();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(email)));
    const answers = await Promise.all(challenges.map((challenge) => pass(challenge, codeIn(secret, 30))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('bears a clock thirty seconds off, and says to look at one that is two minutes off', async () => {
    const { email, secret } = await withFactor();
    later(10 * minute);
    for (const seconds of [-120, 120]) {
      const { status, error } = await pass(await challengeOf(email), codeIn(secret, seconds));
      expect([status, error.reason]).toEqual([400, 'wrong_code']);
      expect(error.message).toContain('l’heure de votre téléphone');
    }
    for (const seconds of [-30, 0, 30])
      expect((await pass(await challengeOf(email), codeIn(secret, seconds))).status).toBe(200);
  });

  it('takes a recovery code once, says how many are left, and tells the person', async () => {
    const { email, user, recoveryCodes } = await withFactor();
    const [code = ''] = recoveryCodes;
    const { data } = await pass(await challengeOf(email), code.toLowerCase().replaceAll('-', ' '));
    expect(data.recoveryCodesLeft).toBe(9);
    const again = await pass(await challengeOf(email), code);
    expect([again.status, again.error.reason]).toEqual([400, 'recovery_code_invalid']);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.includes('récupération'));
    expect(mail?.text).toContain('Il vous en reste 9.');
    const { data: lines } = await AuditLine.query.byWorkspace(user).go();
    expect(lines.filter(({ type }) => type === 'second_factor.recovery_code_used')).toHaveLength(1);
    const { recoveryCodes: next } = (await call(factor.renewRecoveryCodes, { token: data.token })).data;
    expect((await pass(await challengeOf(email), recoveryCodes[1] ?? '')).error.reason).toBe('recovery_code_invalid');
    for (const one of next) expect((await pass(await challengeOf(email), one)).status).toBe(200);
    expect((await stateOf(data.token)).recoveryCodesLeft).toBe(0);
  });

  it('takes five tries and five minutes, in the browser where the password was typed, until it changes', async () => {
    const { email, secret, token, user } = await withFactor();
    later(minute);
    const refused = async (challenge: string, headers = {}) =>
      (await pass(challenge, codeIn(secret), headers)).error.reason;
    const tried = await challengeOf(email);
    for (let n = 0; n < 5; n++) expect((await pass(tried, wrongCode(secret))).error.reason).toBe('wrong_code');
    expect(await refused(tried)).toBe('challenge_invalid');
    expect(await refused(await challengeOf(email), { 'user-agent': 'autre' })).toBe('challenge_invalid');
    expect(await refused('inconnu')).toBe('challenge_invalid');
    const old = await challengeOf(email);
    const change = { currentPassword: password, newPassword: 'Nouveau2026' };
    expect((await call(auth.changePassword, { token, body: change })).status).toBe(200);
    expect(await refused(old)).toBe('challenge_invalid');
    await call(auth.changePassword, { token, body: { currentPassword: 'Nouveau2026', newPassword: password } });
    const late = await challengeOf(email);
    later(5 * minute + 1);
    expect(await refused(late)).toBe('challenge_invalid');
    expect(user.userId).toBeTruthy();
  });

  it('locks the codes after ten wrong ones, whatever the challenge, and not the recovery codes', async () => {
    const { email, secret, recoveryCodes } = await withFactor();
    const wrong = wrongCode(secret);
    const challenges = await Promise.all(Array.from({ length: 12 }, () => challengeOf(email)));
    const answers = await Promise.all(challenges.map((challenge) => pass(challenge, wrong)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    const right = await pass(await challengeOf(email), codeIn(secret, 30));
    expect([right.status, Number(right.headers['retry-after']) > 800]).toEqual([429, true]);
    const warned = (await mailsTo(email)).filter(
      ({ subject }) => subject === 'Trop de codes faux sur votre compte Réclame',
    );
    expect(warned).toHaveLength(1);
    // Whoever guesses may have a session already, and the day's count outlasts a quarter of an hour.
    expect(warned[0]?.text).not.toMatch(/personne n’est entré|quart d’heure/);
    expect(warned[0]?.text).toContain('utilisez un code de récupération');
    // Nor do wrong ones of those keep their owner out.
    const guesses = await Promise.all(Array.from({ length: 3 }, () => challengeOf(email)));
    for (const challenge of guesses)
      for (let n = 0; n < 4; n++)
        expect((await pass(challenge, 'AAAA-AAAA-AAAA-AAAA')).error.reason).toBe('recovery_code_invalid');
    expect((await pass(await challengeOf(email), recoveryCodes[0] ?? '')).status).toBe(200);
    later(15 * minute + 1000);
    expect((await pass(await challengeOf(email), codeIn(secret))).status).toBe(200);
  });

  it('forgives wrong ones once a day by a new password by mail', async () => {
    const { email, secret } = await withFactor();
    const wrong = wrongCode(secret);
    const exhaust = async () => {
      for (let n = 0; n < 3; n++) {
        const challenge = await challengeOf(email);
        for (let tries = 0; tries < 4; tries++) await pass(challenge, wrong);
      }
      return (await pass(await challengeOf(email), codeIn(secret, 30))).status;
    };
    const resetPassword = async () => {
      await call(auth.forgotPassword, { body: { email } });
      await call(auth.resetPassword, { body: { token: await resetTokenOf(email), newPassword: password } });
    };
    expect(await exhaust()).toBe(429);
    await resetPassword();
    expect((await pass(await challengeOf(email), codeIn(secret, 30))).status).toBe(200);
    expect(await exhaust()).toBe(429);
    await resetPassword();
    expect((await pass(await challengeOf(email), codeIn(secret, 30))).status).toBe(429);
  });

  it('asks for it after a new password by mail, which opens no session', async () => {
    const { email, secret } = await withFactor();
    await call(auth.forgotPassword, { body: { email } });
    const { data } = await call(auth.resetPassword, {
      body: { token: await resetTokenOf(email), newPassword: password },
    });
    expect(Object.keys(data)).toEqual(['message']);
    expect((await pass(await challengeOf(email), codeIn(secret, 30))).status).toBe(200);
  });
});

describe('what is dangerous', () => {
  const confirm = (token: string, code?: string) =>
    call(auth.confirmPassword, { token, body: { currentPassword: password, ...(code && { code }) } });

  it('takes a code beside the password', async () => {
    const { token, secret, recoveryCodes } = await withFactor();
    later(31 * minute);
    const off = () => call(factor.deleteSecondFactor, { token });
    for (const [code, reason] of [
      [undefined, 'second_factor_needed'],
      [wrongCode(secret), 'wrong_code'],
    ] as const) {
      const { status, error } = await confirm(token, code);
      expect([status, error.reason, error.details?.[0]?.path]).toEqual([400, reason, 'code']);
      expect((await off()).error.reason).toBe('confirmation_needed');
    }
    expect((await confirm(token, codeIn(secret))).status).toBe(200);
    expect((await confirm(token, codeIn(secret))).error.reason).toBe('code_used');
    expect((await confirm(token, recoveryCodes[0])).status).toBe(200);
    expect((await off()).status).toBe(200);
  });

  it('is not opened by a change of password', async () => {
    const { token } = await withFactor();
    later(31 * minute);
    const change = { currentPassword: password, newPassword: 'Nouveau2026' };
    expect((await call(auth.changePassword, { token, body: change })).status).toBe(200);
    expect((await call(factor.deleteSecondFactor, { token })).error.reason).toBe('confirmation_needed');
  });
});

it('is taken off by who runs the stage, which ends all sessions and tells the person', async () => {
  const { email, token } = await withFactor();
  await resetSecondFactor(email);
  expect((await call(auth.getProfile, { token })).status).toBe(401);
  expect((await call(auth.login, { body: { email, password } })).data.token).toBeTruthy();
  expect(await subjects(email)).toContain('La double authentification de votre compte Réclame a été réinitialisée');
  await expect(resetSecondFactor(email)).rejects.toMatchObject({ reason: 'second_factor_off' });
});

it('says to who runs the stage when the person could not be told', async () => {
  const { email } = await withFactor();
  const mails = vi.spyOn(SESClient.prototype, 'send').mockRejectedValue(new Error('Throttling') as never);
  await expect(resetSecondFactor(email)).rejects.toThrow('The second factor is off, but no mail could tell them');
  mails.mockRestore();
});
