import { afterEach, expect, it, vi } from 'vitest';
import * as contract from '../../../shared/pixel/pixel.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { handOver } from '../../platform/testing/hand-over.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { fanOutPending } from '../../webhooks/testing/webhooks.ts';
import {
  conversion,
  dayMs,
  logOf,
  loseMessages,
  newPixel,
  passTime,
  pixelNow,
  received,
  sweep,
  track,
  work,
} from '../testing/pixels.ts';
import { itemOf, PixelEvent } from './pixel-event.entity.ts';
import { sendPixelEvents } from './send-pixel-events.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Owner = Awaited<ReturnType<typeof signedInUser>>;

/** From the table: sessions end in the time that a test lets pass. */
const stored = async ({ user }: Owner, pixelId: string) => {
  const { data } = await PixelEvent.query.byPixel({ workspaceId: user.workspaceId, pixelId }).go({ consistent: true });
  // The worker writes without the entity, and leaves what the entity would.
  expect(await readTogether(data.map((event) => PixelEvent.get(event)))).toEqual(data.map(itemOf));
  return data;
};

const update = (token: string, id: string, body: object) =>
  call(contract.updateMetaPixel, { token, params: { id }, body: { version: 1, ...body } });

it('sends a hundred events of which Meta refuses one: that one fails, and says why', async () => {
  const { token } = await signedInUser();
  const { id } = await newPixel(token);
  const ids = Array.from({ length: 100 }, () => newId('pev', new Date()));
  await Promise.all(ids.map((eventId, at) => track(token, { eventId, ...(at === 37 && { eventName: 'Refused' }) })));
  expect(await work()).toBe(100);
  expect(ids.flatMap(received)).toHaveLength(99);
  expect(received(ids[37] ?? '')).toEqual([]);
  const [failed, ...others] = (await logOf(token, id, { status: 'failed' })).items;
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ eventId: ids[37], sentAt: null });
  expect(failed?.error).toMatch(/^Meta refuse cet événement\. .*Refused/);
  expect(failed?.error).not.toMatch(/[0-9a-f]{64}|Mozilla|203\.0\.113/);
  expect((await pixelNow(token, id))?.events24h).toBe(100);
});

it('pauses a pixel whose token Meta refuses, tells people once, and goes on with a new one', async () => {
  const owner = await signedInUser({ emailProvenAt: new Date().toISOString() });
  const { token } = owner;
  const { id, pixelId } = await newPixel(token, { accessToken: 'EAABexpired' });
  const healthy = await newPixel(token);
  await track(token, { eventId: 'attend-1' });
  await work();
  const paused = await pixelNow(token, id);
  expect(paused).toMatchObject({ active: true, events24h: 1, version: 2 });
  expect(paused?.pausedReason).toContain('jeton');
  expect((await pixelNow(token, healthy.id))?.pausedReason).toBeNull();
  await track(token, { eventId: 'attend-2', pixelId: id });
  await work();
  expect((await logOf(token, id)).items).toMatchObject([
    { eventId: 'attend-2', status: 'waiting', error: expect.stringContaining('pause') },
    { eventId: 'attend-1', status: 'waiting' },
  ]);
  await fanOutPending(owner.workspace.workspaceId);
  const mails = (await mailsTo(owner.email)).filter(({ subject }) => subject.includes('pause'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Le pixel «\u00a0Boutique\u00a0» est en pause']);
  expect((await update(token, id, { name: 'Autre nom', version: 2 })).data.pixel.pausedReason).not.toBeNull();
  await work();
  expect(received('attend-2')).toEqual([]);
  const resumed = await update(token, id, { accessToken: 'EAABfresh', version: 3 });
  expect(resumed.data.pixel).toMatchObject({ pixelId, pausedReason: null });
  await work();
  expect([received('attend-1').length, received('attend-2').length]).toEqual([2, 1]);
  expect((await logOf(token, id, { status: 'sent' })).items).toHaveLength(2);
  expect((await pixelNow(token, id))?.events24h).toBe(2);
});

it('keeps what comes for a pixel that is switched off, and drops it with the pixel', async () => {
  const owner = await signedInUser();
  const { token } = owner;
  const { id } = await newPixel(token, { active: false });
  expect((await track(token, { pixelId: id, eventId: 'garde' })).data.queued).toBe(true);
  await work();
  expect((await logOf(token, id)).items).toMatchObject([{ status: 'waiting' }]);
  expect(await pixelNow(token, id)).toMatchObject({ pausedReason: null, events24h: 1 });
  await update(token, id, { active: true });
  await work();
  expect(received('garde')).toHaveLength(1);
  const gone = await newPixel(token, { active: false });
  await track(token, { pixelId: gone.id, eventId: 'perdu' });
  const late = await newPixel(token);
  await track(token, { pixelId: late.id, eventId: 'perdu' });
  for (const { id } of [gone, late]) await call(contract.deleteMetaPixel, { token, params: { id } });
  await work();
  expect(received('perdu')).toEqual([]);
  expect([...(await stored(owner, gone.id)), ...(await stored(owner, late.id))]).toEqual([]);
});

it('waits as Meta asks, then sends', async () => {
  const owner = await signedInUser();
  const { token } = owner;
  const { id } = await newPixel(token, { accessToken: 'EAABthrottled' });
  await track(token, { eventId: 'plus-tard' });
  await work();
  const [waiting] = (await logOf(token, id)).items;
  expect(waiting).toMatchObject({ status: 'queued', error: expect.stringContaining('limite') });
  expect((await pixelNow(token, id))?.pausedReason).toBeNull();
  await update(token, id, { accessToken: 'EAABfresh' });
  passTime(290_000);
  await sweep(owner);
  expect(received('plus-tard')).toEqual([]);
  vi.setSystemTime(Date.now() + 20_000);
  await sweep(owner);
  expect(received('plus-tard')).toHaveLength(1);
  expect(await stored(owner, id)).toMatchObject([{ status: 'sent' }]);
});

it('finds again what the queue lost, and never sends twice what two messages name', async () => {
  const owner = await signedInUser();
  const { id } = await newPixel(owner.token);
  await track(owner.token, { eventId: 'perdu-en-route' });
  const [message = ''] = await loseMessages();
  passTime(121_000);
  await sweep(owner);
  const { handler } = await import('./send-pixel-events.worker.ts');
  await handOver(queues.pixelEvents, handler, [{ messageId: 'late', body: message }]);
  expect(received('perdu-en-route')).toHaveLength(1);
  expect(await stored(owner, id)).toMatchObject([{ status: 'sent', tries: 1 }]);
});

it('gives up what has waited for seven days, and erases what it said of a person', async () => {
  const owner = await signedInUser();
  const { id } = await newPixel(owner.token, { active: false });
  await track(owner.token, { pixelId: id, eventId: 'trop-vieux' });
  passTime(7 * dayMs + 60_000);
  await sweep(owner);
  const [event] = await stored(owner, id);
  expect(event).toMatchObject({ status: 'failed', problem: 'tooOld' });
  expect(JSON.stringify(event)).not.toMatch(/[0-9a-f]{64}|Mozilla/);
  expect(received('trop-vieux')).toEqual([]);
});

it('keeps events while Meta is down', async () => {
  const { env } = await import('../../platform/env.ts');
  const { token } = await signedInUser();
  const { id } = await newPixel(token);
  const address = env.META_GRAPH_URL;
  try {
    env.META_GRAPH_URL = 'http://127.0.0.1:9';
    await track(token, { eventId: 'panne', userData: conversion.userData });
    await work();
  } finally {
    env.META_GRAPH_URL = address;
  }
  expect((await logOf(token, id)).items).toMatchObject([
    { status: 'queued', error: expect.stringContaining('pas répondu') },
  ]);
});

it('gives back only the messages of the pixel that failed', async () => {
  const { handler } = await import('./send-pixel-events.worker.ts');
  const { token } = await signedInUser();
  await newPixel(token);
  await track(token, { eventId: 'bon' });
  const [good = ''] = await loseMessages();
  // The table refuses a key that is longer than it takes.
  const bad = JSON.stringify({ ...JSON.parse(good), pixelId: 'x'.repeat(3_000) });
  const messages = [
    { messageId: 'bad', body: bad },
    { messageId: 'good', body: good },
  ];
  expect(await handOver(queues.pixelEvents, handler, messages)).toEqual(['bad']);
  expect(received('bon')).toHaveLength(1);
});

it('puts back on the queue what a run has no time for', async () => {
  const { token } = await signedInUser();
  await newPixel(token);
  await track(token, { eventId: 'tard-1' });
  const messages = (await loseMessages()).map((body) => JSON.parse(body));
  const now = vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 60_000);
  expect(await sendPixelEvents(messages)).toEqual([]);
  now.mockRestore();
  expect(received('tard-1')).toEqual([]);
  expect(await work()).toBe(1);
  expect(received('tard-1')).toHaveLength(1);
});
