import { describe, expect, it, vi } from 'vitest';
import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { finishPendingEvents } from '../../events/finish-pending-events.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import {
  attempt,
  deliver,
  fanOutPending,
  log,
  newWebhook,
  type Place,
  readDelivery,
  tell,
} from '../testing/webhooks.ts';
import { maxTries } from './retry-plan.ts';

const { receiver, runs } = await receivingServer();

const dayMs = 24 * 3600 * 1000;

const setDate = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at });

async function subscribed(body: object = {}) {
  const { token, workspace, user } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, receiver.url, body);
  const place = async (): Promise<Place> => ({
    workspaceId,
    webhookId: webhook.id,
    deliveryId: await tell(workspaceId),
  });
  const read = async () => (await call(contract.getWebhook, { token, params: { id: webhook.id } })).data.webhook;
  const mails = async () => {
    await fanOutPending(workspaceId);
    return mailsTo(user.email);
  };
  return { token, workspaceId, webhook, place, read, mails };
}

async function exhaust(target: Place) {
  for (let tries = 0; tries < maxTries; tries++) await deliver({ ...target, attempt: tries });
}

describe('a webhook', () => {
  it('that answers 410 is switched off at once, told of once, and what waited is cancelled', async () => {
    const { token, workspaceId, webhook, place, read, mails } = await subscribed();
    const waiting = await place();
    receiver.answerStatus(410);
    const [one, other] = [await place(), await place()];
    await Promise.all([one, other].map((target) => deliver({ ...target, attempt: 0 })));
    expect(await read()).toMatchObject({ active: false, disabledReason: expect.stringContaining('410') });
    expect((await readDelivery(one)).status).toBe('exhausted');
    await runs.runAll();
    expect((await readDelivery(waiting)).status).toBe('cancelled');
    expect(await mails()).toHaveLength(1);
    const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go();
    expect(data.filter(({ type }) => type === 'webhook.disabled')).toHaveLength(1);
    const test = await call(contract.testWebhook, { token, params: { id: webhook.id }, body: {} });
    expect([test.status, test.error.code]).toEqual([409, 'conflict']);
  });

  it('is switched off after five days without success and two deliveries given up, and not before', async () => {
    const { place, read, mails } = await subscribed();
    receiver.answerStatus(500);
    const start = Date.now();
    await exhaust(await place());
    await exhaust(await place());
    expect((await read()).active).toBe(true);
    expect(await mails()).toHaveLength(1);
    const target = await place();
    setDate(start + 5 * dayMs + 1000);
    await deliver({ ...target, attempt: 0 });
    vi.useRealTimers();
    expect(await read()).toMatchObject({ active: false, disabledReason: expect.stringContaining('cinq jours') });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Un de vos webhooks ne répond plus',
      'Un de vos webhooks a été désactivé',
    ]);
  });

  it('that succeeds now and then is left on, and starts afresh', async () => {
    const { place, read } = await subscribed();
    const start = Date.now();
    receiver.answerStatus(500);
    await exhaust(await place());
    await exhaust(await place());
    expect((await read()).health.consecutiveFailures).toBe(20);
    receiver.answerStatus(200);
    await attempt(await place());
    expect((await read()).health).toMatchObject({ consecutiveFailures: 0, successRate24h: 1 / 21 });
    receiver.answerStatus(500);
    const target = await place();
    setDate(start + 6 * dayMs);
    await deliver({ ...target, attempt: 0 });
    vi.useRealTimers();
    expect((await read()).active).toBe(true);
  });

  it('suspended or deleted gets nothing that waited, even switched on again', async () => {
    const { token, webhook, place, read } = await subscribed();
    const [first, second] = [await place(), await place()];
    const change = (active: boolean, version: number) =>
      call(contract.updateWebhook, { token, params: { id: webhook.id }, body: { active, version } });
    expect((await change(false, 1)).status).toBe(200);
    await deliver({ ...first, attempt: 0 });
    expect((await readDelivery(first)).status).toBe('cancelled');
    expect((await change(true, 2)).data.webhook).toMatchObject({ active: true, disabledReason: null });
    await runs.runAll();
    expect((await readDelivery(second)).status).toBe('cancelled');
    expect(receiver.received).toEqual([]);
    const third = await place();
    await call(contract.deleteWebhook, { token, params: { id: (await read()).id } });
    await runs.runAll();
    expect((await readDelivery(third)).status).toBe('cancelled');
    expect(receiver.received).toEqual([]);
  });

  it('without an answer says why, in French', async () => {
    const { token, webhook, place } = await subscribed({ url: 'http://127.0.0.1:1/' });
    await attempt(await place());
    const [shown] = (await log(token, webhook.id)).items;
    expect(shown?.attempts).toMatchObject([
      { statusCode: null, error: expect.stringMatching(/^Connexion refusée/), responseSnippet: null },
    ]);
  });
});

describe('redeliverWebhookDelivery', () => {
  const redeliver = (token: string, { webhookId: id, deliveryId }: Place) =>
    call(deliveries.redeliverWebhookDelivery, { token, params: { id, deliveryId } });

  it('sends once more with the same id; a second press meanwhile is told so', async () => {
    const { token, webhook, place } = await subscribed();
    const target = await place();
    await attempt(target);
    const answers = await Promise.all([redeliver(token, target), redeliver(token, target)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await runs.runAll();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    const [shown] = (await log(token, webhook.id)).items;
    expect(shown?.attempts.map(({ manual }) => manual)).toEqual([false, true]);
    expect((await redeliver(token, target)).status).toBe(202);
  });

  it('that fails leaves the schedule as it was', async () => {
    const { token, place } = await subscribed();
    receiver.answerStatus(500);
    const target = await place();
    const before = await attempt(target);
    await redeliver(token, target);
    await deliver({ ...target, attempt: 'manual' });
    const after = await readDelivery(target);
    expect(after).toMatchObject({ status: 'retrying', tries: 1, attemptCount: 2, nextAttemptAt: before.nextAttemptAt });
    expect(after.dueAt).toBeDefined();
    expect((await attempt(target)).tries).toBe(2);
  });

  it('that succeeds ends what was given up', async () => {
    const { token, place } = await subscribed();
    receiver.answerStatus(500);
    const target = await place();
    await exhaust(target);
    receiver.answerStatus(200);
    await redeliver(token, target);
    await deliver({ ...target, attempt: 'manual' });
    expect(await readDelivery(target)).toMatchObject({ status: 'succeeded', tries: maxTries });
  });

  it('is refused for what is off, erased, unknown or another’s', async () => {
    const { token, webhook, place } = await subscribed();
    const target = await place();
    expect((await redeliver((await signedInUser()).token, target)).status).toBe(404);
    expect((await redeliver(token, { ...target, deliveryId: 'dlv_0' })).status).toBe(404);
    const erased = await place();
    const eventId = erased.deliveryId.replace('dlv_', 'evt_');
    await Event.patch({ workspaceId: erased.workspaceId, eventId }).remove(['data']).go();
    expect((await redeliver(token, erased)).error.message).toContain('effacé');
    await call(contract.updateWebhook, { token, params: { id: webhook.id }, body: { active: false, version: 1 } });
    expect((await redeliver(token, target)).error.code).toBe('conflict');
  });
});

describe('testWebhook', () => {
  it('sends a ping, or the example of an event, by the way of all others', async () => {
    const { token, webhook } = await subscribed();
    const test = (body: object) => call(contract.testWebhook, { token, params: { id: webhook.id }, body });
    for (const body of [{}, { event: 'prospect.created' }]) {
      const { status, data } = await test(body);
      expect(status).toBe(202);
      expect(data.deliveryId).toMatch(/^dlv_/);
    }
    expect((await test({ event: 'nothing' })).status).toBe(400);
    await finishPendingEvents(new Date(Date.now() + 2 * 60_000));
    await runs.runAll();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type).sort()).toEqual(['ping', 'prospect.created']);
    expect((await log(token, webhook.id)).items.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });
});
