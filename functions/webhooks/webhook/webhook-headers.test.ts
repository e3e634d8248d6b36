import { afterAll, expect, it } from 'vitest';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { startReceiver } from '../testing/receiver.ts';
import { attempt, newWebhook, tell } from '../testing/webhooks.ts';
import { Webhook } from './webhook.entity.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);

const bearer = 'Bearer 0123456789abcdef';

async function withHeaders(headers: Record<string, string> = { authorization: bearer, 'x-b': 'short' }) {
  const { token, workspace } = await signedInUser();
  const { webhook } = await newWebhook(token, receiver.url, { headers });
  const ids = { workspaceId: workspace.workspaceId, webhookId: webhook.id };
  const change = (body: object) =>
    callRaw<{ webhook: contract.Webhook }>(contract.updateWebhook, {
      token,
      params: { id: webhook.id },
      rawBody: JSON.stringify(body),
    });
  const stored = async () => JSON.stringify((await Webhook.get(ids).go({ consistent: true })).data);
  /** What its server finds beside what we write. */
  const received = async () => {
    await attempt({ ...ids, deliveryId: await tell(ids.workspaceId) });
    const { authorization, 'x-b': b } = receiver.received.at(-1)?.headers ?? {};
    return { authorization, b };
  };
  return { token, webhook, ids, change, stored, received };
}

/** As webhooks were stored when their headers were in clear. */
const makeOld = (ids: { workspaceId: string; webhookId: string }) =>
  Webhook.patch(ids)
    .set({ headers: JSON.stringify({ authorization: bearer, 'x-b': 'short' }) })
    .remove(['sealedHeaders'])
    .go();

it('seals the values, answers their ends, and sends them as they are', async () => {
  const { token, webhook, stored, received } = await withHeaders();
  expect(webhook.headers).toEqual({ authorization: '…cdef', 'x-b': '…' });
  const { text } = await call(contract.listWebhooks, { token, query: {} });
  for (const seen of [await stored(), text]) expect(seen).not.toMatch(/0123456789|short/);
  expect(await received()).toEqual({ authorization: bearer, b: 'short' });
});

it('keeps the stored value for null, takes another, and drops what is not named', async () => {
  const { change, received } = await withHeaders();
  const kept = await change({ headers: { authorization: null, 'X-B': 'another one' }, version: 1 });
  expect(kept.data.webhook.headers).toEqual({ authorization: '…cdef', 'x-b': '…' });
  expect(await received()).toEqual({ authorization: bearer, b: 'another one' });
  await change({ name: 'ERP', version: 2 });
  expect(await received()).toEqual({ authorization: bearer, b: 'another one' });
  const dropped = await change({ headers: { 'x-b': null }, version: 3 });
  expect(dropped.data.webhook.headers).toEqual({ 'x-b': '…' });
  expect(await received()).toEqual({ authorization: undefined, b: 'another one' });
});

it('refuses to keep what is not there, a hint sent back, and a name given twice; nothing changes', async () => {
  const { change, received, webhook } = await withHeaders();
  const faults: [object, string, string][] = [
    [{ 'x-c': null }, 'headers.x-c', 'Aucune valeur n’est enregistrée pour cet en-tête'],
    [{ authorization: '…cdef' }, 'headers.authorization', 'Caractères interdits dans un en-tête'],
    [{ 'x-B': '1', 'X-b': '2' }, 'headers.x-b', 'Cet en-tête est donné deux fois'],
  ];
  for (const [headers, path, message] of faults) {
    const { status, error } = await change({ headers, version: 1 });
    expect([status, error.details]).toEqual([400, [{ path, message }]]);
  }
  expect(await received()).toEqual({ authorization: bearer, b: 'short' });
  expect((await change({ name: webhook.name, version: 1 })).status).toBe(200);
});

it('sends what is stored to its own server alone: moved to another, all is typed again or removed', async () => {
  const { change, received, token, webhook } = await withHeaders();
  const elsewhere = await startReceiver();
  const message =
    'L’adresse mène à un autre serveur\u00a0: saisissez de nouveau les valeurs des en-têtes, ou retirez-les';
  const refused = async (body: object, path: string) => {
    const { status, error } = await change({ url: elsewhere.url, version: 1, ...body });
    expect([status, error.details]).toEqual([400, [{ path, message }]]);
  };
  await refused({}, 'headers');
  await refused({ headers: { 'x-b': 'typed', authorization: null } }, 'headers.authorization');
  const { data } = await call(contract.getWebhook, { token, params: { id: webhook.id } });
  expect(data.webhook).toMatchObject({ url: receiver.url, version: 1 });
  expect(await received()).toEqual({ authorization: bearer, b: 'short' });
  expect((await change({ url: `${receiver.url}/other`, version: 1 })).status).toBe(200);
  expect(await received()).toEqual({ authorization: bearer, b: 'short' });
  const moved = await change({ url: elsewhere.url, headers: { 'x-b': 'typed' }, version: 2 });
  expect(moved.data.webhook.headers).toEqual({ 'x-b': '…' });
  expect((await change({ url: receiver.url, headers: {}, version: 3 })).status).toBe(200);
  expect((await change({ url: elsewhere.url, version: 4 })).status).toBe(200);
  await elsewhere.stop();
});

it('sends what was stored in clear, hides it, and seals it at the next write', async () => {
  const { token, webhook, ids, change, stored, received } = await withHeaders({});
  await makeOld(ids);
  expect(await received()).toEqual({ authorization: bearer, b: 'short' });
  const { data } = await call(contract.getWebhook, { token, params: { id: webhook.id } });
  expect(data.webhook.headers).toEqual({ authorization: '…cdef', 'x-b': '…' });
  expect((await change({ url: 'http://127.0.0.1:9/', version: 1 })).error.details?.[0]?.path).toBe('headers');
  expect((await change({ headers: { authorization: null, 'x-b': null }, version: 1 })).status).toBe(200);
  expect(await stored()).not.toMatch(/0123456789|short/);
  expect(await received()).toEqual({ authorization: bearer, b: 'short' });
  await makeOld(ids);
  await call(contract.regenerateWebhookSecret, { token, params: { id: webhook.id }, body: {} });
  expect(await stored()).not.toMatch(/0123456789|short/);
  await change({ name: 'ERP', version: 3 });
  expect(await received()).toEqual({ authorization: bearer, b: 'short' });
});

it('holds ten headers of a thousand characters', async () => {
  const value = 'v'.repeat(1_000);
  const headers = Object.fromEntries([...'abcdefghij'].map((letter) => [`x-${letter}`, value]));
  const { received } = await withHeaders(headers);
  expect((await received()).b).toBe(value);
});
