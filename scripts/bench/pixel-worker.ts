import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { sendToMeta } from '../../functions/pixel/event/meta-conversions.ts';
import { PixelEvent, type PixelEventItem } from '../../functions/pixel/event/pixel-event.entity.ts';
import { handler as sendEvents } from '../../functions/pixel/event/send-pixel-events.worker.ts';
import { handler as trackEvent } from '../../functions/pixel/event/track-meta-event.ts';
import { metaUserData } from '../../functions/pixel/event/user-data.ts';
import { handler as createPixel } from '../../functions/pixel/pixel/create-meta-pixel.ts';
import { setOutboundPolicy } from '../../functions/platform/clients/outbound/outbound-policy.ts';
import { documentClient } from '../../functions/platform/db/client.ts';
import { env } from '../../functions/platform/env.ts';
import type { RouteHandler } from '../../functions/platform/http/define-handler.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { apiEvent, lambdaContext } from '../../functions/platform/testing/lambda-event.ts';
import { sqsEvent } from '../../functions/platform/testing/sqs-event.ts';
import { handler as createKey } from '../../functions/settings/api-keys/create-api-key.ts';
import { chunks } from '../../shared/kernel/chunks.ts';
import { pixelLimits } from '../../shared/pixel/pixel.rules.ts';
import { localPolicy } from '../local/outbound-policy.ts';
import { median } from './figures.ts';
import { pick } from './synthetic-prospects.ts';

export type Shop = { key: string; workspaceId: string; pixelId: string };
export type PixelTask =
  | { task: 'open' }
  | ({ task: 'accept'; events: number } & Shop)
  | { task: 'normalise'; rounds: number }
  | ({ task: 'send' | 'post' | 'write' | 'readAndWrite'; batches: number } & Shop);
type Batches = Extract<PixelTask, { task: 'send' | 'post' | 'write' | 'readAndWrite' }>;

type Pace = { perSecond: number };
export type PixelFigures = {
  open: Shop;
  accept: Pace & { cpuMs: number };
  normalise: Pace;
  send: Pace & { cpuMs: number };
  post: Pace;
  write: Pace;
  readAndWrite: Pace;
};

const atOnce = 16;
/** Items of one reading, of one write, and writes at once, as the worker has them. */
const [itemsAReading, itemsAWrite, writesAtOnce] = [100, 25, 6];

const names = ['Camille', 'François', 'Jean-Luc', 'Zoé', 'Léa', 'Mehdi', 'Inès', 'Hugo'];
const families = ['Moreau', 'Lefèvre', 'Le Goff', 'D’Angelo', 'Martin', 'Nguyen', 'Petit'];
const cities = ['Paris', 'Saint-Denis', 'Lyon', 'Bordeaux', 'Aix-en-Provence', 'Nîmes'];

/** What a French shop knows of a buyer; never twice the same person. */
const buyer = (at: number) => ({
  email: `${pick(names, at)}.${at}@Exemple.fr`,
  phone: `06 ${String(10_000_000 + at).replace(/(\d\d)(?=\d)/g, '$1 ')}`,
  firstName: pick(names, at),
  lastName: pick(families, at),
  city: pick(cities, at),
  zip: String(10_000 + (at % 85_000)),
  country: 'France',
  clientIpAddress: `203.0.113.${at % 256}`,
  clientUserAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15',
  fbp: `fb.1.1767225600000.${1_000_000_000 + at}`,
});

async function ask<Data>(handler: RouteHandler, token: string, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await handler(apiEvent({ method: 'POST', headers, body: JSON.stringify(body) }), lambdaContext());
  if ((answer.statusCode ?? 500) >= 300) throw new Error(answer.body);
  return JSON.parse(answer.body ?? '').data;
}

const purchase = (at: number) => ({
  consent: true,
  eventName: 'Purchase',
  eventId: `commande-${at}`,
  eventSourceUrl: 'https://boutique.example/merci',
  userData: buyer(at),
  customData: { currency: 'EUR', value: 59.9, content_ids: ['ref-1', 'ref-2'], num_items: 2 },
});

/** A shop with a pixel, whose server has a key. */
async function open(): Promise<Shop> {
  const { token, workspace } = await signedInUser({ role: 'admin' });
  const { key } = await ask<{ key: string }>(createKey, token, { name: 'Banc', permissions: ['pixel:track'] });
  const body = { pixelId: '900000000000001', name: 'Boutique', accessToken: 'EAABbench0123456789' };
  const { pixel } = await ask<{ pixel: { id: string } }>(createPixel, token, body);
  return { key, workspaceId: workspace.workspaceId, pixelId: pixel.id };
}

/** How many a second, and what each costs this process. */
async function pace(total: number, act: () => Promise<unknown>): Promise<Pace & { cpuMs: number }> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  await act();
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: total / ((performance.now() - started) / 1000), cpuMs: (user + system) / 1000 / total };
}

async function inParallel(total: number, many: number, act: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const loop = async () => {
    while (next < total) await act(next++);
  };
  await Promise.all(Array.from({ length: many }, loop));
}

async function accept({ key, events }: Extract<PixelTask, { task: 'accept' }>) {
  const from = (first: number, total: number) =>
    inParallel(total, atOnce, (at) => ask(trackEvent, key, purchase(first + at)));
  await from(events, 200);
  return pace(events, () => from(0, events));
}

function normalise(rounds: number): Pace {
  const people = Array.from({ length: 5_000 }, (_, at) => buyer(at));
  const figures = Array.from({ length: rounds }, () => {
    const started = performance.now();
    for (const person of people) metaUserData(person);
    return people.length / ((performance.now() - started) / 1000);
  });
  return { perSecond: median(figures.slice(1)) };
}

/** Events as the API accepted them: copies of one that it did, each with a person of its own. */
async function accepted({ key, workspaceId, pixelId }: Shop, total: number): Promise<PixelEventItem[]> {
  await ask(trackEvent, key, { ...purchase(0), eventId: newId('pev') });
  const { data } = await PixelEvent.query.byReceived({ workspaceId, pixelId }).go({ order: 'desc', limit: 1 });
  const [one] = data;
  if (!one) throw new Error('No event was accepted');
  const told = JSON.parse(one.payload ?? '');
  return Array.from({ length: total }, (_, at) => {
    const pixelEventId = newId('pev');
    const payload = JSON.stringify({ ...told, event_id: pixelEventId, user_data: metaUserData(buyer(at)) });
    return { ...one, pixelEventId, eventKey: pixelEventId, eventId: pixelEventId, payload };
  });
}

const batchesOf = (events: PixelEventItem[]) => chunks(events, pixelLimits.batch);

/** Batches as SQS hands them: a message for each event. */
async function send({ batches, ...shop }: Batches) {
  const events = await accepted(shop, (batches + 1) * pixelLimits.batch);
  await PixelEvent.put(events).go({ concurrency: 10 });
  const { workspaceId, pixelId } = shop;
  const [first, ...rest] = batchesOf(events).map((some) =>
    sqsEvent(
      some.map(({ eventKey }) => ({
        messageId: eventKey,
        body: JSON.stringify({ workspaceId, pixelId, eventKeys: [eventKey] }),
      })),
    ),
  );
  if (first) await sendEvents(first);
  const figures = await pace(batches * pixelLimits.batch, async () => {
    for (const batch of rest) {
      const { batchItemFailures } = await sendEvents(batch);
      if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} messages came back`);
    }
  });
  const { data } = await PixelEvent.query
    .byPixel({ workspaceId, pixelId })
    .go({ pages: 'all', attributes: ['status'] });
  const sent = data.filter(({ status }) => status === 'sent').length;
  if (sent < events.length) throw new Error(`${sent} of ${events.length} are sent`);
  return figures;
}

/** The calls to Meta, and nothing written down. */
async function post({ batches, ...shop }: Batches): Promise<Pace> {
  const calls = batchesOf(await accepted(shop, batches * pixelLimits.batch));
  return pace(batches * pixelLimits.batch, async () => {
    for (const events of calls) {
      const payloads = events.map(({ payload = '' }) => payload);
      const token = 'EAABbench0123456789';
      const { kind } = await sendToMeta({ token, metaPixelId: '900000000000001', payloads, testEventCode: undefined });
      if (kind !== 'taken') throw new Error(kind);
    }
  });
}

const stored = (event: PixelEventItem) => PixelEvent.put(event).params<{ Item: Record<string, unknown> }>().Item;

/** What the emulator takes of the same records, written over others as the worker does; and when it gives them first. */
async function write({ task, batches, ...shop }: Batches): Promise<Pace> {
  const events = await accepted(shop, batches * pixelLimits.batch);
  await PixelEvent.put(events).go({ concurrency: 10 });
  const calls = batchesOf(events).map((some) =>
    some.map(({ payload, shard, dueAt, ...event }) => stored({ ...event, status: 'sent', sentAt: event.receivedAt })),
  );
  return pace(events.length, async () => {
    for (const items of calls) {
      if (task === 'readAndWrite') await Promise.all(chunks(items, itemsAReading).map(readBare));
      const writes = chunks(items, itemsAWrite);
      await inParallel(writes.length, writesAtOnce, (at) => writeBare(writes[at] ?? []));
    }
  });
}

type Stored = ReturnType<typeof stored>;

const readBare = (items: Stored[]) => {
  const Keys = items.map(({ pk, sk }) => ({ pk, sk }));
  return documentClient.send(
    new BatchGetCommand({ RequestItems: { [env.TABLE_NAME]: { Keys, ConsistentRead: true } } }),
  );
};

const writeBare = (items: Stored[]) => {
  const puts = items.map((Item) => ({ PutRequest: { Item } }));
  return documentClient.send(new BatchWriteCommand({ RequestItems: { [env.TABLE_NAME]: puts } }));
};

function act(task: PixelTask) {
  switch (task.task) {
    case 'open':
      return open();
    case 'accept':
      return accept(task);
    case 'normalise':
      return normalise(task.rounds);
    case 'send':
      return send(task);
    case 'post':
      return post(task);
    case 'write':
    case 'readAndWrite':
      return write(task);
  }
}

setOutboundPolicy(localPolicy());
console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
