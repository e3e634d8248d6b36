import { describe, expect, it } from 'vitest';
import * as preferences from '../../../shared/notifications/preferences.contract.ts';
import * as contract from '../../../shared/notifications/unsubscribe.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { handler as sendMail } from '../../mail/send-mail.worker.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { due, list, noticesTo, type Owner, type Told, tell } from '../testing/told.ts';

const failing: Told = { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } };

const leave = (token: string) => call(contract.unsubscribe, { params: { token } });
const read = async ({ token }: Owner) => (await call(preferences.getPreferences, { token })).data.preferences;
const emailOf = async (owner: Owner, type: string) => (await read(owner)).types.find((one) => one.type === type)?.email;
const linkIn = (text = '') => /\/desabonnement\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('the way out of a mail', () => {
  it('is in its text and in its headers, and stops that kind alone, for that person', async () => {
    const owner = await signedInUser();
    await tell(owner, failing);
    const [mail] = await mailsTo(owner.email);
    const token = linkIn(mail?.text);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail?.oneClick).toMatch(new RegExp(`^https?://[^/]+/api/notifications/unsubscribe/${token}$`));
    expect([(await leave(token)).data, (await leave(token)).data]).toEqual([{}, {}]);
    expect([await emailOf(owner, 'webhook.failing'), await emailOf(owner, 'webhook.disabled')]).toEqual(['off', 'now']);
    expect((await read(owner)).version).toBe(1);
    await tell(owner, failing);
    expect(await mailsTo(owner.email)).toHaveLength(1);
    expect((await list(owner)).items).toHaveLength(2);
  });

  it('takes the form that mail programs post', async () => {
    const owner = await signedInUser();
    await call(preferences.updatePreferences, {
      token: owner.token,
      body: { types: [{ type: 'prospect.action_due', inApp: false, email: 'now' }], version: 0 },
    });
    await tell(owner, due);
    const [mail] = await noticesTo(owner);
    const { status } = await callRaw(contract.unsubscribe, {
      params: { token: linkIn(mail?.text) },
      rawBody: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    expect(await emailOf(owner, 'prospect.action_due')).toBe('off');
    // To who has not proven the address, no more than of what kind it is.
    expect([mail?.subject, mail?.text.includes('Jeanne')]).toEqual(['Relance à faire', false]);
  });

  it('is in a mail that the version before has left on the queue, too', async () => {
    const owner = await signedInUser();
    const { workspaceId, userId } = owner.user;
    const before = { kind: 'trial-ending', userId, workspaceId, days: 2 };
    expect(await queueRuns(queues.mails, sendMail).work(JSON.stringify(before))).toBe(0);
    const [mail] = await mailsTo(owner.email);
    await leave(linkIn(mail?.text));
    expect(await emailOf(owner, 'billing.trial_ending')).toBe('off');
  });

  it('answers the same for a link of nobody', async () => {
    for (const token of ['A'.repeat(43), '_'.repeat(43)]) expect((await leave(token)).data).toEqual({});
    for (const token of ['x', `${'A'.repeat(42)}.`]) expect((await leave(token)).status).toBe(404);
  });

  it('is refused to no mail provider that posts for many, while who guesses is counted', async () => {
    const owner = await signedInUser();
    await tell(owner, failing);
    const [mail] = await mailsTo(owner.email);
    const from = (token: string) => call(contract.unsubscribe, { params: { token }, ip: '198.51.100.61' });
    const guesses = await Promise.all(Array.from({ length: 61 }, () => from('B'.repeat(43))));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await from(linkIn(mail?.text))).status).toBe(200);
    expect(await emailOf(owner, 'webhook.failing')).toBe('off');
  });

  it('stops one of two kinds whatever comes at once', async () => {
    const owner = await signedInUser();
    const types: Told[] = [failing, { ...failing, type: 'webhook.disabled', data: { disabledCode: 'gone' } }];
    for (const told of types) await tell(owner, told);
    const tokens = (await mailsTo(owner.email)).map(({ text }) => linkIn(text));
    await Promise.all([...tokens, ...tokens].map(leave));
    expect([await emailOf(owner, 'webhook.failing'), await emailOf(owner, 'webhook.disabled')]).toEqual(['off', 'off']);
    expect((await read(owner)).version).toBe(2);
  });
});
