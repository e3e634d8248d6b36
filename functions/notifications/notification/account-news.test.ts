import { expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as preferences from '../../../shared/notifications/preferences.contract.ts';
import * as team from '../../../shared/team/member.contract.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, password, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { confirmationTokenOf } from '../../platform/testing/mails.ts';
import { colleague, list, noticesTo, type Owner } from '../testing/told.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const signIn = (email: string, userAgent: string) =>
  callRaw(auth.login, { rawBody: JSON.stringify({ email, password }), headers: { 'user-agent': userAgent } });

async function tellAll({ user }: Owner): Promise<void> {
  const { data } = await Event.query.byWorkspace({ workspaceId: user.workspaceId }).go();
  await dispatchAll(data.filter(({ pendingAt }) => pendingAt));
}

it('a sign-in from a device never used is told to its owner alone, in the list and by mail, whatever they chose', async () => {
  const owner = await signedInUser({ emailProvenAt: new Date().toISOString() });
  const other = await colleague(owner);
  const all = (await call(preferences.getPreferences, { token: owner.token })).data.preferences.types;
  expect(all.find(({ type }) => type === 'account.new_device')).toMatchObject({
    ...{ category: 'account', required: true, inApp: true, email: 'now' },
  });
  const change = (body: object) =>
    call(preferences.updatePreferences, { token: owner.token, body: { version: 0, ...body } });
  for (const [choice, path] of [
    [{ inApp: false }, 'types.0.inApp'],
    [{ email: 'off' }, 'types.0.email'],
    [{ email: 'digest' }, 'types.0.email'],
  ] as const) {
    const { status, error } = await change({ types: [{ type: 'account.new_device', ...choice }] });
    expect([status, error.details?.[0]?.path]).toEqual([400, path]);
  }
  // Whatever the hour: it does not wait.
  const hour = new Date().getUTCHours();
  expect((await change({ quietHours: { from: hour, to: (hour + 6) % 24 } })).status).toBe(200);
  for (let time = 0; time < 2; time++) expect((await signIn(owner.email, windows)).status).toBe(200);
  await tellAll(owner);
  expect((await list(owner)).items).toMatchObject([
    { type: 'account.new_device', category: 'account', title: expect.stringContaining('Chrome sur Windows') },
  ]);
  expect((await list(other)).items).toEqual([]);
  const mails = await noticesTo(owner);
  expect(mails.map(({ subject, oneClick }) => [subject, oneClick])).toEqual([
    ['Connexion depuis un nouvel appareil\u00a0: Chrome sur Windows', undefined],
  ]);
});

it('the first device of a person is not new', async () => {
  const body = { email: uniqueEmail(), password, firstName: 'Camille', lastName: 'Moreau' };
  const { data } = await call(auth.register, { body });
  const { data: events } = await Event.query.byWorkspace({ workspaceId: data.user.workspaceId }).go();
  expect(events.filter(({ type }) => type === 'account.new_device')).toEqual([]);
});

it('an address that has changed is told to its owner', async () => {
  const owner = await signedInUser();
  const newEmail = uniqueEmail();
  await call(auth.changeEmail, { token: owner.token, body: { newEmail, currentPassword: password } });
  const token = await confirmationTokenOf(newEmail);
  expect((await call(auth.confirmEmail, { body: { token } })).status).toBe(200);
  await tellAll(owner);
  expect((await list(owner)).items).toMatchObject([
    { type: 'account.email_changed', path: '/settings?onglet=securite' },
  ]);
});

it('a role that has changed is told to who runs the team', async () => {
  const owner = await signedInUser();
  const manager = await colleague(owner, {}, { role: 'manager' });
  const member = await colleagueOf(owner.workspace);
  const params = { userId: member.user.userId };
  const changed = await call(team.updateMember, { token: owner.token, params, body: { role: 'viewer', version: 1 } });
  expect(changed.status).toBe(200);
  await tellAll(owner);
  for (const one of [owner, manager])
    expect((await list(one)).items).toMatchObject([
      { title: 'Camille Moreau a changé de rôle', body: 'Nouveau rôle\u00a0: Lecteur', category: 'team' },
    ]);
  expect((await list({ ...owner, ...member })).items).toEqual([]);
});
