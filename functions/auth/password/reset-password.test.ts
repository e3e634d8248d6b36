import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { handler } from '../../mail/send-mail.worker.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo, resetTokenOf } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';

const neutral = 'Si cet email existe, un lien de réinitialisation a été envoyé';
const forgot = (email: string) => call(auth.forgotPassword, { body: { email } });
const reset = (token: string, newPassword = 'Nouveau2026') =>
  call(auth.resetPassword, { body: { token, newPassword } });
const login = (email: string, typed: string) => call(auth.login, { body: { email, password: typed } });
const invalid = 'Lien de réinitialisation invalide ou expiré';

async function withLink() {
  const person = await signedInUser();
  await forgot(person.email);
  return { ...person, link: await resetTokenOf(person.email) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('forgotPassword', () => {
  it('answers a known and an unknown e-mail alike, and mails the first only', async () => {
    const { email } = await signedInUser();
    const stranger = uniqueEmail();
    for (const one of [email, stranger]) {
      const { status, data } = await forgot(one);
      expect(status).toBe(200);
      expect(data.message).toBe(neutral);
    }
    expect(await mailsTo(stranger)).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Réinitialisez votre mot de passe Réclame');
    expect(mail?.text).toContain('http://localhost:3000/reset-password?token=');
    expect(mail?.text).toContain('Le lien expire dans 1 heure');
    expect(mail?.html).toContain('à usage unique');
  });

  it('sends the link to the configured address, whatever the request says', async () => {
    const { email } = await signedInUser();
    await call(auth.forgotPassword, {
      body: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect((await mailsTo(email))[0]?.html).not.toContain('evil.example');
  });

  it('escapes a name in the mail', async () => {
    const { email } = await signedInUser({ firstName: '<img src=x>' });
    await forgot(email);
    expect((await mailsTo(email))[0]?.html).not.toContain('<img');
  });

  it('carries no link that a stranger typed as a name', async () => {
    const { email } = await signedInUser({ firstName: 'gagnez.example/lot' });
    await forgot(email);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(/^Bonjour,\n/);
    expect(mail?.html).not.toContain('gagnez');
  });

  it('is mailed once SES takes it, by a link that works, however often it was refused before', async () => {
    const { email } = await signedInUser();
    const mails = queueRuns(queues.mails, handler);
    const { status, data } = await forgot(email);
    expect([status, data.message]).toEqual([200, neutral]);
    const [asked = ''] = (await mails.waiting()).filter((body) => body.includes(email));
    const ses = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.reject(new Error('Throttling')));
    expect([await mails.work(asked), await mails.work(asked)]).toEqual([1, 1]);
    ses.mockRestore();
    expect(await mails.work(asked)).toBe(0);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await reset(await resetTokenOf(email))).status).toBe(200);
  });

  it('sends three mails an hour to one person, silently', async () => {
    const { email } = await signedInUser();
    for (let n = 0; n < 5; n++) expect((await forgot(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('resetPassword', () => {
  it('sets the new password, ends every session and tells the owner', async () => {
    const { email, token, refreshToken, link } = await withLink();
    const { status, data } = await reset(link);
    expect(status).toBe(200);
    expect(data.message).toBe('Votre mot de passe a été réinitialisé');
    expect((await call(auth.getProfile, { token })).status).toBe(401);
    expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, 'Nouveau2026')).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Votre mot de passe Réclame a été modifié');
  });

  it('takes the old password for a new one, and says nothing of it', async () => {
    const { email, token, link } = await withLink();
    expect((await reset(link, password)).data.message).toBe('Votre mot de passe a été réinitialisé');
    expect((await call(auth.getProfile, { token })).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  it('works once, even tried ten times at once', async () => {
    const { link } = await withLink();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(link)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect((await reset(link)).error.message).toBe(invalid);
  });

  it('works for an hour, whether or not the table has dropped the link', async () => {
    const { link } = await withLink();
    const other = await withLink();
    vi.useFakeTimers({ now: Date.now() + 59 * 60_000 + 50_000, toFake: ['Date'] });
    expect((await reset(link)).status).toBe(200);
    vi.setSystemTime(Date.now() + 11_000);
    expect((await reset(other.link)).error.message).toBe(invalid);
  });

  it('forgets a link when a newer one is asked for, or the password changes', async () => {
    const { email, link, token } = await withLink();
    await forgot(email);
    const newer = await resetTokenOf(email);
    expect((await reset(link)).status).toBe(400);
    await call(auth.changePassword, { token, body: { currentPassword: password, newPassword: 'Encore2026' } });
    expect((await reset(newer)).status).toBe(400);
  });

  it('answers any link that is none alike', async () => {
    for (const link of ['', 'x', 'A'.repeat(43), "'; drop table", '../../x']) {
      const { status, error } = await reset(link);
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: 'validation_error', message: invalid });
    }
  });

  it('checks the password rules before anything, and keeps the link', async () => {
    const { link } = await withLink();
    const { status, error } = await reset(link, 'court');
    expect(status).toBe(400);
    expect(error.message).toBe('Le mot de passe doit contenir au moins 8 caractères');
    expect(error.details?.[0]?.path).toBe('newPassword');
    expect((await reset(link)).status).toBe(200);
  });

  it('makes the administrator named by the stage, by a mailed reset only', async () => {
    const email = 'first.admin@reclame.example';
    const { data } = await call(auth.register, { body: { email, password, firstName: 'A', lastName: 'B' } });
    expect(data.user.role).toBe('member');
    await forgot(email);
    await reset(await resetTokenOf(email));
    const { data: user } = await User.get({ userId: data.user.id }).go();
    expect(user?.role).toBe('admin');
    // Unmade one by another, a new password gives it back to nobody.
    await User.patch({ userId: data.user.id }).set({ role: 'member', version: 2 }).go();
    await forgot(email);
    await reset(await resetTokenOf(email));
    expect((await User.get({ userId: data.user.id }).go()).data?.role).toBe('member');
  });
});
