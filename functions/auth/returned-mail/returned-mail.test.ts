import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { resumeMails } from '../../../shared/auth/returned-mail.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { due, list, noticesTo, tell } from '../../notifications/testing/told.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { confirmationTokenOf, mailsTo, resetTokenOf } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler } from './note-returned-mail.worker.ts';

type Person = Awaited<ReturnType<typeof signedInUser>>;

const returned = queueRuns(queues.returnedMails, handler);
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const proven = { emailProvenAt: '2026-01-01T00:00:00.000Z' };
const person = (overrides: Partial<UserItem> = {}) => signedInUser({ ...proven, ...overrides });
/** An address of SES's simulator, of which this machine's tells the same. */
const simulated = (kind: 'bounce' | 'complaint' | 'ooto') => `${kind}+${randomUUID()}@simulator.amazonses.com`;

const stopOf = async ({ token }: Pick<Person, 'token'>) => (await call(auth.getProfile, { token })).data.user.mailStop;
const resume = ({ token }: Person) => call(resumeMails, { token });
const passwordChanged = ({ user }: Person) => enqueueMail({ kind: 'password-changed', userId: user.userId });
const forgot = (email: string) => call(auth.forgotPassword, { body: { email } });

type Told = { type?: string; sentAt?: string; destination?: string[] };
const bounce = (email: string, { type = 'Permanent', sentAt = at(1), destination = [email] }: Told = {}) =>
  JSON.stringify({
    eventType: 'Bounce',
    mail: { timestamp: sentAt, messageId: 'm', destination },
    bounce: { bounceType: type, bounceSubType: 'General', bouncedRecipients: [{ emailAddress: email }] },
  });
const complaint = (email: string, { type = 'abuse', sentAt = at(1) }: Told = {}) =>
  JSON.stringify({
    eventType: 'Complaint',
    mail: { timestamp: sentAt, messageId: 'm', destination: [email] },
    complaint: { complainedRecipients: [{ emailAddress: email }], complaintFeedbackType: type },
  });
const note = async (...events: string[]) => expect(await returned.work(...events)).toBe(0);

beforeEach(async () => {
  await returned.waiting();
});
afterEach(() => {
  vi.useRealTimers();
});

it('one that comes back from the dead letters counts in the envelope that EventBridge put it in', async () => {
  const reader = await person();
  await note(JSON.stringify({ 'detail-type': 'Email Bounced', detail: JSON.parse(bounce(reader.email)) }));
  expect(await stopOf(reader)).not.toBeNull();
});

describe('a mail that comes back for good', () => {
  it('stops the mails to its address, by the events of SES; the product goes on telling', async () => {
    const owner = await person({ email: simulated('bounce') });
    await passwordChanged(owner);
    expect(await mailsTo(owner.email)).toEqual([]);
    const [event = '', ...others] = await returned.waiting();
    expect(others).toEqual([]);
    await note(event, event);
    expect(await stopOf(owner)).toEqual({ reason: 'bounce', at: expect.any(String) });
    await passwordChanged(owner);
    const { userId } = owner.user;
    await tell(owner, { type: 'account.new_device', entityId: userId, data: {}, onlyTo: [userId] });
    await noticesTo(owner);
    // SES would tell of each that had left.
    expect(await returned.waiting()).toEqual([]);
    expect((await list(owner)).items).toMatchObject([{ type: 'account.new_device' }]);
    const { data: lines } = await AuditLine.query.byWorkspace(owner.workspace).go();
    expect(lines.map(({ type, actorId }) => [type, actorId]).slice(1)).toEqual([['user.mails_stopped', 'system']]);
  });

  it('is tried again when its owner says so, and stops again should it come back', async () => {
    const owner = await person({ email: simulated('bounce') });
    await note(bounce(owner.email));
    const { status, data } = await resume(owner);
    expect([status, data.user.mailStop]).toEqual([200, null]);
    // A mail that tells whether they arrive leaves at once.
    await mailsTo(owner.email);
    await returned.runAll();
    expect(await stopOf(owner)).toMatchObject({ reason: 'bounce' });
    expect((await resume(owner)).status).toBe(200);
    await note(bounce(owner.email));
    expect((await resume(owner)).status).toBe(200);
    await note(bounce(owner.email));
    expect((await resume(owner)).status).toBe(429);
    expect(await stopOf(owner)).toMatchObject({ reason: 'bounce' });
  });

  it('says nothing more once they were asked for again: of mails of before', async () => {
    const owner = await person();
    const sentAt = at(-1);
    await note(bounce(owner.email, { sentAt }));
    await resume(owner);
    await note(bounce(owner.email, { sentAt }), complaint(owner.email, { sentAt }));
    expect(await stopOf(owner)).toBeNull();
    expect(await mailsTo(owner.email)).toMatchObject([{ subject: 'Vos e-mails Réclame vous parviennent à nouveau' }]);
    // None is stopped: nothing is done, nothing is counted.
    for (let time = 0; time < 4; time++) expect((await resume(owner)).status).toBe(200);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('of an unproven address has the link that proves it sent again', async () => {
    const owner = await signedInUser();
    await note(bounce(owner.email));
    await resume(owner);
    expect((await call(auth.confirmEmail, { body: { token: await confirmationTokenOf(owner.email) } })).status).toBe(
      200,
    );
  });

  it.each([
    ['a mailbox that is full', (email: string) => bounce(email, { type: 'Transient' })],
    ['what nobody can tell', (email: string) => bounce(email, { type: 'Undetermined' })],
    ['an address that mails are forwarded to', (email: string) => bounce(email, { destination: [uniqueEmail()] })],
    ['who says that it is no spam', (email: string) => complaint(email, { type: 'not-spam' })],
    [
      'an event of another kind',
      () => JSON.stringify({ eventType: 'Send', mail: { timestamp: at(0), destination: [] } }),
    ],
    ['an address of nobody', () => bounce(uniqueEmail())],
    ['what is no address', () => bounce('Zoé <zoe>')],
  ])('is not: %s', async (_, eventOf) => {
    const owner = await person();
    await note(eventOf(owner.email));
    expect(await stopOf(owner)).toBeNull();
  });

  it('an absence told by a machine stops nothing', async () => {
    const owner = await person({ email: simulated('ooto') });
    await passwordChanged(owner);
    expect(await mailsTo(owner.email)).toHaveLength(1);
    await returned.runAll();
    expect(await stopOf(owner)).toBeNull();
  });

  it('is nothing to who has another address by then, nor to the address that they come back to', async () => {
    const owner = await person();
    const { email } = owner;
    const newEmail = uniqueEmail();
    const body = { newEmail, currentPassword: 'Bonjour2026' };
    expect((await call(auth.changeEmail, { token: owner.token, body })).status).toBe(202);
    const move = await confirmationTokenOf(newEmail);
    await note(bounce(email));
    expect(await stopOf(owner)).toMatchObject({ reason: 'bounce' });
    // The way back from a change is mailed all the same.
    const back = await confirmationTokenOf(email);
    expect((await call(auth.confirmEmail, { body: { token: move } })).status).toBe(200);
    expect(await stopOf(owner)).toBeNull();
    await note(bounce(email), bounce(newEmail, { sentAt: at(-1) }));
    expect(await stopOf(owner)).toBeNull();
    expect((await call(auth.confirmEmail, { body: { token: back } })).status).toBe(200);
    const token = await resetTokenOf(email);
    expect((await call(auth.resetPassword, { body: { token, newPassword: 'Bonsoir2026' } })).status).toBe(200);
    const { data } = await call(auth.login, { body: { email, password: 'Bonsoir2026' } });
    expect('user' in data && data.user.mailStop).toBeNull();
  });
});

describe('a reader who reports our mails', () => {
  it('gets no more of them but what they ask for, until they want them again', async () => {
    const owner = await person({ email: simulated('complaint') });
    await passwordChanged(owner);
    await mailsTo(owner.email);
    await returned.runAll();
    expect(await stopOf(owner)).toMatchObject({ reason: 'complaint' });
    await tell(owner, due);
    await passwordChanged(owner);
    expect(await noticesTo(owner)).toHaveLength(1);
    // SES keeps a list of its own, from which the address was taken.
    await forgot(owner.email);
    const token = await resetTokenOf(owner.email);
    await call(auth.resetPassword, { body: { token, newPassword: 'Bonsoir2026' } });
    const { data } = await call(auth.login, { body: { email: owner.email, password: 'Bonsoir2026' } });
    // That they can read a mail is no word about the others.
    expect('user' in data && data.user.mailStop).toMatchObject({ reason: 'complaint' });
  });

  it('is heard late, and after a bounce, but not about what they have settled', async () => {
    const owner = await person();
    await note(bounce(owner.email, { sentAt: at(-5) }));
    await note(complaint(owner.email, { sentAt: at(-9) }));
    expect(await stopOf(owner)).toMatchObject({ reason: 'complaint' });
    await note(bounce(owner.email));
    expect(await stopOf(owner)).toMatchObject({ reason: 'complaint' });
    await resume(owner);
    await note(complaint(owner.email, { sentAt: at(-9) }));
    expect(await stopOf(owner)).toBeNull();
  });
});

it('a link to a new password is mailed all the same, and who opens it gets their mails again', async () => {
  const owner = await person();
  await note(bounce(owner.email));
  await forgot(owner.email);
  const token = await resetTokenOf(owner.email);
  expect((await call(auth.resetPassword, { body: { token, newPassword: 'Bonsoir2026' } })).status).toBe(200);
  await note(bounce(owner.email, { sentAt: at(-1) }));
  const { data } = await call(auth.login, { body: { email: owner.email, password: 'Bonsoir2026' } });
  expect('user' in data && data.user.mailStop).toBeNull();
});

it('events at once make one mark', async () => {
  const owner = await person();
  const events = [bounce(owner.email), bounce(owner.email), complaint(owner.email), bounce(owner.email)];
  expect(await returned.work(...events)).toBe(0);
  expect(await stopOf(owner)).toMatchObject({ reason: 'complaint' });
});

it('what is no event of SES comes back to the queue', async () => {
  expect(await returned.work(JSON.stringify({ eventType: 'Bounce' }))).toBe(1);
});
