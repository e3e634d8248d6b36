import { expect, it } from 'vitest';
import * as auth from '../../shared/auth/auth.contract.ts';
import * as preferences from '../../shared/notifications/preferences.contract.ts';
import { registry } from '../../shared/registry.ts';
import * as team from '../../shared/team/invitation.contract.ts';
import * as members from '../../shared/team/member.contract.ts';
import { due, noticesTo, tell } from '../notifications/testing/told.ts';
import { call, callRaw } from '../platform/testing/call.ts';
import { password, signedInUser, uniqueEmail } from '../platform/testing/factories.ts';
import { confirmationTokenOf, mailsTo, resetTokenOf } from '../platform/testing/mails.ts';

const reading = registry.filter(({ method }) => method === 'GET');

/** What a program does that looks behind every link of someone's mails before they do: answers how many of them our API answered. */
async function scan(email: string): Promise<number> {
  const texts = (await mailsTo(email)).map(({ text, html, oneClick = '' }) => `${text} ${html} ${oneClick}`);
  const links = new Set(texts.flatMap((text) => text.match(/https?:\/\/localhost[^\s"<]+/g) ?? []));
  expect(links.size).toBeGreaterThan(0);
  let answered = 0;
  for (const link of links) {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    for (const route of reading) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const values = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)?.slice(1);
      if (!values) continue;
      const params = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
      await callRaw(route, { params, rawQuery: search.slice(1) });
      answered++;
    }
  }
  return answered;
}

it('a program that opens every link of a mail proves no address, and uses no link up', async () => {
  const email = uniqueEmail();
  await call(auth.register, { body: { email, password, firstName: 'Camille', lastName: 'Moreau' } });
  await call(auth.forgotPassword, { body: { email } });
  await scan(email);
  const token = await confirmationTokenOf(email);
  expect((await call(auth.confirmEmail, { body: { token } })).status).toBe(200);
  const reset = await resetTokenOf(email);
  expect((await call(auth.resetPassword, { body: { token: reset, newPassword: 'Bonsoir2026' } })).status).toBe(200);
});

it('nor does it change an address, or keep one from changing', async () => {
  const person = await signedInUser();
  const newEmail = uniqueEmail();
  await call(auth.changeEmail, { token: person.token, body: { newEmail, currentPassword: password } });
  for (const address of [person.email, newEmail]) await scan(address);
  const email = async () => (await call(auth.getProfile, { token: person.token })).data.user.email;
  expect(await email()).toBe(person.email);
  const token = await confirmationTokenOf(newEmail);
  expect((await call(auth.confirmEmail, { body: { token } })).status).toBe(200);
  await scan(person.email);
  expect(await email()).toBe(newEmail);
});

it('nor does it accept an invitation', async () => {
  const owner = await signedInUser();
  const email = uniqueEmail();
  await call(team.createInvitation, { token: owner.token, body: { email, role: 'member' } });
  await scan(email);
  const { data } = await call(members.listMembers, { token: owner.token, query: {} });
  expect([data.items.length, data.invitations]).toMatchObject([1, [{ email, status: 'pending' }]]);
});

it('nor does it stop the mails that it reads', async () => {
  const owner = await signedInUser();
  const types = [{ type: 'prospect.action_due', email: 'now' as const }];
  await call(preferences.updatePreferences, { token: owner.token, body: { types, version: 0 } });
  await tell(owner, due);
  const [mail] = await noticesTo(owner);
  expect(mail?.oneClick).toBeDefined();
  expect(await scan(owner.email)).toBe(0);
  const { data } = await call(preferences.getPreferences, { token: owner.token });
  expect(data.preferences.types.find(({ type }) => type === 'prospect.action_due')?.email).toBe('now');
});
