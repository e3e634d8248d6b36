import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { env } from '../../platform/env.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { confirmationTokenOf, mailsTo, resetTokenOf } from '../../platform/testing/mails.ts';
import { denials } from '../../platform/testing/services.ts';
import { createConfirmationLink } from './confirmation-link.door.ts';
import { welcome } from './proof-mails.ts';

const invalid = 'Lien de confirmation invalide ou expiré';
const dayMs = 24 * 3600 * 1000;

const register = () => {
  const body = { email: uniqueEmail(), password, firstName: 'Camille', lastName: 'Moreau' };
  return call(auth.register, { body }).then(({ data }) => ({ email: body.email, user: data.user }));
};
const confirm = (token: string, bearer?: string) => call(auth.confirmEmail, { body: { token }, token: bearer });
const stored = async ({ id }: { id: string }) => (await User.get({ userId: id }).go({ consistent: true })).data;

afterEach(() => {
  vi.useRealTimers();
});

it('welcomes who registers with a link that proves the address, once', async () => {
  const { email, user } = await register();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Bienvenue sur Réclame\u00a0: confirmez votre adresse');
  expect(mail?.text).toContain('http://localhost:3000/login?confirmation=');
  const token = await confirmationTokenOf(email);
  expect((await stored(user))?.emailProvenAt).toBeUndefined();
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(answers.find(({ status }) => status === 200)?.data.message).toBe('Votre adresse e-mail est confirmée');
  expect((await stored(user))?.emailProvenAt).toBeTruthy();
  expect((await confirm(token)).error).toMatchObject({ code: 'validation_error', message: invalid });
});

it('works signed in too, and ends no session', async () => {
  const person = await signedInUser();
  const token = await createConfirmationLink(person.user);
  expect((await confirm(token, person.token)).status).toBe(200);
  expect((await call(auth.getProfile, { token: person.token })).status).toBe(200);
});

it('works for seven days, and no more once a newer link was made', async () => {
  const [one, other, third] = await Promise.all([signedInUser(), signedInUser(), signedInUser()]);
  const links = await Promise.all([one, other].map(({ user }) => createConfirmationLink(user)));
  const older = await createConfirmationLink(third.user);
  const newer = await createConfirmationLink(third.user);
  expect((await confirm(older)).error.message).toBe(invalid);
  expect((await confirm(newer)).status).toBe(200);
  vi.useFakeTimers({ now: Date.now() + 7 * dayMs - 60_000, toFake: ['Date'] });
  expect((await confirm(links[0] ?? '')).status).toBe(200);
  vi.setSystemTime(Date.now() + 120_000);
  expect((await confirm(links[1] ?? '')).error.message).toBe(invalid);
});

it('answers any link that is none alike, a reset link among them', async () => {
  const { email } = await signedInUser();
  await call(auth.forgotPassword, { body: { email } });
  const reset = await resetTokenOf(email);
  for (const token of ['', 'x', 'A'.repeat(43), reset]) expect((await confirm(token)).error.message).toBe(invalid);
  expect((await call(auth.resetPassword, { body: { token: reset, newPassword: 'Nouveau2026' } })).status).toBe(200);
});

it('is proven by a completed reset as well; the date is the first', async () => {
  const { email, user } = await register();
  const link = await confirmationTokenOf(email);
  await call(auth.forgotPassword, { body: { email } });
  const reset = await resetTokenOf(email);
  await call(auth.resetPassword, { body: { token: reset, newPassword: 'Nouveau2026' } });
  const provenAt = (await stored(user))?.emailProvenAt;
  expect(provenAt).toBeTruthy();
  expect((await confirm(link)).status).toBe(200);
  expect((await stored(user))?.emailProvenAt).toBe(provenAt);
});

it('sends nothing that a stranger typed to an address that nobody has proven', async () => {
  const typed = ['Gagnez 1000€ au 0899 70 70 70', 'evil。com cliquez', 'www․evil․com', 'M'.repeat(100), 'Camille'];
  for (const firstName of typed) {
    const { user, email } = await signedInUser({ firstName, lastName: firstName, company: firstName });
    await welcome(user.userId, { ip: uniqueEmail() });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(/^Bonjour,\n/);
    expect(mail?.subject + (mail?.html ?? '')).not.toContain(firstName);
  }
});

it('greets by a name that is one, once the address is proven', async () => {
  const emailProvenAt = new Date().toISOString();
  for (const [firstName, greeting] of [
    ['Anne-Sophie d’Arc', 'Bonjour Anne-Sophie d’Arc,'],
    ['Gagnez 1000', 'Bonjour,'],
  ] as const) {
    const { email } = await signedInUser({ firstName, emailProvenAt });
    await call(auth.forgotPassword, { body: { email } });
    expect((await mailsTo(email)).at(-1)?.text.split('\n')[0]).toBe(greeting);
  }
});

it('welcomes thirty an hour from one place, silently', async () => {
  const ip = uniqueEmail();
  const { user, email } = await signedInUser();
  for (let n = 0; n < 32; n++) await welcome(user.userId, { ip });
  expect(await mailsTo(email)).toHaveLength(30);
});

describe('a sign-in with an address that was never proven', () => {
  const signIn = (email: string) => call(auth.login, { body: { email, password } });
  const createdAt = new Date(Date.now() - 8 * dayMs).toISOString();

  it('has the link sent again, once a week', async () => {
    const { email } = await signedInUser({ createdAt });
    const answers = await Promise.all([signIn(email), signIn(email), signIn(email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.subject, more]).toEqual(['Confirmez votre adresse sur Réclame', []]);
    vi.useFakeTimers({ now: Date.now() + 7 * dayMs + 60_000, toFake: ['Date'] });
    await signIn(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await confirm(await confirmationTokenOf(email))).status).toBe(200);
    vi.setSystemTime(Date.now() + 8 * dayMs);
    await signIn(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('takes place even where no mail can be asked for', async () => {
    const { email } = await signedInUser({ createdAt });
    const given = env.MAILS_QUEUE_URL;
    Object.assign(env, { MAILS_QUEUE_URL: `${given}-gone` });
    const { status } = await signIn(email);
    Object.assign(env, { MAILS_QUEUE_URL: given });
    expect(status).toBe(200);
    expect(denials.splice(0)).toMatchObject([expect.stringContaining('mails-gone')]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('sends nothing while the link of the welcome mail works', async () => {
    const { email } = await register();
    await signIn(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
