import { expect, it, vi } from 'vitest';
import { redeliverWebhookDelivery } from '../../../shared/webhooks/log.contract.ts';
import { documentClient } from '../../platform/db/client.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { attempt, deliver, newWebhook, readDelivery, tell } from '../testing/webhooks.ts';
import { deliverAll } from './deliver.ts';
import { requeueDue } from './requeue-due.door.ts';
import { SendingPace } from './sending-pace.entity.ts';
import { sendingPace, takeTurns } from './sending-pace.ts';

const { receiver, runs } = await receivingServer();

/** Deliveries that were tried once, and answered so. */
async function tried(status: number, count = 1) {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, receiver.url);
  receiver.answerStatus(status);
  const places = [];
  for (let at = 0; at < count; at++) {
    const place = { workspaceId, webhookId: webhook.id, deliveryId: await tell(workspaceId) };
    await attempt(place);
    places.push(place);
  }
  receiver.answerStatus(204);
  await runs.waiting();
  const [place = { workspaceId, webhookId: '', deliveryId: '' }] = places;
  return { token, workspaceId, places, place };
}

const usedUp = (workspaceId: string, seconds: number) =>
  takeTurns(workspaceId, sendingPace.atOnce + seconds * sendingPace.perSecond, new Date());
const turnsGiven = async (workspaceId: string) =>
  ((await SendingPace.get({ workspaceId }).go({ consistent: true })).data?.givenUntilMs ?? 0) *
  (sendingPace.perSecond / 1000);
const passSeconds = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

it('a retry waits for its turn, without an attempt or a message, and takes one alone', async () => {
  const { workspaceId, place } = await tried(500);
  await usedUp(workspaceId, 20 * 60);
  const given = await turnsGiven(workspaceId);
  await deliver({ ...place, attempt: 1 });
  expect([receiver.received.length, await runs.waiting()]).toEqual([1, []]);
  const waiting = await readDelivery(place);
  expect(waiting).toMatchObject({ status: 'retrying', tries: 1, attemptCount: 1 });
  expect((Date.parse(waiting.nextAttemptAt ?? '') - Date.now()) / 60_000).toBeCloseTo(20, 0);
  passSeconds(21 * 60);
  await requeueDue(new Date());
  await runs.work(...(await runs.waiting()).filter((body) => body.includes(workspaceId)));
  expect(await readDelivery(place)).toMatchObject({ status: 'succeeded', tries: 2 });
  expect(await readDelivery(place)).not.toHaveProperty('turnAt');
  expect((await turnsGiven(workspaceId)) - given).toBeCloseTo(1);
});

it('what someone sends again waits for its turn too, and leaves the schedule as it was', async () => {
  const { token, workspaceId, place } = await tried(500);
  const { nextAttemptAt } = await readDelivery(place);
  await usedUp(workspaceId, 60);
  const params = { id: place.webhookId, deliveryId: place.deliveryId };
  expect((await call(redeliverWebhookDelivery, { token, params, body: {} })).status).toBe(202);
  await runs.work(...(await runs.waiting()));
  expect(receiver.received).toHaveLength(1);
  expect(await readDelivery(place)).toMatchObject({ manual: true, nextAttemptAt, tries: 1 });
  passSeconds(62);
  await runs.work(...(await runs.waiting()));
  expect(receiver.received).toHaveLength(2);
  expect(await readDelivery(place)).toMatchObject({ status: 'succeeded', attemptCount: 2 });
});

it('retries that come together take their turns together', async () => {
  const { places } = await tried(500, 5);
  const calls = vi.spyOn(documentClient, 'send');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await deliverAll(places.map((place) => ({ ...place, attempt: 1 })));
  expect(receiver.received).toHaveLength(10);
  const paced = calls.mock.calls.filter(([command]) => JSON.stringify(command.input).includes('sendingPace'));
  expect(paced.length).toBeLessThanOrEqual(2);
});
