import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { attempt, deliver, log, newWebhook, type Place, readDelivery, tell } from '../testing/webhooks.ts';
import { cancelWaiting, deliverAll } from './deliver.ts';
import { Delivery, type DeliveryItem } from './delivery.entity.ts';
import { requeueDue } from './requeue-due.door.ts';
import { SendingSlot } from './sending-slot.entity.ts';
import { serverOf, slotsPerHost, slotsPerWorkspace } from './sending-slots.ts';

const { receiver, runs } = await receivingServer();

async function subscribed() {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, receiver.url);
  const params = { id: webhook.id };
  const place = async (): Promise<Place> => ({
    workspaceId,
    webhookId: webhook.id,
    deliveryId: await tell(workspaceId),
  });
  const change = async (body: object, version: number) =>
    (await call(contract.updateWebhook, { token, params, body: { ...body, version } })).data.webhook;
  const read = async () => (await call(contract.getWebhook, { token, params })).data.webhook;
  return { token, workspaceId, webhook, place, change, read };
}

/** Holds every request until it is told what to answer. */
function holdRequests() {
  let answer = (_status: number) => {};
  const promise = new Promise<number>((resolve) => {
    answer = resolve;
  });
  receiver.answerWith(async (response) => response.writeHead(await promise).end());
  const arrived = () => vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 30_000 });
  return { arrived, answer };
}

/** Another worker has them all, for as long as it holds them. */
async function takeAllSlots(heldMs = 60_000) {
  const expiresAt = new Date(Date.now() + heldMs).toISOString();
  const { hostKey } = serverOf({ workspaceId: '', url: receiver.url });
  for (let slot = 0; slot < slotsPerHost; slot++)
    await SendingSlot.put({ hostKey, slotKey: String(slot), leaseId: 'other', expiresAt, ttl: 1 }).go();
}

const slotsTaken = async () => {
  const { hostKey } = serverOf({ workspaceId: '', url: receiver.url });
  const { data } = await SendingSlot.query.byHost({ hostKey }).go({ consistent: true });
  return data.filter(({ expiresAt }) => expiresAt > new Date().toISOString());
};

/** Deliveries as large as they get: a few make a page. */
async function largeDeliveries(place: () => Promise<Place>, count: number): Promise<Place[]> {
  const snippet = 'x'.repeat(48_000);
  const { at, ...one } = {
    at: new Date().toISOString(),
    durationMs: 1,
    statusCode: 500,
    problem: 'http',
    manual: false,
  };
  const attempts: DeliveryItem['attempts'] = Array.from({ length: 6 }, () => ({ at, ...one, snippet }));
  const places = await Promise.all(Array.from({ length: count }, place));
  for (const target of places) await Delivery.patch(target).set({ attempts, attemptCount: 6 }).go();
  await runs.waiting();
  return places;
}

describe('a delivery under way', () => {
  /** One whose webhook is switched off before its server answers. */
  async function switchedOffMeanwhile(status: number) {
    const { place, change } = await subscribed();
    const target = await place();
    await runs.waiting();
    const { arrived, answer } = holdRequests();
    const sending = deliver({ ...target, attempt: 0 });
    await arrived();
    await change({ active: false }, 1);
    await runs.runAll();
    answer(status);
    await sending;
    return target;
  }

  it('is recorded to its end when its webhook is switched off meanwhile, and holds no slot', async () => {
    const target = await switchedOffMeanwhile(200);
    expect(await readDelivery(target)).toMatchObject({ status: 'succeeded', attemptCount: 1 });
    expect(await slotsTaken()).toEqual([]);
  });

  it('that fails meanwhile is cancelled before its next attempt', async () => {
    const target = await switchedOffMeanwhile(500);
    expect(await attempt(target)).toMatchObject({ status: 'cancelled', attemptCount: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it('to an address that was replaced does not switch the webhook off', async () => {
    const { place, change, read } = await subscribed();
    const target = await place();
    const { arrived, answer } = holdRequests();
    const sending = deliver({ ...target, attempt: 0 });
    await arrived();
    await change({ url: `${receiver.url}/new` }, 1);
    answer(410);
    await sending;
    expect(await read()).toMatchObject({ active: true, disabledReason: null, version: 2 });
  });
});

describe('a server whose slots are all taken', () => {
  afterEach(() => takeAllSlots(-1));

  it('has one message for each delivery, however many come', async () => {
    const { place } = await subscribed();
    const target = await place();
    await takeAllSlots();
    const { dueAt: created = '' } = await readDelivery(target);
    await deliver({ ...target, attempt: 0 });
    const { dueAt: putOff = '' } = await readDelivery(target);
    expect(putOff > created).toBe(true);
    await Promise.all([1, 2, 3].map(() => deliver({ ...target, attempt: 0 })));
    expect(await readDelivery(target)).toMatchObject({ dueAt: putOff, attemptCount: 0, tries: 0 });
    expect(receiver.received).toEqual([]);
  });

  it('is told again once the worker that held them has died', async () => {
    const { place } = await subscribed();
    await takeAllSlots(-1);
    expect(await attempt(await place())).toMatchObject({ status: 'succeeded' });
  });

  it('gets what one worker was asked for over the same slots, which are free then', async () => {
    const { place } = await subscribed();
    const targets = await Promise.all(Array.from({ length: 12 }, place));
    // However long the machine takes for a request, nobody here loses patience.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    let [now, most, open] = [0, 0, () => {}];
    const full = new Promise<void>((resolve) => {
      open = resolve;
    });
    receiver.answerWith(async (response) => {
      most = Math.max(most, ++now);
      if (now === slotsPerWorkspace) open();
      await full;
      await setTimeout(20);
      now--;
      response.writeHead(204).end();
    });
    const done = await deliverAll(targets.map((target) => ({ ...target, attempt: 0 })));
    expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(receiver.received).toHaveLength(targets.length);
    expect(most).toBe(slotsPerWorkspace);
    expect(await slotsTaken()).toEqual([]);
  });
});

describe('what someone asked for besides', () => {
  it('comes back at once when the queue lost it, though the schedule waits for hours', async () => {
    const { token, place } = await subscribed();
    receiver.answerStatus(500);
    const target = await place();
    for (let tries = 0; tries < 5; tries++) await attempt(target);
    const { webhookId, deliveryId } = target;
    const { status } = await call(deliveries.redeliverWebhookDelivery, {
      token,
      params: { id: webhookId, deliveryId },
    });
    expect(status).toBe(202);
    await runs.waiting();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    await requeueDue(new Date());
    vi.useRealTimers();
    expect(await runs.waiting()).toContain(JSON.stringify({ ...target, attempt: 'manual' }));
  });

  it('is not cancelled with what waited when the webhook was off', async () => {
    const { token, workspaceId, webhook, place, change } = await subscribed();
    const target = await place();
    await change({ active: false }, 1);
    await change({ active: true }, 2);
    const { webhookId, deliveryId } = target;
    await call(deliveries.redeliverWebhookDelivery, { token, params: { id: webhookId, deliveryId } });
    await runs.waiting();
    await cancelWaiting({ workspaceId, webhookId: webhook.id, cancelBefore: new Date().toISOString() });
    await deliver({ ...target, attempt: 'manual' });
    expect((await readDelivery(target)).status).toBe('succeeded');
  });
});

it('answers of any letters are recorded attempt after attempt', async () => {
  const { place } = await subscribed();
  receiver.answerStatus(500, {}, `a${'\u{1f600}'.repeat(3_000)}`);
  const target = await place();
  for (let tries = 1; tries <= 7; tries++) expect((await attempt(target)).tries).toBe(tries);
});

it('a webhook that is switched on again starts afresh', async () => {
  const { place, change, read } = await subscribed();
  receiver.answerStatus(500);
  await attempt(await place());
  expect((await read()).health.consecutiveFailures).toBe(1);
  await change({ active: false }, 1);
  await change({ active: true }, 2);
  expect((await read()).health.consecutiveFailures).toBe(0);
});

it('large deliveries are cancelled page after page, and listed in answers that Lambda can give', async () => {
  const { token, webhook, place, change } = await subscribed();
  const places = await largeDeliveries(place, 14);
  const first = await log(token, webhook.id, { limit: '100' });
  expect(first.items.length).toBeLessThan(14);
  const second = await log(token, webhook.id, { limit: '100', cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
    places
      .map(({ deliveryId }) => deliveryId)
      .sort()
      .reverse(),
  );
  const [oldest] = places;
  if (oldest) await Delivery.patch(oldest).set({ status: 'exhausted' }).go();
  const rare = { limit: '100', status: 'exhausted' as const };
  const none = await log(token, webhook.id, rare);
  expect(none.items).toEqual([]);
  expect((await log(token, webhook.id, { ...rare, cursor: none.nextCursor })).items).toMatchObject([
    { id: oldest?.deliveryId },
  ]);
  if (oldest) await Delivery.patch(oldest).set({ status: 'retrying' }).go();
  await change({ active: false }, 1);
  await runs.runAll();
  const states = await Promise.all(places.map(readDelivery));
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['cancelled']));
});
