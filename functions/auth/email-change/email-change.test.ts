import { afterEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { confirmationTokenOf, mailsTo, resetTokenOf } from '../../platform/testing/mails.ts';

const ask = (token: string, newEmail: string, currentPassword = password) =>
  call(auth.changeEmail, { token, body: { newEmail, currentPassword } });
const follow = (token: string) => call(auth.confirmEmail, { body: { token } });
const login = (email: string, typed = password) => call(auth.login, { body: { email, password: typed } });
const register = (email: string) =>
  call(auth.register, { body: { email, password, firstName: 'Camille', lastName: 'Moreau' } });
const emailNow = async (token: string) => (await call(auth.getProfile, { token })).data?.user.email;
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
const day = 24 * hourMs;

/** Someone who asked for another address, with the links of both mails. */
async function asking(overrides: Partial<UserItem> = {}) {
  const person = await signedInUser(overrides);
  const newEmail = uniqueEmail();
  expect((await ask(person.token, newEmail)).status).toBe(202);
  const move = await confirmationTokenOf(newEmail);
  return { ...person, newEmail, move, back: await confirmationTokenOf(person.email) };
}

async function moved() {
  const person = await asking();
  expect((await follow(person.move)).status).toBe(200);
  return person;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('changeEmail', () => {
  it('changes nothing until the link that the new address gets is opened', async () => {
    const { email, newEmail, token, move } = await asking();
    expect(await emailNow(token)).toBe(email);
    expect((await login(newEmail)).status).toBe(401);
    const { status, data } = await follow(move);
    expect([status, data]).toEqual([200, { message: 'Votre adresse e-mail est changée', outcome: 'changed' }]);
    expect(await emailNow(token)).toBe(newEmail);
    expect((await login(newEmail)).status).toBe(200);
    expect((await login(email)).status).toBe(401);
  });

  it('answers the same when the address is taken: its owner is told, by mail', async () => {
    const person = await signedInUser();
    const other = await signedInUser();
    const [free, taken] = [await ask(person.token, uniqueEmail()), await ask(person.token, other.email)];
    expect([taken.status, taken.data]).toEqual([free.status, free.data]);
    const [mail, ...more] = await mailsTo(other.email);
    expect(mail?.subject).toBe('Cette adresse a déjà un compte Réclame');
    expect([more, mail?.text.includes('confirmation=')]).toEqual([[], false]);
    const notices = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(new Set(notices)).toEqual(new Set(['Votre compte Réclame va changer d’adresse e-mail']));
    expect(notices).toHaveLength(2);
  });

  it('tells neither address what someone typed', async () => {
    const { email, newEmail } = await asking({ firstName: 'Gagnez 500 €' });
    const [toNew] = await mailsTo(newEmail);
    const [toOld] = await mailsTo(email);
    expect(toNew?.text).toMatch(/^Bonjour,\n/);
    expect(toOld?.text).toMatch(/^Bonjour,\n/);
    expect(toOld?.text).not.toContain(newEmail);
  });

  it('refuses a wrong password, the address one has, and what is no address', async () => {
    const { email, token } = await signedInUser();
    const wrong = await ask(token, uniqueEmail(), 'Faux2026xx');
    expect([wrong.status, wrong.error.reason]).toEqual([400, 'wrong_current_password']);
    const same = await ask(token, ` ${email.toUpperCase()}`);
    expect(same.error.details).toEqual([{ path: 'newEmail', message: 'C’est déjà l’adresse de votre compte' }]);
    expect((await ask(token, 'pas une adresse')).status).toBe(400);
    expect((await ask('', uniqueEmail())).status).toBe(401);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is refused after five in a week', async () => {
    const { token } = await signedInUser();
    for (let n = 0; n < 5; n++) expect((await ask(token, uniqueEmail())).status).toBe(202);
    const { status, headers } = await ask(token, uniqueEmail());
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(6 * 24 * 3600);
  });

  it('sends three links an hour to one address, whoever asks, silently', async () => {
    const target = uniqueEmail();
    const people = await Promise.all(Array.from({ length: 4 }, () => signedInUser()));
    for (const { token } of people) expect((await ask(token, target)).status).toBe(202);
    expect(await mailsTo(target)).toHaveLength(3);
  });
});

describe('the link to the new address', () => {
  it('works once, even tried ten times at once', async () => {
    const { move, user } = await asking();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => follow(move)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    const { data: lines } = await AuditLine.query.byWorkspace(user).go();
    expect(lines.filter(({ type }) => type === 'user.email_changed')).toHaveLength(1);
  });

  it('works for an hour', async () => {
    const { move, newEmail, token } = await asking();
    later(hourMs + 1000);
    const { status, error } = await follow(move);
    expect([status, error.reason]).toEqual([400, 'confirmation_link_invalid']);
    vi.useRealTimers();
    expect(await emailNow(token)).not.toBe(newEmail);
  });

  it('works no more once another change is asked, or the password is new', async () => {
    const first = await asking();
    await ask(first.token, uniqueEmail());
    expect((await follow(first.move)).status).toBe(400);
    const second = await asking();
    await call(auth.changePassword, {
      token: second.token,
      body: { currentPassword: password, newPassword: 'Nouveau2026' },
    });
    expect((await follow(second.move)).status).toBe(400);
  });

  it('ends no session, proves the address and keeps the old one from others for seven days', async () => {
    const { token, refreshToken, user, email } = await moved();
    expect((await call(auth.getProfile, { token })).status).toBe(200);
    expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(200);
    expect((await User.get(user).go()).data?.emailProvenAt).toBeDefined();
    expect((await register(email)).status).toBe(409);
    later(7 * day + 1000);
    expect((await register(email)).status).toBe(201);
  });

  it('lets one of two people have an address that both asked for, at once', async () => {
    const target = uniqueEmail();
    const people = await Promise.all([signedInUser(), signedInUser()]);
    const links: string[] = [];
    for (const { token } of people) {
      await ask(token, target);
      links.push(await confirmationTokenOf(target));
    }
    const answers = await Promise.all(links.map(follow));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect([loser?.error.reason, loser?.error.message]).toEqual([
      'email_taken',
      'Un compte existe déjà avec cet email',
    ]);
    const emails = await Promise.all(people.map(({ token }) => emailNow(token)));
    expect(emails.filter((one) => one === target)).toHaveLength(1);
    const kept = people[answers.findIndex(({ status }) => status === 409)];
    expect((await login(kept?.email ?? '')).status).toBe(200);
  });

  it('is refused to an address that someone registered meanwhile', async () => {
    const { newEmail, move } = await asking();
    expect((await register(newEmail)).status).toBe(201);
    expect((await follow(move)).error.reason).toBe('email_taken');
  });

  it('is refused to who is suspended', async () => {
    const { move, user } = await asking();
    await User.patch(user).set({ status: 'suspended' }).go();
    expect((await follow(move)).error.reason).toBe('account_suspended');
  });

  it.each(['x', 'emc_01JD0000000000000000000000', ''])('forged (%s) is refused', async (forged) => {
    const { move } = await asking();
    const token = forged.length > 1 ? `${forged}${move.slice(30)}` : `${move.slice(0, -1)}${forged}`;
    expect((await follow(token)).error.reason).toBe('confirmation_link_invalid');
  });
});

describe('a reset during a change', () => {
  it('of the old address, by a link of before, works no more once the account has moved', async () => {
    const { email, move } = await asking();
    await call(auth.forgotPassword, { body: { email } });
    const reset = await resetTokenOf(email);
    await follow(move);
    const answer = await call(auth.resetPassword, { body: { token: reset, newPassword: 'Nouveau2026' } });
    expect(answer.error.reason).toBe('reset_link_invalid');
  });

  it('asked for the address that was left, is mailed to nobody', async () => {
    const { email, newEmail } = await moved();
    const before = [await mailsTo(email), await mailsTo(newEmail)].map((mails) => mails.length);
    await call(auth.forgotPassword, { body: { email } });
    expect([await mailsTo(email), await mailsTo(newEmail)].map((mails) => mails.length)).toEqual(before);
  });

  it('closes the change that was under way, and not the way back', async () => {
    const { email, move, back } = await asking();
    await call(auth.forgotPassword, { body: { email } });
    const body = { token: await resetTokenOf(email), newPassword: 'Nouveau2026' };
    expect((await call(auth.resetPassword, { body })).status).toBe(200);
    expect((await follow(move)).error.reason).toBe('confirmation_link_invalid');
    expect((await follow(back)).status).toBe(200);
  });

  it('at the same moment as the move: one of the two is made, never both', async () => {
    const { email, newEmail, move } = await asking();
    await call(auth.forgotPassword, { body: { email } });
    const body = { token: await resetTokenOf(email), newPassword: 'Nouveau2026' };
    const [reset, moving] = await Promise.all([call(auth.resetPassword, { body }), follow(move)]);
    expect([reset.status, moving.status].sort()).toEqual([200, 400]);
    const signIns = [await login(newEmail), await login(email, 'Nouveau2026')].map(({ status }) => status);
    expect(signIns).toEqual(moving.status === 200 ? [200, 401] : [401, 200]);
  });
});

describe('the way back', () => {
  it('restores the address, ends all sessions and mails a link to a new password', async () => {
    const { email, newEmail, token, refreshToken, back } = await moved();
    const thief = (await login(newEmail)).data;
    const { status, data } = await follow(back);
    expect([status, data.outcome]).toEqual([200, 'restored']);
    expect(data.message).toBe('Votre adresse e-mail est rétablie et toutes vos sessions sont fermées');
    for (const one of [token, thief.token]) expect((await call(auth.getProfile, { token: one })).status).toBe(401);
    expect((await call(auth.refresh, { body: { refreshToken } })).status).toBe(401);
    expect((await login(newEmail)).status).toBe(401);
    const body = { token: await resetTokenOf(email), newPassword: 'Nouveau2026' };
    expect((await call(auth.resetPassword, { body })).status).toBe(200);
    expect((await login(email, 'Nouveau2026')).status).toBe(200);
    expect((await register(newEmail)).status).toBe(201);
  });

  it('keeps the address when the account has not moved yet', async () => {
    const { email, move, back, token } = await asking();
    expect((await follow(back)).status).toBe(200);
    expect((await follow(move)).status).toBe(400);
    expect((await call(auth.getProfile, { token })).status).toBe(401);
    expect((await login(email)).status).toBe(200);
  });

  it('closes a reset link that was mailed to the new address', async () => {
    const { newEmail, back } = await moved();
    await call(auth.forgotPassword, { body: { email: newEmail } });
    const reset = await resetTokenOf(newEmail);
    await follow(back);
    const answer = await call(auth.resetPassword, { body: { token: reset, newPassword: 'Nouveau2026' } });
    expect(answer.error.reason).toBe('reset_link_invalid');
  });

  it('outlives a new password and further changes, and closes their ways back', async () => {
    const first = await moved();
    const body = { currentPassword: password, newPassword: 'Voleur2026' };
    await call(auth.changePassword, { token: first.token, body });
    const third = uniqueEmail();
    await ask(first.token, third, 'Voleur2026');
    await follow(await confirmationTokenOf(third));
    const laterBack = await confirmationTokenOf(first.newEmail);
    expect((await follow(first.back)).status).toBe(200);
    expect((await follow(laterBack)).status).toBe(400);
    expect((await login(first.email, 'Voleur2026')).status).toBe(200);
    expect((await login(third, 'Voleur2026')).status).toBe(401);
  });

  it('works once, even tried ten times at once, and for seven days', async () => {
    const { back } = await moved();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => follow(back)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([400]));
    const late = await moved();
    later(7 * day + 1000);
    expect((await follow(late.back)).status).toBe(400);
  });

  it('is taken whatever the account becomes at the same moment', async () => {
    const { back, newEmail, token, email } = await moved();
    const third = uniqueEmail();
    await ask(token, third);
    const move = await confirmationTokenOf(third);
    const [moving, restoring] = await Promise.all([follow(move), follow(back)]);
    expect(restoring.status).toBe(200);
    expect([200, 400]).toContain(moving.status);
    expect((await login(email)).status).toBe(200);
    for (const left of [newEmail, third]) expect((await login(left)).status).toBe(401);
  });

  it('lets someone who went back by a change of their own have both', async () => {
    const { email, token } = await moved();
    await ask(token, email);
    expect((await follow(await confirmationTokenOf(email))).data.outcome).toBe('changed');
    expect(await emailNow(token)).toBe(email);
  });
});
