import { afterAll, describe, expect, it } from 'vitest';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { webhookEvents } from '../../../shared/webhooks/webhook-events.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { startReceiver } from '../testing/receiver.ts';
import { newWebhook } from '../testing/webhooks.ts';
import { Webhook } from './webhook.entity.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);

const get = (token: string, id: string) => call(contract.getWebhook, { token, params: { id } });
const list = async (token: string) => (await call(contract.listWebhooks, { token, query: {} })).data;

describe('createWebhook', () => {
  it('answers the secret once, and nothing else ever shows or stores it', async () => {
    const { token, workspace } = await signedInUser();
    const { webhook, secret } = await newWebhook(token, receiver.url, {
      events: ['prospect.created', 'board.created', 'board.created'],
      headers: { 'X-Api-Key': 'abc' },
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({
      name: 'CRM',
      url: receiver.url,
      events: ['prospect.created', 'board.created'],
      active: true,
      disabledReason: null,
      headers: { 'x-api-key': '…' },
      secretHint: secret.slice(-4),
      health: { successRate24h: null, lastDeliveryAt: null, consecutiveFailures: 0 },
      version: 1,
    });
    expect((await get(token, webhook.id)).data.webhook).toEqual(webhook);
    expect((await list(token)).items).toEqual([webhook]);
    const { data: stored } = await Webhook.query.byWorkspace(workspace).go();
    expect(JSON.stringify([stored, (await get(token, webhook.id)).text])).not.toContain(secret.slice(6));
  });

  it('is made once for an idempotency key, and shows its secret to the first answer alone', async () => {
    const { token } = await signedInUser();
    const body = {
      name: 'CRM',
      url: receiver.url,
      events: ['board.created' as const],
      headers: { 'x-api-key': 'abc' },
    };
    const ask = (more: object = {}) =>
      call(contract.createWebhook, {
        token,
        body: { ...body, ...more },
        headers: { 'idempotency-key': 'once-0123456789' },
      });
    const answers = await Promise.all([ask(), ask(), ask()]);
    answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const [webhook] = (await list(token)).items;
    for (const { data } of answers) expect(data.webhook).toEqual(webhook);
    const shown = answers.flatMap(({ data }) => data.secret ?? []);
    expect(shown).toEqual([expect.stringMatching(/^whsec_/)]);
    expect((await ask({ headers: { 'x-api-key': 'other' } })).error.reason).toBe('idempotency_key_reused');
    await call(contract.deleteWebhook, { token, params: { id: webhook?.id ?? '' } });
    expect((await ask()).status).toBe(404);
  });

  it('keeps to the limit, however many come at once', async () => {
    const { token } = await signedInUser();
    const body = { name: 'A', url: receiver.url, events: ['board.created' as const] };
    const answers = await Promise.all(Array.from({ length: 100 }, () => call(contract.createWebhook, { token, body })));
    const made = answers.filter(({ status }) => status === 201);
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(100 - made.length - busy.length);
    const rest = webhookLimits.webhooks - made.length;
    for (let at = 0; at < rest; at++) expect((await call(contract.createWebhook, { token, body })).status).toBe(201);
    expect((await call(contract.createWebhook, { token, body })).error.code).toBe('conflict');
    const { data } = await call(contract.listWebhooks, { token, query: { limit: '100' } });
    expect(data.items).toHaveLength(webhookLimits.webhooks);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no event', { events: [] }, 'events'],
    ['an unknown event', { events: ['board.exploded'] }, 'events.0'],
    ['ping alone, which is for tests', { events: ['ping'] }, 'events'],
    ['a header of ours', { headers: { 'Webhook-Signature': 'x' } }, 'headers.webhook-signature'],
    ['the host', { headers: { host: 'x' } }, 'headers.host'],
    ['a header given twice', { headers: { 'x-A': '1', 'X-a': '2' } }, 'headers.x-a'],
    ['a header without a value', { headers: { 'x-a': null } }, 'headers.x-a'],
    ['a header that breaks the line', { headers: { 'x-a': 'a\r\nhost: b' } }, 'headers.x-a'],
    ['eleven headers', { headers: Object.fromEntries([...'abcdefghijk'].map((x) => [`x-${x}`, '1'])) }, 'headers'],
    ['a long address', { url: `https://a.fr/${'x'.repeat(2_048)}` }, 'url'],
    ['a secret of one’s own', { secret: 'whsec_x' }, 'secret'],
  ])('refuses %s', async (_, fault, path) => {
    const { token } = await signedInUser();
    const body = { name: 'A', url: receiver.url, events: ['board.created'], ...fault };
    const { status, error } = await callRaw(contract.createWebhook, { token, rawBody: JSON.stringify(body) });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toContain(path);
    expect((await list(token)).items).toEqual([]);
  });

  it.each(['ftp://a.fr/', 'https://user:pass@a.fr/', 'https://10.0.0.1/', 'nothing'])(
    'refuses the address %s',
    async (url) => {
      const { token } = await signedInUser();
      const body = { name: 'A', url, events: ['board.created' as const] };
      expect((await call(contract.createWebhook, { token, body })).status).toBe(400);
    },
  );
});

it('takes all events that are listed', async () => {
  const { token } = await signedInUser();
  const { data: listed } = await call(contract.listWebhookEvents, { token });
  const events = listed.items.map(({ type }) => type);
  const { status, data } = await call(contract.createWebhook, {
    token,
    body: { name: 'CRM', url: receiver.url, events },
  });
  expect(status).toBe(201);
  expect(data.webhook.events).toEqual(Object.keys(webhookEvents));
});

describe('updateWebhook', () => {
  it('changes what is given, once for a version', async () => {
    const { token } = await signedInUser();
    const { webhook } = await newWebhook(token, receiver.url);
    const change = (body: object) =>
      callRaw<{ webhook: contract.Webhook }>(contract.updateWebhook, {
        token,
        params: { id: webhook.id },
        rawBody: JSON.stringify(body),
      });
    const { data } = await change({ name: 'ERP', events: ['ad.saved'], headers: { 'x-b': '2' }, version: 1 });
    expect(data.webhook).toMatchObject({ name: 'ERP', events: ['ad.saved'], headers: { 'x-b': '…' }, version: 2 });
    expect((await change({ name: 'Autre', version: 1 })).error.code).toBe('conflict');
    expect((await change({ url: 'https://10.0.0.1/', version: 2 })).status).toBe(400);
    expect((await get(token, webhook.id)).data.webhook).toEqual(data.webhook);
    expect((await change({ active: false, version: 2 })).data.webhook).toMatchObject({ active: false, version: 3 });
  });
});

describe('regenerateWebhookSecret', () => {
  const rotate = (token: string, id: string, body: object = {}) =>
    call(contract.regenerateWebhookSecret, { token, params: { id }, body });

  it('gives another secret; of several at once one wins, and the eleventh alive is refused', async () => {
    const { token } = await signedInUser();
    const { webhook, secret } = await newWebhook(token, receiver.url);
    const answers = await Promise.all([1, 2, 3].map(() => rotate(token, webhook.id)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect(made[0]?.data.secret).not.toBe(secret);
    for (let living = 1 + made.length; living < webhookLimits.livingSecrets; living++)
      expect((await rotate(token, webhook.id)).status).toBe(200);
    expect((await rotate(token, webhook.id)).error.code).toBe('conflict');
    expect((await rotate(token, webhook.id, { keepOldForHours: 0 })).status).toBe(200);
    expect((await rotate(token, webhook.id)).status).toBe(200);
    expect((await rotate(token, webhook.id, { keepOldForHours: 73 })).status).toBe(400);
  });
});

describe('another workspace', () => {
  it('finds nothing', async () => {
    const { token } = await signedInUser();
    const { webhook } = await newWebhook(token, receiver.url);
    const stranger = (await signedInUser()).token;
    const params = { id: webhook.id };
    const answers = [
      await get(stranger, webhook.id),
      await call(contract.updateWebhook, { token: stranger, params, body: { name: 'x', version: 1 } }),
      await call(contract.deleteWebhook, { token: stranger, params }),
      await call(contract.regenerateWebhookSecret, { token: stranger, params, body: {} }),
      await call(contract.testWebhook, { token: stranger, params, body: {} }),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    expect((await get(token, webhook.id)).data.webhook).toEqual(webhook);
  });
});

describe('deleteWebhook', () => {
  it('makes room for another', async () => {
    const { token } = await signedInUser();
    const { webhook } = await newWebhook(token, receiver.url);
    expect((await call(contract.deleteWebhook, { token, params: { id: webhook.id } })).data).toEqual({
      id: webhook.id,
    });
    expect((await get(token, webhook.id)).status).toBe(404);
    expect((await list(token)).items).toEqual([]);
  });

  it('is done once, whatever comes at once: who comes second finds nothing', async () => {
    const { token } = await signedInUser();
    const { webhook } = await newWebhook(token, receiver.url);
    const params = { id: webhook.id };
    const answers = await Promise.all([1, 2, 3].map(() => call(contract.deleteWebhook, { token, params })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});

it('calls the product in vain, whatever name led it there', async () => {
  const { token } = await signedInUser();
  const headers = { 'user-agent': 'Reclame-Webhooks/1' };
  expect((await call(contract.listWebhooks, { token, query: {}, headers })).status).toBe(403);
  expect((await call(contract.listWebhooks, { token, query: {} })).status).toBe(200);
});

it('knows every event of the catalogue', () => {
  expect(Object.keys(webhookEvents)).toHaveLength(42);
});
