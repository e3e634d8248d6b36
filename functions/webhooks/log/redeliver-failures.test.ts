import { describe, expect, it, vi } from 'vitest';
import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { Delivery } from '../delivery/delivery.entity.ts';
import { maxTries } from '../delivery/retry-plan.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { attempt, deliver, fanOutPending, log, newWebhook, readDelivery, tell } from '../testing/webhooks.ts';

const { receiver, runs } = await receivingServer();

const minuteMs = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();

/** A webhook whose server failed; `count` deliveries were tried once each. */
async function failed(count: number) {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, receiver.url);
  // After which the next attempt is a minute away: none of them comes in the midst of a test.
  receiver.answerStatus(503);
  const places = [];
  for (let at = 0; at < count; at++) {
    const place = { workspaceId, webhookId: webhook.id, deliveryId: await tell(workspaceId) };
    await attempt(place);
    places.push(place);
  }
  await runs.waiting();
  receiver.received.length = 0;
  receiver.answerStatus(204);
  const resend = (body: object = { since: ago(60) }, by = token) =>
    call(deliveries.redeliverWebhookFailures, {
      token: by,
      params: { id: webhook.id },
      body: body as { since: string },
    });
  return { token, workspaceId, webhook, places, resend };
}

describe('redeliverWebhookFailures', () => {
  it('sends what failed again, with the same ids, and nothing that arrived', async () => {
    const { token, workspaceId, webhook, places, resend } = await failed(3);
    await attempt({ workspaceId, webhookId: webhook.id, deliveryId: await tell(workspaceId) });
    receiver.received.length = 0;
    const { status, data } = await resend();
    expect([status, data]).toEqual([202, { queued: 3, goOnFrom: null }]);
    await runs.runAll();
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
      places.map(({ deliveryId }) => deliveryId.replace('dlv', 'evt')).sort(),
    );
    const { items } = await log(token, webhook.id);
    expect(items.map((one) => one.status)).toEqual(Array.from({ length: 4 }, () => 'succeeded'));
    expect(items.at(-1)?.attempts.map(({ manual }) => manual)).toEqual([false, true]);
    expect((await resend()).data).toEqual({ queued: 0, goOnFrom: null });
  });

  it('sends once what is asked for twice, whether it was tried meanwhile or not', async () => {
    const { places, resend } = await failed(2);
    await Promise.all([resend(), resend()]);
    await runs.runAll();
    expect(receiver.received).toHaveLength(2);
    const again = await failed(1);
    receiver.answerStatus(500);
    expect((await again.resend()).data.queued).toBe(1);
    await runs.runAll();
    expect((await again.resend()).data.queued).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * minuteMs });
    expect((await again.resend()).data.queued).toBe(1);
    expect(places).toHaveLength(2);
  });

  it('leaves the schedule of what fails again as it was', async () => {
    const { places, resend } = await failed(1);
    const [place] = places;
    if (!place) throw new Error('Nothing failed');
    const before = await readDelivery(place);
    receiver.answerStatus(500);
    await resend();
    await runs.runAll();
    const after = await readDelivery(place);
    expect(after).toMatchObject({ status: 'retrying', tries: before.tries, nextAttemptAt: before.nextAttemptAt });
    expect(after.attemptCount).toBe(2);
  });

  it('takes what was given up, and what was cancelled after it had failed; not what waits, nor tests', async () => {
    const { token, workspaceId, webhook, places, resend } = await failed(2);
    const [givenUp] = places;
    receiver.answerStatus(500);
    if (givenUp) for (let tries = 1; tries < maxTries; tries++) await deliver({ ...givenUp, attempt: tries });
    const change = (active: boolean, version: number) =>
      call(contract.updateWebhook, { token, params: { id: webhook.id }, body: { active, version } });
    await tell(workspaceId);
    await change(false, 1);
    await runs.runAll();
    expect((await resend()).error.code).toBe('conflict');
    await change(true, 2);
    await call(contract.testWebhook, { token, params: { id: webhook.id }, body: {} });
    await fanOutPending(workspaceId);
    await tell(workspaceId);
    const { items } = await log(token, webhook.id);
    expect(items.map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'cancelled',
      'exhausted',
      'pending',
      'pending',
    ]);
    expect((await resend()).data.queued).toBe(2);
  });

  it('keeps to the time that is asked for', async () => {
    const { places, resend } = await failed(2);
    const [old] = places;
    if (!old) throw new Error('Nothing failed');
    const { workspaceId, webhookId, deliveryId } = old;
    expect((await resend({ since: new Date(Date.now() + minuteMs).toISOString() })).data.queued).toBe(0);
    expect((await resend({ since: ago(60), until: ago(30) })).data.queued).toBe(0);
    expect((await resend({ since: ago(60), until: ago(90) })).status).toBe(400);
    for (const body of [{}, { since: 'hier' }, { since: ago(1), tout: true }])
      expect((await resend(body)).status).toBe(400);
    await Delivery.patch({ workspaceId, webhookId, deliveryId }).set({ erased: true }).go();
    expect((await resend({ since: ago(60 * 24 * 365) })).data.queued).toBe(1);
  });

  it('finds nothing in another workspace', async () => {
    const { resend } = await failed(1);
    const stranger = (await signedInUser()).token;
    expect((await resend(undefined, stranger)).status).toBe(404);
    await runs.runAll();
    expect(receiver.received).toEqual([]);
  });
});
