import { setTimeout } from 'node:timers/promises';
import { setOutboundPolicy } from '../../functions/platform/clients/outbound/outbound-policy.ts';
import { refuseAddress } from '../../functions/platform/clients/outbound/refuse-address.ts';
import { sendOut } from '../../functions/platform/clients/outbound/send-out.ts';
import { put, write } from '../../functions/platform/db/write.ts';
import { Event, newEvent } from '../../functions/platform/outbox/event.entity.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { Delivery } from '../../functions/webhooks/delivery/delivery.entity.ts';
import { newSecret, signatureHeaders } from '../../functions/webhooks/delivery/signature.ts';
import { readEventExamples } from '../../functions/webhooks/webhook/event-examples.ts';
import { makeWebhook } from '../../functions/webhooks/webhook/make-webhook.ts';
import { permissionsHere } from '../../shared/kernel/permissions.ts';
import { queues } from '../../shared/workers.ts';
import { localPolicy } from '../local/outbound-policy.ts';

export type Subscribed = { workspaceId: string; webhookId: string };
export type DeliveriesTask =
  | { task: 'subscribe'; urls: string[] }
  | { task: 'produce'; workspaceIds: string[]; perSecond: number; seconds: number }
  | { task: 'states'; subscribed: Subscribed[] }
  | { task: 'bare'; url: string; requests: number }
  | { task: 'ceiling'; writes: number }
  | { task: 'signing'; url: string; rounds: number }
  | { task: 'work' }
  | { task: 'fan-out' };

export type DeliveriesFigures = {
  subscribe: Subscribed[];
  produce: { events: number };
  states: Record<string, number>;
  bare: { perSecond: number };
  ceiling: { perSecond: number };
  signing: { microseconds: number };
  work: never;
  'fan-out': never;
};

const atOnce = 50;
const { 'prospect.created': example } = await readEventExamples();
const body = JSON.stringify({ type: 'prospect.created', timestamp: '', data: example });

/** One agency for each server, subscribed to what is going to happen to it. */
async function subscribe(urls: string[]): Promise<Subscribed[]> {
  const all: Subscribed[] = [];
  for (const url of urls) {
    const { user, member, workspace } = await signedInUser();
    const actor = {
      ...member,
      ip: '',
      sessionId: '',
      user,
      member,
      workspace,
      permissions: permissionsHere(user, member),
    };
    const input = { name: 'Banc', url, events: ['prospect.created' as const], active: true };
    const { item } = await makeWebhook(actor, { ...input, headers: undefined });
    all.push({ workspaceId: workspace.workspaceId, webhookId: item.webhookId });
  }
  return all;
}

/** Acts at an even pace, one agency after the other; each is written as an act writes its event. */
async function produce({ workspaceIds, perSecond, seconds }: Extract<DeliveriesTask, { task: 'produce' }>) {
  const events = perSecond * seconds;
  const started = performance.now();
  const writing = new Set<Promise<void>>();
  for (let at = 0; at < events; at++) {
    const early = started + (at / perSecond) * 1000 - performance.now();
    if (early > 0) await setTimeout(early);
    const workspaceId = workspaceIds[at % workspaceIds.length] ?? '';
    const told = { type: 'prospect.created' as const, entityId: 'pro_1', data: example };
    const act = write([put(Event.create(newEvent({ workspaceId }, told, new Date())))]).finally(() =>
      writing.delete(act),
    );
    writing.add(act);
    if (writing.size >= atOnce) await Promise.race(writing);
  }
  await Promise.all(writing);
  return { events };
}

async function states(subscribed: Subscribed[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const place of subscribed) {
    const { data } = await Delivery.query.byWebhook(place).go({ pages: 'all', attributes: ['status'] });
    for (const { status } of data) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

async function inParallel(total: number, act: (at: number) => Promise<unknown>): Promise<{ perSecond: number }> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < total) await act(next++);
    }),
  );
  return { perSecond: total / ((performance.now() - started) / 1000) };
}

/** Signs and posts, and writes nothing down. */
function bare({ url, requests }: Extract<DeliveriesTask, { task: 'bare' }>) {
  const secret = newSecret();
  return inParallel(requests, (at) =>
    sendOut({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeaders([secret], `evt_${at}`, new Date(), body) },
      body,
      timeoutMs: 15_000,
      maxAnswerBytes: 16_384,
      cutLongAnswer: true,
    }),
  );
}

/** Items of the size of a delivery, put one by one: an attempt needs two writes and shares three, and the event two. */
const ceiling = ({ writes }: Extract<DeliveriesTask, { task: 'ceiling' }>) =>
  inParallel(writes, (at) => {
    const told = { type: 'prospect.created' as const, entityId: 'pro_1', data: { at } };
    return Event.put(newEvent({ workspaceId: 'wks_bench' }, told, new Date())).go();
  });

/** What every attempt computes before it may leave. */
async function signing({ url, rounds }: Extract<DeliveriesTask, { task: 'signing' }>) {
  const secret = newSecret();
  const started = performance.now();
  for (let at = 0; at < rounds; at++) {
    await refuseAddress(url);
    signatureHeaders([secret], 'evt_1', new Date(), body);
  }
  return { microseconds: ((performance.now() - started) / rounds) * 1000 };
}

/** One worker: what empties the queue, until it is killed. */
async function work(): Promise<never> {
  const { startPollers } = await import('../local/queue-poller.ts');
  const { AWS_ENDPOINT_URL_SQS = '', DELIVERIES_QUEUE_URL = '' } = process.env;
  const addresses = new Map([[queues.deliveries, DELIVERIES_QUEUE_URL]]);
  startPollers({ endpoint: AWS_ENDPOINT_URL_SQS, addresses, stop: async () => {} });
  return new Promise(() => {});
}

/** What makes deliveries of events: a function of its own, beside the worker. */
async function fanOut(): Promise<never> {
  const { startStreamPoller } = await import('../local/stream-poller.ts');
  startStreamPoller(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  return new Promise(() => {});
}

function act(task: DeliveriesTask) {
  switch (task.task) {
    case 'subscribe':
      return subscribe(task.urls);
    case 'produce':
      return produce(task);
    case 'states':
      return states(task.subscribed);
    case 'bare':
      return bare(task);
    case 'ceiling':
      return ceiling(task);
    case 'signing':
      return signing(task);
    case 'work':
      return work();
    case 'fan-out':
      return fanOut();
  }
}

setOutboundPolicy(localPolicy());
console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
