import { SESClient, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { resumeMails } from '../../../shared/auth/returned-mail.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import * as contract from '../../../shared/notifications/digest.contract.ts';
import { notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import * as preferences from '../../../shared/notifications/preferences.contract.ts';
import * as unsubscribing from '../../../shared/notifications/unsubscribe.contract.ts';
import { queues, schedules } from '../../../shared/workers.ts';
import { documentClient } from '../../platform/db/client.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { mailbox } from '../../platform/testing/services.ts';
import { type PassPoint, watchPassPoints } from '../../platform/worker/pass-point.ts';
import { Notification } from '../core/notification.entity.ts';
import { NotificationPreferences } from '../core/preferences.entity.ts';
import { handler as sendNotice } from '../mailing/send-notice.worker.ts';
import { forgetPerson } from '../notification/forget-person.door.ts';
import { due, list, mark, noticesTo, type Owner, type Told, tell } from '../testing/told.ts';
import { handler as sendDigests } from './send-digests.schedule.ts';

// Ten minutes before eight in Paris, a Monday of winter.
const before = Date.parse('2026-11-30T06:50:00Z');
const eight = Date.parse('2026-11-30T07:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: before });
});
afterEach(() => {
  watchPassPoints(() => {});
  vi.useRealTimers();
});

const failing: Told = { type: 'webhook.given_up', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } };
const notices = queueRuns(queues.notices, sendNotice);
const strike = (at = Date.now()) => runFunction(schedules.sendDigests, { at: new Date(at).toISOString() }, sendDigests);
const digestsTo = ({ email }: Owner) => mailbox.all().filter((mail) => mail.to === email);
const preview = async ({ token }: Owner) => (await call(contract.getDigest, { token })).data;

async function reader(chosen: object = {}): Promise<Owner> {
  const owner = await signedInUser({ emailProvenAt: new Date().toISOString() });
  const body = { digest: { frequency: 'daily' as const, hour: 8, weekday: 1 }, version: 0, ...chosen };
  expect((await call(preferences.updatePreferences, { token: owner.token, body })).status).toBe(200);
  return owner;
}

/** The hour strikes, and what was put on the queue is done; answers how many messages failed. */
async function morning(at = eight): Promise<number> {
  vi.setSystemTime(at);
  await strike(at);
  const waiting = await notices.waiting();
  return notices.work(...waiting);
}

it('mails what is not read, by what it is about, once, whoever strikes twice', async () => {
  const owner = await reader();
  for (let line = 0; line < 23; line++) await tell(owner);
  await tell(owner, failing);
  const [read] = (await list(owner, { category: 'webhooks' })).items;
  const shown = await preview(owner);
  expect(shown).toMatchObject({ subject: '24\u00a0notifications à lire dans Agence', count: 24 });
  expect((await preview(owner)).count).toBe(24);
  await mark(owner, { ids: [String(read?.id)] });
  vi.setSystemTime(eight + 1_000);
  await Promise.all([strike(eight), strike(eight)]);
  await strike(eight);
  const waiting = await notices.waiting();
  expect(waiting.filter((body) => body.includes(owner.user.userId)).length).toBeGreaterThan(1);
  expect(await notices.work(...waiting)).toBe(0);
  expect(await notices.work(...waiting)).toBe(0);
  const [mail, ...others] = digestsTo(owner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('23\u00a0notifications à lire dans Agence');
  expect(mail?.text).toContain('Prospects\n\n- ');
  expect(mail?.text.match(/^- /gm)).toHaveLength(20);
  expect(mail?.text).toContain('- et 4\u00a0autres');
  expect(mail?.text).not.toContain('Webhooks');
  expect(mail?.text).toContain('/notifications');
  // Unread still, and mailed no more.
  expect((await list(owner)).unreadCount).toBe(23);
  expect((await preview(owner)).count).toBe(0);
  await tell(owner, failing);
  await morning(eight + 24 * hourMs);
  expect(digestsTo(owner).map(({ subject }) => subject)).toEqual([
    '23\u00a0notifications à lire dans Agence',
    '1\u00a0notification à lire dans Agence',
  ]);
});

it('mails none to an address that gives mails back, and all that waits once its owner wants them again', async () => {
  const owner = await reader();
  await tell(owner);
  const { userId, email } = owner.user;
  await User.patch({ userId })
    .set({ mailStop: { email, reason: 'bounce', at: new Date().toISOString() } })
    .go();
  expect(await morning()).toBe(0);
  expect(digestsTo(owner)).toEqual([]);
  expect((await preview(owner)).count).toBe(1);
  expect((await call(resumeMails, { token: (await signedIn(owner.user, owner.user.workspaceId)).token })).status).toBe(
    200,
  );
  await morning(eight + 24 * hourMs);
  expect(digestsTo(owner).map(({ subject }) => subject)).toEqual(['1\u00a0notification à lire dans Agence']);
});

it('mails none where nothing waits, and goes on to the next day', async () => {
  const owner = await reader();
  expect(await morning()).toBe(0);
  expect(digestsTo(owner)).toEqual([]);
  const { workspaceId, userId } = owner.user;
  const { data } = await NotificationPreferences.get({ workspaceId, userId }).go({ consistent: true });
  expect(data?.nextDigestAt).toBe('2026-12-01T07:00:00.000Z');
});

it('tells of what is for the mail alone, and not of what is off or of another workspace', async () => {
  const owner = await reader({
    types: [
      { type: 'prospect.action_due', inApp: false, email: 'digest' },
      { type: 'webhook.given_up', email: 'off' },
    ],
  });
  const other = await reader();
  await joined(owner.user, other.workspace.workspaceId);
  await tell(owner);
  await tell(owner, failing);
  await tell(other);
  expect((await list(owner)).items.map(({ type }) => type)).toEqual(['webhook.given_up']);
  await morning();
  expect(digestsTo(owner)).toMatchObject([{ subject: '1\u00a0notification à lire dans Agence' }]);
  expect(digestsTo(owner)[0]?.text).toContain('Rappeler');
  // What was for the mail alone is kept no longer, and what the list shows stays in it.
  const { workspaceId, userId } = owner.user;
  const { data: kept } = await Notification.query.byUser({ workspaceId, userId }).go({ consistent: true });
  expect(kept.map(({ type }) => type)).toEqual(['webhook.given_up']);
});

it.each<PassPoint>(['digest-claimed', 'digest-mailed', 'digest-noted'])(
  'is one mail when its worker falls at %s',
  async (point) => {
    const owner = await reader();
    await tell(owner);
    let left = 1;
    watchPassPoints((passed) => {
      if (passed === point && left-- > 0) throw new Error('The power is cut');
    });
    expect(await morning()).toBe(1);
    // As long as the fallen one may be at it, nobody else is.
    expect(await morning(eight + 10_000)).toBe(0);
    expect(digestsTo(owner)).toHaveLength(point === 'digest-claimed' ? 0 : 1);
    await morning(eight + hourMs);
    await morning(eight + 2 * hourMs);
    expect(digestsTo(owner)).toHaveLength(1);
    // Of what nobody knows whether it left, the next one tells again; of the rest it does not.
    const again = await signedIn(owner.user, owner.workspace.workspaceId);
    expect((await preview({ ...owner, ...again })).count).toBe(point === 'digest-mailed' ? 1 : 0);
  },
);

/** SES takes no mail while something runs: it answers so, or takes it and its answer is lost. */
async function whileSesFails<T>(as: 'refusal' | 'timeout', run: () => Promise<T>): Promise<T> {
  const { send } = SESClient.prototype;
  const spy = vi.spyOn(SESClient.prototype, 'send').mockImplementation(async function (
    this: SESClient,
    command: SendRawEmailCommand,
  ) {
    if (as === 'refusal') Object.assign(command.input, { RawMessage: { Data: Buffer.from('no mail') } });
    await Reflect.apply(send, this, [command]);
    throw Object.assign(new Error('No answer'), { name: 'TimeoutError', $metadata: { attempts: 3 } });
  } as typeof send);
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
}

it('is sent at the next try when SES refuses it', async () => {
  const owner = await reader();
  await tell(owner);
  expect(await whileSesFails('refusal', () => morning())).toBe(1);
  expect(digestsTo(owner)).toEqual([]);
  expect(await morning(eight + 180_000)).toBe(0);
  expect(digestsTo(owner)).toMatchObject([{ subject: '1\u00a0notification à lire dans Agence' }]);
});

it('is not sent twice when nobody knows whether SES took it: its lines come with the next', async () => {
  const owner = await reader();
  await tell(owner);
  expect(await whileSesFails('timeout', () => morning())).toBe(1);
  expect(await morning(eight + 180_000)).toBe(0);
  expect(digestsTo(owner)).toHaveLength(1);
  await tell(owner, failing);
  await morning(eight + 24 * hourMs);
  expect(digestsTo(owner).map(({ subject }) => subject)).toEqual([
    '1\u00a0notification à lire dans Agence',
    '2\u00a0notifications à lire dans Agence',
  ]);
});

it('holds mails until the quiet hours end, and not the list', async () => {
  const owner = await reader({
    quietHours: { from: 22, to: 8 },
    types: [{ type: 'prospect.action_due', email: 'now' }],
  });
  await tell(owner, due);
  await tell(owner, { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } });
  expect((await list(owner)).unreadCount).toBe(2);
  expect(await noticesTo(owner)).toEqual([]);
  await strike(eight - 1);
  expect(await noticesTo(owner)).toEqual([]);
  vi.setSystemTime(eight);
  await strike();
  await strike();
  expect((await noticesTo(owner)).map(({ subject }) => subject).toSorted()).toEqual([
    'Rappeler\u00a0: Jeanne Delmas',
    'Un de vos webhooks ne répond plus',
  ]);
});

it('mails nothing to who has left', async () => {
  const owner = await reader({ quietHours: { from: 22, to: 8 }, types: [{ type: 'webhook.given_up', email: 'now' }] });
  await tell(owner);
  await tell(owner, failing);
  const { workspaceId, userId } = owner.user;
  expect(await forgetPerson({ workspaceId, userId, until: new Date().toISOString() }, Date.now() + hourMs)).toBe(true);
  await morning();
  expect(await noticesTo(owner)).toEqual([]);
});

it('mails a digest on its way to who changes another preference meanwhile, or leaves a kind of mail', async () => {
  const owner = await reader({ types: [{ type: 'prospect.action_due', email: 'now' }] });
  await tell(owner, due);
  await tell(owner, failing);
  const [mail] = await noticesTo(owner);
  const token = /\/desabonnement\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  vi.setSystemTime(eight + 20_000);
  await strike(eight);
  const waiting = await notices.waiting();
  const change = (body: object, version: number) =>
    call(preferences.updatePreferences, { token: owner.token, body: { ...body, version } });
  expect((await change({ types: [{ type: 'import.completed', email: 'off' }] }, 1)).status).toBe(200);
  await call(unsubscribing.unsubscribe, { params: { token } });
  await notices.work(...waiting);
  const mailed = () => digestsTo(owner).filter(({ subject }) => subject.includes('à lire')).length;
  expect(mailed()).toBe(1);
  // Another hour is another moment.
  await change({ digest: { frequency: 'daily', hour: 9, weekday: 1 } }, 3);
  await tell(owner, failing);
  await morning(eight + hourMs);
  expect(mailed()).toBe(2);
});

it('says that there are more than it tells of', async () => {
  const owner = await reader();
  const digested = vi.spyOn(notificationLimits, 'digested', 'get').mockReturnValue(3);
  for (let line = 0; line < 4; line++) await tell(owner);
  const asked = vi.spyOn(documentClient, 'send');
  expect(await preview(owner)).toMatchObject({ subject: 'Plus de 3\u00a0notifications à lire dans Agence', count: 3 });
  const limits = asked.mock.calls.flatMap(([command]) =>
    command instanceof QueryCommand ? [command.input.Limit] : [],
  );
  asked.mockRestore();
  expect(limits).toEqual([4]);
  await morning();
  expect(digestsTo(owner)[0]?.text).toContain('Vous avez plus de 3\u00a0notifications à lire.');
  digested.mockRestore();
  expect((await preview(owner)).count).toBe(1);
});

it('lets held mails go though the digests are refused', async () => {
  const owner = await reader({
    quietHours: { from: 22, to: 8 },
    types: [{ type: 'prospect.action_due', email: 'now' }],
  });
  await tell(owner);
  vi.setSystemTime(eight);
  const { send } = SQSClient.prototype;
  const spy = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(function (this: SQSClient, command: object) {
    const entries = command instanceof SendMessageBatchCommand ? (command.input.Entries ?? []) : [];
    if (entries.some(({ MessageBody }) => MessageBody?.includes('"digest"'))) throw new Error('Throttling');
    return Reflect.apply(send, this, [command]);
  } as typeof send);
  await Promise.allSettled([strike()]);
  spy.mockRestore();
  expect((await noticesTo(owner)).map(({ subject }) => subject)).toEqual(['Rappeler\u00a0: Jeanne Delmas']);
});

it('lets a held mail go at the next try when its queue refuses it', async () => {
  const owner = await reader({
    quietHours: { from: 22, to: 8 },
    types: [{ type: 'prospect.action_due', email: 'now' }],
  });
  await tell(owner);
  vi.setSystemTime(eight);
  const { send } = SQSClient.prototype;
  const spy = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(function (this: SQSClient, command: object) {
    if (JSON.stringify(command).includes(owner.user.userId)) throw new Error('Throttling');
    return Reflect.apply(send, this, [command]);
  } as typeof send);
  await expect(strike()).rejects.toThrow();
  spy.mockRestore();
  expect(await noticesTo(owner)).toEqual([]);
  await strike(eight);
  expect((await noticesTo(owner)).map(({ subject }) => subject)).toEqual(['Rappeler\u00a0: Jeanne Delmas']);
});

it('lets a held mail go once, whoever strikes at once, to who wants it still and may read it', async () => {
  const chosen = { quietHours: { from: 22, to: 8 }, types: [{ type: 'prospect.action_due', email: 'now' }] };
  const webhook: Told = { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } };
  const [reading, leaving, demoted] = [await reader(chosen), await reader(chosen), await reader(chosen)];
  for (const owner of [reading, leaving, demoted]) {
    await tell(owner, webhook);
    await tell(owner);
  }
  const types = [
    { type: 'webhook.failing' as const, email: 'off' as const },
    { type: 'prospect.action_due' as const, email: 'digest' as const },
  ];
  await call(preferences.updatePreferences, { token: leaving.token, body: { types, version: 1 } });
  await Member.patch(demoted.member).set({ role: 'viewer' }).go();
  vi.setSystemTime(eight);
  await Promise.all([strike(), strike(), strike()]);
  const subjects = async (owner: Owner) => (await noticesTo(owner)).map(({ subject }) => subject).toSorted();
  const both = ['Rappeler\u00a0: Jeanne Delmas', 'Un de vos webhooks ne répond plus'];
  expect((await subjects(reading)).filter((subject) => both.includes(subject))).toEqual(both);
  expect((await subjects(leaving)).filter((subject) => both.includes(subject))).toEqual([]);
  expect((await subjects(demoted)).filter((subject) => both.includes(subject))).toEqual([both[0]]);
});
