import { randomUUID } from 'node:crypto';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { finishPendingEvents } from '../../events/finish-pending-events.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { Delivery } from '../delivery/delivery.entity.ts';
import { requeueDue } from '../delivery/requeue-due.door.ts';
import { maxTries, waits } from '../delivery/retry-plan.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { attempt, deliver, log, newWebhook, readDelivery, tell } from '../testing/webhooks.ts';

const { receiver, runs } = await receivingServer();

const minuteMs = 60_000;

async function subscribed(body: object = {}) {
  const { token, workspace, user } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook, secret } = await newWebhook(token, receiver.url, body);
  const place = async (data?: Record<string, unknown>) => ({
    workspaceId,
    webhookId: webhook.id,
    deliveryId: await tell(workspaceId, data),
  });
  return { token, user, workspaceId, webhook, secret, place };
}

/** Lets time pass to the next attempt. */
function wakeAt(at: string | undefined) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at ?? '') });
}

describe('a delivery', () => {
  it('arrives signed, and its log has the bytes that were sent', async () => {
    const { token, webhook, secret, place } = await subscribed({ headers: { 'X-Team': 'growth' } });
    await place({ board: { name: 'Été \u{1f600}', id: 'brd_1' } });
    await runs.runAll();
    const [got] = receiver.received;
    const { 'webhook-id': id = '', ...headers } = got?.headers ?? {};
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Reclame-Webhooks/1',
      'x-team': 'growth',
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    });
    const payload = new Verifier(secret).verify(got?.body ?? '', got?.headers as Record<string, string>);
    const { items } = await log(token, webhook.id);
    expect(items).toHaveLength(1);
    const [shown] = items;
    expect(shown).toMatchObject({
      eventId: id,
      event: 'board.created',
      status: 'succeeded',
      attempts: [{ statusCode: 204, error: null, responseSnippet: null, manual: false }],
      nextAttemptAt: null,
    });
    expect(shown?.payload).toEqual(payload);
    expect(JSON.stringify(shown?.payload)).toBe(got?.body);
    const { health } = (await call(contract.getWebhook, { token, params: { id: webhook.id } })).data.webhook;
    expect(health).toMatchObject({ successRate24h: 1, consecutiveFailures: 0 });
    expect(health.lastDeliveryAt).toBe(shown?.attempts[0]?.at);
  });

  it('goes once to each webhook that asked for it, and to no other', async () => {
    const { token, workspaceId, place } = await subscribed();
    await newWebhook(token, receiver.url);
    await newWebhook(token, receiver.url, { events: ['ad.saved'] });
    await newWebhook(token, receiver.url, { active: false });
    await subscribed();
    const { deliveryId } = await place();
    const event = await Event.get({ workspaceId, eventId: deliveryId.replace('dlv', 'evt') }).go();
    expect(event.data?.pendingAt).toBeUndefined();
    await runs.runAll();
    expect(receiver.received).toHaveLength(2);
  });

  it('is sent once, however often its message comes', async () => {
    const { place } = await subscribed();
    receiver.answerWith((response) => setTimeout(() => response.writeHead(200).end(), 50));
    const target = await place();
    await Promise.all(Array.from({ length: 10 }, () => deliver({ ...target, attempt: 0 })));
    await deliver({ ...target, attempt: 0 });
    expect(receiver.received).toHaveLength(1);
    expect((await readDelivery(target)).attemptCount).toBe(1);
  });

  it('leaves five requests at most at one server, and loses none of the others', async () => {
    const { token, webhook, place } = await subscribed();
    receiver.answerWith((response) => setTimeout(() => response.writeHead(200).end(), 100));
    const targets = await Promise.all(Array.from({ length: 12 }, () => place()));
    await Promise.all(targets.map((target) => deliver({ ...target, attempt: 0 })));
    expect(receiver.mostAtOnce()).toBeLessThanOrEqual(5);
    const crowded = (await log(token, webhook.id)).items.filter(({ status }) => status === 'pending');
    expect(crowded.every(({ attempts }) => attempts.length === 0)).toBe(true);
    for (const target of targets) await deliver({ ...target, attempt: 0 });
    expect(receiver.received).toHaveLength(12);
  });

  it.each([
    [200, 'succeeded'],
    [201, 'succeeded'],
    [299, 'succeeded'],
    [301, 'retrying'],
    [302, 'retrying'],
    [307, 'retrying'],
    [400, 'retrying'],
    [401, 'retrying'],
    [404, 'retrying'],
    [500, 'retrying'],
    [503, 'retrying'],
  ])('answered %i is %s', async (status, expected) => {
    const { token, webhook, place } = await subscribed();
    receiver.answerStatus(status, { location: `${receiver.url}/elsewhere` }, 'because');
    expect((await attempt(await place())).status).toBe(expected);
    expect(receiver.received).toHaveLength(1);
    const [shown] = (await log(token, webhook.id)).items;
    const [told] = shown?.attempts ?? [];
    if (expected === 'retrying') expect(told?.error).toMatch(new RegExp(`^Réponse ${status}`));
    expect(told?.responseSnippet).toBe('because');
  });
});

describe('retries', () => {
  it('follow the schedule to its end, with the same id and a time of their own', async () => {
    const { token, webhook, place } = await subscribed();
    receiver.answerStatus(500);
    const target = await place();
    for (let tries = 1; tries <= maxTries; tries++) {
      const made = await attempt(target);
      expect(made.tries).toBe(tries);
      if (tries === maxTries) {
        expect(made).toMatchObject({ status: 'exhausted' });
        expect([made.nextAttemptAt, made.dueAt, made.shard]).toEqual([undefined, undefined, undefined]);
        break;
      }
      expect(made.status).toBe('retrying');
      const waited = (Date.parse(made.nextAttemptAt ?? '') - Date.now()) / 1000;
      const planned = waits[tries] ?? 0;
      expect(waited).toBeGreaterThan(planned * 0.8 - 2);
      expect(waited).toBeLessThan(planned * 1.2 + 2);
      wakeAt(made.nextAttemptAt);
    }
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    const stamps = new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp']));
    expect([receiver.received.length, ids.size, stamps.size]).toEqual([10, 1, 10]);
    vi.useRealTimers();
    const [shown] = (await log(token, webhook.id)).items;
    expect([shown?.status, shown?.attempts.length]).toEqual(['exhausted', 10]);
  });

  it('honour Retry-After within the double of the plan', async () => {
    const { place } = await subscribed();
    receiver.answerStatus(503, { 'retry-after': '110' });
    const made = await attempt(await place());
    const waited = (Date.parse(made.nextAttemptAt ?? '') - Date.now()) / 1000;
    expect(Math.abs(waited - 110)).toBeLessThan(3);
  });

  it('that wait long come back by the sweeper, and what the queue lost does too', async () => {
    const { place } = await subscribed();
    receiver.answerStatus(500);
    const target = await place();
    await runs.waiting();
    const later = Date.now() + 3 * minuteMs;
    wakeAt(new Date(later).toISOString());
    await requeueDue(new Date());
    vi.useRealTimers();
    expect(await runs.waiting()).toContain(JSON.stringify({ ...target, attempt: 0 }));
  });

  it('an event that nobody fanned out is found by the sweeper', async () => {
    const { token, workspaceId, webhook, place } = await subscribed();
    const { deliveryId } = await place();
    const eventId = deliveryId.replace('dlv', 'evt');
    await Delivery.delete({ workspaceId, webhookId: webhook.id, deliveryId }).go();
    const at = new Date(Date.now() - 2 * minuteMs).toISOString();
    await Event.patch({ workspaceId, eventId }).set({ shard: '3', pendingAt: at }).go();
    await finishPendingEvents(new Date());
    await runs.runAll();
    expect((await log(token, webhook.id)).items).toMatchObject([{ id: deliveryId, status: 'succeeded' }]);
  });
});

describe('a rotation', () => {
  it('signs with both secrets, the new one first, then with one', async () => {
    const { token, webhook, secret, place } = await subscribed();
    const { data } = await call(contract.regenerateWebhookSecret, { token, params: { id: webhook.id }, body: {} });
    await attempt(await place());
    const [got] = receiver.received;
    const headers = got?.headers as Record<string, string>;
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const one of [secret, data.secret]) new Verifier(one).verify(got?.body ?? '', headers);
    const target = await place();
    wakeAt(new Date(Date.now() + 25 * 60 * minuteMs).toISOString());
    await deliver({ ...target, attempt: 0 });
    expect(receiver.received[1]?.headers['webhook-signature']).not.toContain(' ');
  });
});

describe('the log', () => {
  it('is paged, filtered and forgets after thirty days', async () => {
    const { token, webhook, place } = await subscribed();
    const made = [await place(), await place(), await place()];
    await attempt(made[0] ?? (await place()));
    const first = await log(token, webhook.id, { limit: '2' });
    const second = await log(token, webhook.id, { limit: '2', cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      made.map(({ deliveryId }) => deliveryId).reverse(),
    );
    expect(second.nextCursor).toBeNull();
    expect((await log(token, webhook.id, { status: 'succeeded' })).items).toHaveLength(1);
    expect((await log(token, webhook.id, { event: 'ad.saved' })).items).toEqual([]);
    const old = new Date(Date.now() - 30 * 24 * 60 * minuteMs - 1000).toISOString();
    await Delivery.patch(made[0] ?? (await place()))
      .set({ createdAt: old })
      .go();
    expect((await log(token, webhook.id)).items).toHaveLength(2);
    const stranger = (await signedInUser()).token;
    const { status } = await call(deliveries.listWebhookDeliveries, {
      token: stranger,
      params: { id: webhook.id },
      query: {},
    });
    expect(status).toBe(404);
    const id = randomUUID();
    expect((await call(deliveries.listWebhookDeliveries, { token, params: { id }, query: {} })).status).toBe(404);
  });
});
