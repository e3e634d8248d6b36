import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver } from '../../functions/webhooks/testing/receiver.ts';
import type { Delivery } from '../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../shared/webhooks/webhook.contract.ts';
import { queues } from '../../shared/workers.ts';
import { startEmulator } from '../local/emulator-process.ts';
import { freePort } from '../local/free-port.ts';
import { boardIdOf, FaultyProduct } from './faulty-product.ts';

const minuteMs = 60_000;
/** Beyond leases, slots and messages that were given out. */
const laterMs = 10 * minuteMs;

let receivers: Awaited<ReturnType<typeof startReceiver>>[] = [];
let product: FaultyProduct;
let webhooks: Webhook[] = [];

beforeEach(async () => {
  receivers = [await startReceiver(), await startReceiver()];
});
afterEach(() => Promise.all(receivers.map((receiver) => receiver.stop())));

async function subscribeAll(): Promise<void> {
  webhooks = await Promise.all(receivers.map(({ url }) => product.subscribe(url)));
}

/** Every acknowledged act has exactly one delivery in a log, and each ended well. */
function expectWhole(logs: Delivery[][]): void {
  for (const log of logs) {
    const told = log.map(boardIdOf);
    expect(new Set(told).size).toBe(told.length);
    for (const id of product.acknowledged) expect(told).toContain(id);
    expect(log.map(({ status }) => status)).toEqual(log.map(() => 'succeeded'));
  }
}

/** Requests that no log tells of: what was sent as the power went, and is sent again. */
const unrecorded = (logs: Delivery[][]) =>
  receivers.reduce((sum, { received }) => sum + received.length, 0) -
  logs.flat().reduce((sum, { attempts }) => sum + attempts.length, 0);

async function actAll(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, at) => product.act(`Épreuve ${at}`)));
}

describe('one product, hurt again and again', () => {
  beforeAll(async () => {
    product = new FaultyProduct();
    await product.start();
  });
  afterAll(() => product.remove());
  beforeEach(() => subscribeAll());
  afterEach(async () => {
    if (!product.isRunning()) await product.start(laterMs);
    await Promise.all(webhooks.map((webhook) => product.unsubscribe(webhook)));
    await product.forget();
  });

  it.each([
    ['before-lease', 7],
    ['after-lease', 7],
    ['after-send', 7],
    ['before-requeue', 7],
    ['after-record', 7],
    // Of a batch of events, not of each.
    ['fan-out-half', 1],
  ] as const)('whose power is cut %s', async (at, nth) => {
    // What is to be put back on the queue has failed once.
    if (at === 'before-requeue') for (const receiver of receivers) failOnce(receiver);
    await product.order({ crash: { at, nth } });
    await actAll(12);
    await untilDead();
    await product.start(laterMs);
    await actAll(3);
    // The sweeper runs every minute: this one ends now.
    await product.pass(0);
    const logs = await product.untilSettled(webhooks);
    expectWhole(logs);
    // Five requests at a time to each of two servers.
    expect(unrecorded(logs)).toBeLessThanOrEqual(10);
  });

  it('whose queue drops, doubles and shuffles messages loses nothing and doubles nothing', async () => {
    await product.order({ queue: { drop: 0.2, double: 1 } });
    await actAll(40);
    const logs = await product.untilSettled(webhooks);
    await product.order({ queue: { drop: 0, double: 0 } });
    expectWhole(logs);
    expect(unrecorded(logs)).toBe(0);
    for (const { attempts } of logs.flat()) expect(attempts).toHaveLength(1);
  });

  it('whose queue is purged has it filled again by the sweeper', async () => {
    receivers[0]?.answerWith((response) => setTimeout(() => response.writeHead(204).end(), 300));
    await actAll(30);
    await product.order({ purge: true });
    await product.pass(laterMs);
    expectWhole(await product.untilSettled(webhooks));
  });

  it.each([
    ['hangs', () => {}],
    ['drips its answer', drip],
  ] as const)('keeps nobody waiting for a server that %s', async (_, answer) => {
    const [hanging, healthy] = webhooks as [Webhook, Webhook];
    receivers[0]?.answerWith(answer);
    await actAll(15);
    const succeeded = async () =>
      (await product.deliveries(healthy)).filter(({ status }) => status === 'succeeded').length;
    await expect.poll(succeeded, { timeout: 30_000, interval: 100 }).toBe(product.acknowledged.size);
    expect(receivers[0]?.mostAtOnce()).toBeLessThanOrEqual(5);
    expect((await product.deliveries(hanging)).every(({ status }) => status !== 'succeeded')).toBe(true);
  });

  it('whose clock runs through the whole schedule ends every delivery', async () => {
    const [first] = webhooks as [Webhook, Webhook];
    for (const receiver of receivers) receiver.answerStatus(500);
    await actAll(3);
    expect(product.acknowledged.size).toBe(3);
    let log: Delivery[] = [];
    for (let tries = 1; tries <= 10; tries++) {
      // Each has its attempt, however long the machine takes, before time passes for the next.
      const fewest = async () => {
        log = await product.deliveries(first);
        return log.length === 3 ? Math.min(...log.map(({ attempts }) => attempts.length)) : 0;
      };
      await expect.poll(fewest, { timeout: 30_000, interval: 100 }).toBeGreaterThanOrEqual(tries);
      await product.passUntil(log.map(({ nextAttemptAt }) => nextAttemptAt));
    }
    log = await product.deliveries(first);
    expect(log.map(({ status, attempts }) => [status, attempts.length])).toEqual(log.map(() => ['exhausted', 10]));
    expect(log).toHaveLength(3);
    // Servers that refuse are the product's own business.
    expect(await product.deadLetters(queues.deliveries)).toBe(0);
  });
});

function failOnce(receiver: (typeof receivers)[number]): void {
  const failed = new Set<unknown>();
  receiver.answerWith((response, { headers }) => {
    const id = headers['webhook-id'];
    response.writeHead(failed.has(id) ? 204 : 500).end();
    failed.add(id);
  });
}

/** Headers at once, then a letter now and then: only a limit of the whole time ends it. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const dripping = setInterval(() => response.write('.'), 500);
  response.on('close', () => clearInterval(dripping));
}

async function untilDead(): Promise<void> {
  await expect.poll(() => product.isRunning(), { timeout: 30_000 }).toBe(false);
}

it('a clock that ran ahead and falls back an hour loses nothing and doubles nothing', async () => {
  product = new FaultyProduct();
  await product.start();
  await subscribeAll();
  await actAll(5);
  // A webhook is told of nothing from before it was made: the clock does not fall behind that.
  await product.pass(70 * minuteMs);
  await actAll(5);
  await product.pass(-60 * minuteMs);
  await actAll(5);
  expect(product.acknowledged.size).toBe(15);
  // What had its turn by the clock that ran ahead.
  await product.pass(70 * minuteMs);
  expectWhole(await product.untilSettled(webhooks));
  await product.remove();
});

it('a database that is killed comes back with every act that was acknowledged', async () => {
  const port = await freePort();
  const file = `${process.env.TMPDIR ?? '/tmp'}/faults-${process.pid}-${Date.now()}.sqlite`;
  let database = await startEmulator(port, file);
  product = new FaultyProduct({ DYNAMODB_ENDPOINT: database.endpoint });
  await product.start();
  await subscribeAll();
  const acting = actAll(60);
  await new Promise((wait) => setTimeout(wait, 150));
  await database.stop();
  await acting;
  database = await startEmulator(port, file);
  await product.pass(laterMs);
  await actAll(5);
  expectWhole(await product.untilSettled(webhooks));
  await product.remove();
  await database.stop();
});
