import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import * as contract from '../../../shared/pixel/pixel.contract.ts';
import { callRaw } from '../../platform/testing/call.ts';
import { signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { conversion, dayMs, logOf, newPixel, passTime, pixelNow, received, track, work } from '../testing/pixels.ts';
import { PixelEvent } from './pixel-event.entity.ts';

afterEach(() => {
  vi.useRealTimers();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const { userData } = conversion;

it('sends what Meta wants of a conversion, and keeps nothing of the person once it is sent', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newPixel(token, { testEventCode: 'TEST42' });
  const answer = await track(token, { pixelId: id, eventId: 'commande-1' });
  expect([answer.status, answer.data]).toEqual([202, { eventId: 'commande-1', queued: true }]);
  expect((await logOf(token, id)).items).toMatchObject([{ status: 'queued', sentAt: null }]);
  expect(await work()).toBe(1);
  const [event, ...others] = received('commande-1');
  expect(others).toEqual([]);
  expect(event).toEqual({
    event_name: 'Purchase',
    event_time: expect.any(Number),
    event_id: 'commande-1',
    action_source: 'website',
    event_source_url: 'https://boutique.example/merci',
    user_data: {
      em: sha256('camille@exemple.fr'),
      ph: sha256('33612345678'),
      client_ip_address: '203.0.113.7',
      client_user_agent: userData.clientUserAgent,
    },
    custom_data: { currency: 'EUR', value: 59.9 },
    test_event_code: 'TEST42',
  });
  const [line] = (await logOf(token, id)).items;
  expect(line).toMatchObject({
    eventName: 'Purchase',
    eventId: 'commande-1',
    status: 'sent',
    error: null,
    matchKeys: ['em', 'ph', 'client_ip_address', 'client_user_agent'],
    test: true,
    metaTraceId: expect.any(String),
  });
  expect(await pixelNow(token, id)).toMatchObject({ events24h: 1, reachable24h: 1, lastEventAt: line?.receivedAt });
  const stored = await PixelEvent.query.byPixel({ workspaceId: user.workspaceId, pixelId: id }).go({ data: 'raw' });
  const kept = JSON.stringify(stored.data);
  for (const value of [sha256('camille@exemple.fr'), sha256('33612345678'), '203.0.113.7', 'Mozilla', '59.9', 'gsi1pk'])
    expect(kept).not.toContain(value);
});

it('does nothing at all without consent, whatever else is asked', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newPixel(token);
  const { status, data } = await track(token, { consent: false, eventId: 'non', customData: { value: 'x' } });
  expect([status, data]).toEqual([202, { eventId: 'non', queued: false }]);
  expect((await track(token, { consent: false, pixelId: 'pix_unknown' })).status).toBe(202);
  expect((await PixelEvent.query.byPixel({ workspaceId: user.workspaceId, pixelId: id }).go()).data).toEqual([]);
  await work();
  expect(received('non')).toEqual([]);
});

it('goes to every active pixel, or to the one that is named', async () => {
  const { token } = await signedInUser();
  expect((await track(token)).data.queued).toBe(false);
  const [one, two, off] = [await newPixel(token), await newPixel(token), await newPixel(token, { active: false })];
  const { eventId } = (await track(token)).data;
  expect(eventId).toMatch(/^pev_/);
  await track(token, { eventId: 'two-only', pixelId: two.id });
  await work();
  expect(received(eventId)).toHaveLength(2);
  expect(received('two-only')).toHaveLength(1);
  expect((await logOf(token, one.id)).items).toHaveLength(1);
  expect((await logOf(token, off.id)).items).toEqual([]);
  expect((await track(token, { pixelId: 'pix_unknown' })).status).toBe(404);
  const other = await signedInUser();
  expect((await track(other.token, { pixelId: one.id })).status).toBe(404);
});

it('takes the same event once in 48 hours, even when twenty come at once', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newPixel(token);
  const again = { pixelId: id, eventId: 'commande-2' };
  const many = await Promise.all(Array.from({ length: 20 }, () => track(token, again)));
  expect(many.filter(({ data }) => data.queued)).toHaveLength(1);
  expect((await track(token, { ...again, eventName: 'Lead' })).data.queued).toBe(true);
  await work();
  expect(received('commande-2')).toHaveLength(2);
  passTime(2 * dayMs - 60_000);
  const later = await signedIn(user, user.workspaceId);
  expect((await track(later.token, again)).data.queued).toBe(false);
  vi.setSystemTime(Date.now() + 120_000);
  expect((await track(later.token, again)).data.queued).toBe(true);
  await work();
  expect(received('commande-2')).toHaveLength(3);
});

const now = () => Math.floor(Date.now() / 1000);
const refused: [string, object, string][] = [
  ['a purchase without value', { customData: { currency: 'EUR' } }, 'customData.value'],
  ['a purchase without anything', { customData: undefined }, 'customData.currency'],
  ['an amount that is a text', { customData: { currency: 'EUR', value: '12' } }, 'customData.value'],
  ['a currency that is none', { customData: { currency: 'euros', value: 1 } }, 'customData.currency'],
  ['contents without id', { customData: { ...conversion.customData, contents: [{}] } }, 'customData.contents.0.id'],
  ['too much', { customData: { ...conversion.customData, note: 'x'.repeat(9_000) } }, 'customData'],
  ['a site without page', { eventSourceUrl: undefined }, 'eventSourceUrl'],
  ['an address that is none', { eventSourceUrl: 'boutique' }, 'eventSourceUrl'],
  ['a site without browser', { userData: { email: 'a@b.fr' } }, 'userData.clientUserAgent'],
  ['nobody', { actionSource: 'phone_call', userData: { email: 'rien' } }, 'userData'],
  ['an old event', { eventTime: now() - 7 * 24 * 3600 - 60 }, 'eventTime'],
  ['milliseconds', { eventTime: Date.now() }, 'eventTime'],
  ['a text that is no date', { eventTime: 'hier' }, 'eventTime'],
  ['an unknown field', { userData: { ...userData, iban: 'FR76' } }, 'userData.iban'],
  ['no name', { eventName: '' }, 'eventName'],
];

it.each(refused)('refuses %s, in French, and keeps nothing', async (_, body, path) => {
  const { token } = await signedInUser();
  const { id } = await newPixel(token);
  const { status, error } = await track(token, body);
  expect(status).toBe(400);
  expect(error.details?.map((detail) => detail.path)).toContain(path);
  expect(error.details?.[0]?.message).toMatch(/^(?!Invalid|Expected)[A-ZÉÀ]/);
  expect((await logOf(token, id)).items).toEqual([]);
});

it('accepts an instant of the last seven days in either form, a custom event, and a clock that runs ahead', async () => {
  const { token } = await signedInUser();
  const { id } = await newPixel(token);
  const yesterday = new Date(Date.now() - dayMs);
  yesterday.setMilliseconds(0);
  const custom = { eventName: 'DevisSigné', customData: { couleur: 'vert', value: 3 } };
  await track(token, { ...custom, eventId: 'iso', eventTime: yesterday.toISOString() });
  await track(token, { ...custom, eventId: 'seconds', eventTime: yesterday.getTime() / 1000 });
  expect((await track(token, { ...custom, eventTime: now() + 240 })).status).toBe(202);
  const { items } = await logOf(token, id, { limit: 2 });
  expect(items).toHaveLength(2);
  const older = (await logOf(token, id)).items.filter(({ eventTime }) => eventTime === yesterday.toISOString());
  expect(older.map(({ eventId }) => eventId).sort()).toEqual(['iso', 'seconds']);
});

it('lists its log page by page, by status, for thirty days', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newPixel(token);
  for (const eventId of ['a', 'b', 'c']) await track(token, { pixelId: id, eventId });
  const first = await logOf(token, id, { limit: 2, status: 'queued' });
  expect(first.items.map(({ eventId }) => eventId)).toEqual(['c', 'b']);
  const rest = await logOf(token, id, { limit: 2, status: 'queued', cursor: first.nextCursor ?? '' });
  expect([rest.items.map(({ eventId }) => eventId), rest.nextCursor]).toEqual([['a'], null]);
  expect((await logOf(token, id, { status: 'sent' })).items).toEqual([]);
  const bad = await callRaw(contract.listMetaPixelEvents, { token, params: { id }, rawQuery: 'cursor=x' });
  expect(bad.status).toBe(400);
  passTime(30 * dayMs + 1000);
  const later = await signedIn(user, user.workspaceId);
  expect((await logOf(later.token, id, { limit: 10 })).items).toEqual([]);
});
