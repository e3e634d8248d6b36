import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { dispatch } from '../../events/dispatch.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { documentClient } from '../../platform/db/client.ts';
import { put, write } from '../../platform/db/write.ts';
import { Event, newEvent } from '../../platform/outbox/event.entity.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { newWebhook, type Place, readDelivery, tell } from '../testing/webhooks.ts';
import { deliverAll } from './deliver.ts';
import { deliveryIdOf } from './delivery.entity.ts';
import { requeueDue } from './requeue-due.door.ts';
import { SendingPace } from './sending-pace.entity.ts';
import { sendingPace, takeTurns } from './sending-pace.ts';
import { serverOf } from './sending-slots.ts';

const { receiver, runs } = await receivingServer();

/** A workspace with webhooks that all lead to one server, and a delivery for each of them. */
async function flooding(webhooks: number) {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const added = await Promise.all(
    Array.from({ length: webhooks }, (_, at) => newWebhook(token, `${receiver.url}/${at}`)),
  );
  const deliveryId = await tell(workspaceId);
  const places = added.map(({ webhook }): Place => ({ workspaceId, webhookId: webhook.id, deliveryId }));
  return { workspaceId, places };
}

const send = (places: Place[]) => deliverAll(places.map((place) => ({ ...place, attempt: 0 })));

/** How many requests the server has at once, at most: it answers none before so many have come. */
function mostAtOnce(least: number) {
  let [now, most] = [0, 0];
  let come = () => {};
  const crowded = new Promise<void>((resolve) => {
    come = resolve;
  });
  receiver.answerWith(async (response) => {
    most = Math.max(most, ++now);
    if (now === least) come();
    await crowded;
    await setTimeout(50);
    now--;
    response.writeHead(204).end();
  });
  return () => most;
}

describe('one server', () => {
  it('is its name, on whichever public port; on this machine the port tells', () => {
    const keyOfServer = (url: string) => serverOf({ workspaceId: 'wks_1', url }).hostKey;
    const keys = ['https://a.fr/', 'https://A.fr:443/x', 'https://a.fr:8443/y'].map(keyOfServer);
    expect(new Set(keys).size).toBe(1);
    expect(keyOfServer('https://b.fr/')).not.toBe(keys[0]);
    expect(keyOfServer('http://127.0.0.1:3001/')).not.toBe(keyOfServer('http://127.0.0.1:3002/'));
  });

  it('gets five requests at once from a workspace, whatever the number of its webhooks', async () => {
    const { places } = await flooding(8);
    const most = mostAtOnce(5);
    // However busy the machine is, nobody loses patience over a slot.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await Promise.all([...places.map((place) => send([place])), send(places)]);
    expect(most()).toBe(5);
    for (const place of places) expect((await readDelivery(place)).tries).toBeLessThanOrEqual(1);
  });

  it('gets ten at once from all of them', async () => {
    const floods = await Promise.all(Array.from({ length: 3 }, () => flooding(6)));
    const most = mostAtOnce(6);
    await Promise.all(floods.map(({ places }) => send(places)));
    expect(most()).toBeLessThanOrEqual(10);
  });
});

/** So many acts of a workspace at once; answers where their deliveries are. */
async function acts(workspaceId: string, webhookId: string, count: number): Promise<Place[]> {
  const data = { board: { id: 'brd_1', name: 'Veille' } };
  const told = () => newEvent({ workspaceId }, { type: 'board.created', entityId: 'brd_1', data }, new Date());
  const events = Array.from({ length: count }, told);
  await write(events.map((event) => put(Event.create(event))));
  const dispatched = await dispatch(events);
  expect(dispatched).toEqual(events.map(() => ({ noted: true, failures: [] })));
  return events.map(({ eventId }) => ({ workspaceId, webhookId, deliveryId: deliveryIdOf(eventId) }));
}

async function subscribed() {
  const { token, workspace } = await signedInUser();
  const { webhook } = await newWebhook(token, receiver.url);
  return { workspaceId: workspace.workspaceId, webhookId: webhook.id };
}

const turnsGiven = async (workspaceId: string) =>
  (await SendingPace.get({ workspaceId }).go({ consistent: true })).data?.givenUntilMs ?? 0;

const turnMs = 1000 / sendingPace.perSecond;

describe('the pace of a workspace', () => {
  it('lets through at once what it saved up and spaces what is over it, exactly, whoever reserves at once', async () => {
    const { workspaceId } = await subscribed();
    const now = new Date();
    const turns = (await Promise.all(Array.from({ length: 20 }, () => takeTurns(workspaceId, 80, now)))).flat();
    const later = turns.map((turn) => turn.getTime() - now.getTime()).filter((wait) => wait > 0);
    expect(turns.length - later.length).toBe(sendingPace.atOnce);
    expect(later.sort((a, b) => a - b)).toEqual(later.map((_, at) => Math.ceil((at + 1) * turnMs)));
    const rested = new Date(now.getTime() + 3_600_000);
    expect((await takeTurns(workspaceId, sendingPace.atOnce, rested)).every((turn) => turn <= rested)).toBe(true);
    expect((await takeTurns(workspaceId, 1, rested))[0]?.getTime()).toBe(rested.getTime() + turnMs);
  });

  it('has what is over it wait, without an attempt, a message or a failure; others are not kept waiting', async () => {
    const { workspaceId, webhookId } = await subscribed();
    const calm = await subscribed();
    await takeTurns(workspaceId, sendingPace.atOnce + 20 * 60 * sendingPace.perSecond, new Date());
    const places = await acts(workspaceId, webhookId, 3);
    const [own] = await acts(calm.workspaceId, calm.webhookId, 1);
    const waiting = await runs.waiting();
    expect(waiting.filter((body) => body.includes(workspaceId))).toEqual([]);
    await runs.work(...waiting.filter((body) => body.includes(calm.workspaceId)));
    expect(own && (await readDelivery(own))).toMatchObject({ status: 'succeeded' });
    for (const place of places)
      expect(await readDelivery(place)).toMatchObject({ status: 'pending', tries: 0, attemptCount: 0 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 });
    await requeueDue(new Date());
    await runs.work(...(await runs.waiting()).filter((body) => body.includes(workspaceId)));
    const states = await Promise.all(places.map(readDelivery));
    expect(states.map(({ status, tries }) => [status, tries])).toEqual(places.map(() => ['succeeded', 1]));
  });
});

it('takes one turn for a delivery when events that travel together have to go on their own', async () => {
  const { workspaceId, webhookId } = await subscribed();
  const told = () => newEvent({ workspaceId }, { type: 'board.created', entityId: 'brd_1', data: {} }, new Date());
  const events = [told(), told(), told()];
  await write(events.map((event) => put(Event.create(event))));
  await takeTurns(workspaceId, sendingPace.atOnce + 1, new Date());
  // Its delivery is made already: the transaction of all three fails.
  if (events[0]) await dispatchAll(events.slice(0, 1));
  const given = await turnsGiven(workspaceId);
  expect(await dispatch(events)).toEqual(events.map(() => ({ noted: true, failures: [] })));
  expect(((await turnsGiven(workspaceId)) - given) / turnMs).toBe(3);
  for (const { eventId } of events) {
    expect((await Event.get({ workspaceId, eventId }).go({ consistent: true })).data?.sentTo).toEqual([webhookId]);
    expect(await readDelivery({ workspaceId, webhookId, deliveryId: deliveryIdOf(eventId) })).toBeTruthy();
  }
});

it('a delivery costs less than three calls of the table, from its event to its record', async () => {
  // What is counted for several together is counted more often the busier the machine is: so many that it weighs little.
  const many = 40;
  const { workspaceId, webhookId } = await subscribed();
  // However busy the machine is, nobody loses patience over a slot, and no slot grows old.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const calls = vi.spyOn(documentClient, 'send');
  const places = await acts(workspaceId, webhookId, many);
  const fanOutCalls = calls.mock.calls.length - 1;
  await send(places);
  expect(receiver.received).toHaveLength(many);
  expect(calls.mock.calls.length / many).toBeLessThan(3);
  expect(fanOutCalls).toBeLessThanOrEqual(5);
});
