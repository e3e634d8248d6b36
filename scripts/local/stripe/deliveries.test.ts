import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { filledAccount, localStripe, subscribed } from './testing/local-stripe.ts';

const local = await localStripe();
const { stripe } = local;
afterAll(local.server.stop);

beforeEach(() => {
  local.received.length = 0;
});

const idsOf = () => local.events().map(({ id }) => id);

async function paying(workspace: string) {
  await subscribed(local, await filledAccount(local, workspace));
  const to = (act: string, body?: object, method = 'POST') =>
    local.local(method, `/customers/${workspace}/${act}`, body);
  const told = async () =>
    (await local.local('GET', `/customers/${workspace}`)).events as { id: string; payload: string }[];
  local.received.length = 0;
  return { to, told };
}

it('signs what it sends, so that the SDK knows it from what was altered or is by another secret', async () => {
  const { to, told } = await paying('wsp_signed');
  await to('advance', { days: 32 });
  const [first] = local.received;
  const { payload = '', signature = '' } = first ?? {};
  const event = await stripe.webhooks.constructEventAsync(payload, signature, 'whsec_local');
  expect(event).toMatchObject({ object: 'event', api_version: Stripe.API_VERSION, livemode: false });
  expect((await told()).find(({ id }) => id === event.id)?.payload).toBe(payload);
  await expect(
    stripe.webhooks.constructEventAsync(payload.replace('eur', 'usd'), signature, 'whsec_local'),
  ).rejects.toThrow();
  await expect(stripe.webhooks.constructEventAsync(payload, signature, 'whsec_other')).rejects.toThrow();
  expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, type: event.type });
});

it('says what a change was before', async () => {
  const { to } = await paying('wsp_before');
  await to('card', { card: '4000000000000341' }, 'PUT');
  await to('advance', { days: 31.2 });
  const late = local.events().findLast(({ type }) => type === 'customer.subscription.updated');
  expect(late?.data).toMatchObject({ object: { status: 'past_due' }, previous_attributes: { status: 'active' } });
});

it('comes again when it was not taken', async () => {
  const { to } = await paying('wsp_again');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  local.answers.push(500, 503);
  await to('cancel');
  expect(local.received).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(local.received).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(local.received).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(new Set(idsOf()).size).toBe(1);
  expect(local.received).toHaveLength(3);
});

it('drops a share, doubles, and turns round what one act makes', async () => {
  const { to, told } = await paying('wsp_faults');
  const before = (await told()).length;
  await to('faults', { drop: 1 / 3 }, 'PUT');
  await to('advance', { days: 32 });
  const made = (await told()).slice(before).map(({ id }) => id);
  expect(idsOf()).toEqual(made.filter((_, place) => place % 3 !== 2));
  local.received.length = 0;
  await to('faults', { duplicate: true, reverse: true }, 'PUT');
  await to('advance', { days: 31 });
  const next = (await told()).slice(before + made.length).map(({ id }) => id);
  expect(idsOf()).toEqual(next.reverse().flatMap((id) => [id, id]));
  local.received.length = 0;
  await to('faults', { drop: true }, 'PUT');
  await to('cancel');
  expect(local.received).toEqual([]);
  await to('faults', {}, 'PUT');
});

it('sends all events of a customer again, so often and turned round', async () => {
  const { to, told } = await paying('wsp_resent');
  const all = (await told()).map(({ id }) => id);
  await to('resend', { times: 2, order: 'reverse' });
  const reversed = [...all].reverse();
  expect(idsOf()).toEqual([...reversed, ...reversed]);
  local.received.length = 0;
  await to('resend');
  expect(idsOf()).toEqual(all);
});

it('tells what nobody expects, when asked to', async () => {
  const { to } = await paying('wsp_odd');
  await to('distort', {
    subscription: { status: 'sleeping', currency: 'usd' },
    event: { livemode: true, api_version: '2031-01-01.fern' },
  });
  expect(local.events()).toMatchObject([
    { livemode: true, api_version: '2031-01-01.fern', data: { object: { status: 'sleeping', currency: 'usd' } } },
  ]);
  await to('cancel');
  expect(local.events().at(-1)).toMatchObject({ livemode: false });
});

it('goes on after a stop with what it had, and what it had not told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reclame-stripe-'));
  const file = join(folder, 'stripe.jsonl');
  const first = await localStripe({ file });
  const filled = await filledAccount(first, 'wsp_kept');
  await subscribed(first, filled);
  const { events } = await first.local('GET', '/customers/wsp_kept');
  await first.local('POST', '/customers/wsp_kept/advance', { days: 3 });
  first.answers.push(500);
  await first.local('POST', '/customers/wsp_kept/cancel');
  await first.server.stop();
  const second = await localStripe({ file });
  const kept = await second.local('GET', '/customers/wsp_kept');
  expect(kept.events.slice(0, events.length)).toEqual(events);
  expect(kept.subscription).toMatchObject({ status: 'canceled' });
  await expect.poll(second.types).toEqual(['customer.subscription.deleted']);
  const again = await second.stripe.customers.create({}, { idempotencyKey: 'kept' });
  await second.server.stop();
  // Of a call that a kill cut short, nothing stays.
  appendFileSync(file, '[["customer","cus_half",{"id":"cus_ha');
  const third = await localStripe({ file });
  expect((await third.stripe.customers.create({}, { idempotencyKey: 'kept' })).id).toBe(again.id);
  expect(third.received).toEqual([]);
  expect((await third.stripe.customers.list()).data.map(({ id }) => id)).toEqual([again.id, filled.customer.id]);
  await third.server.stop();
  rmSync(folder, { recursive: true });
});

it('has told what came before by the time it is asked to drop what follows', async () => {
  const { to } = await paying('wsp_slow');
  const [{ id = '' } = {}] = (await stripe.customers.list({ limit: 1 })).data;
  const taken: string[] = [];
  local.server.sendTo(async ({ payload }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    taken.push(JSON.parse(payload).type);
    return 200;
  });
  await stripe.customers.update(id, { name: 'Agence Lente' });
  await to('faults', { drop: true }, 'PUT');
  expect(taken).toEqual(['customer.updated']);
});
