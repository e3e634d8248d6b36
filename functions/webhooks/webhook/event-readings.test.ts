import { afterAll, expect, it } from 'vitest';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import type { ApiKeyPermission } from '../../../shared/kernel/permissions.ts';
import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { type WebhookEventType, webhookEvents } from '../../../shared/webhooks/webhook-events.ts';
import { tellEvent } from '../../events/testing/dispatch-all.ts';
import { newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { Delivery } from '../delivery/delivery.entity.ts';
import { startReceiver } from '../testing/receiver.ts';
import { attempt, log, newWebhook, tell } from '../testing/webhooks.ts';
import { Webhook } from './webhook.entity.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);
const nbsp = '\u00a0';

async function owner() {
  const { token, user } = await signedInUser();
  const keyOf = async (...permissions: ApiKeyPermission[]) => (await newApiKey(token, permissions)).key;
  return { token, workspaceId: user.workspaceId, keyOf };
}

const create = (token: string, events: WebhookEventType[]) =>
  call(contract.createWebhook, { token, body: { name: 'CRM', url: receiver.url, events } });
const edit = (token: string, id: string, body: object, version = 1) =>
  call(contract.updateWebhook, { token, params: { id }, body: { ...body, version } });

it('refuses a key the events of what it may not read, and names what is missing', async () => {
  const { token, keyOf } = await owner();
  const key = await keyOf('webhooks:write', 'webhooks:read', 'boards:read');
  const { status, error } = await create(key, ['board.created', 'prospect.created', 'ad.saved', 'import.completed']);
  expect([status, error.code]).toEqual([403, 'forbidden']);
  expect(error.message).toBe(
    `Ces événements montrent ce que vous n’avez pas le droit de lire. Autorisations manquantes${nbsp}: prospects:read, ads:read ou prospects:read ou campaigns:read ou learning:read`,
  );
  expect(error.details).toEqual([
    { path: 'events.1', message: 'Cet événement demande l’autorisation prospects:read' },
    {
      path: 'events.3',
      message: 'Cet événement demande l’autorisation ads:read ou prospects:read ou campaigns:read ou learning:read',
    },
  ]);
  expect((await create(key, ['campaign.created', 'persona.created'])).status).toBe(403);
  expect((await call(contract.listWebhooks, { token, query: {} })).data.items).toEqual([]);
  expect((await create(key, ['board.created', 'ad.saved'])).status).toBe(201);
});

it('lets a person ask for everything', async () => {
  const { token } = await owner();
  expect((await create(token, keysOf(webhookEvents))).status).toBe(201);
});

it('refuses a key to add such events, and to send those that are there elsewhere', async () => {
  const { token, keyOf } = await owner();
  const key = await keyOf('webhooks:write', 'boards:read');
  const { webhook } = await newWebhook(token, receiver.url, { events: ['prospect.created'] });
  expect((await edit(key, webhook.id, { events: ['prospect.created', 'prospect.updated'] })).status).toBe(403);
  const moved = await edit(key, webhook.id, { url: `${receiver.url}/elsewhere` });
  expect([moved.status, moved.error.details?.[0]?.path]).toEqual([403, 'url']);
  const test = await call(contract.testWebhook, {
    token: key,
    params: { id: webhook.id },
    body: { event: 'prospect.created' },
  });
  expect(test.status).toBe(403);
  const same = { name: 'ERP', url: receiver.url, events: ['prospect.created', 'board.created'] };
  expect((await edit(key, webhook.id, same)).status).toBe(200);
  expect((await edit(key, webhook.id, { events: ['board.created'] }, 2)).status).toBe(200);
  expect((await edit(key, webhook.id, { url: `${receiver.url}/elsewhere` }, 3)).status).toBe(200);
});

/** The webhooks that are told of the end of an import of that id. */
async function toldOfImport(workspaceId: string, entityId: string): Promise<string[]> {
  const told = newEvent({ workspaceId }, { type: 'import.completed', entityId, data: { import: {} } }, new Date());
  await tellEvent(told);
  const { data } = await Webhook.query.byWorkspace({ workspaceId }).go({ consistent: true });
  const made = data.map(async ({ webhookId }) => {
    const { data: all } = await Delivery.query.byWebhook({ workspaceId, webhookId }).go({ consistent: true });
    return all.some(({ eventId }) => eventId === told.eventId) ? [webhookId] : [];
  });
  return (await Promise.all(made)).flat();
}

it('tells a webhook of the imports that its maker may read, and one of before of all', async () => {
  const { token, workspaceId, keyOf } = await owner();
  const idOf = async (by: string) => (await create(by, ['import.completed'])).data.webhook.id;
  const person = await idOf(token);
  const ads = await idOf(await keyOf('webhooks:write', 'ads:read'));
  const prospects = await idOf(await keyOf('webhooks:write', 'prospects:read'));
  const old = await idOf(await keyOf('webhooks:write', 'ads:read'));
  await Webhook.patch({ workspaceId, webhookId: old }).remove(['reads']).go();
  expect((await toldOfImport(workspaceId, 'imp_1')).sort()).toEqual([person, ads, old].sort());
  expect((await toldOfImport(workspaceId, 'pim_1')).sort()).toEqual([person, prospects, old].sort());
  expect((await toldOfImport(workspaceId, 'cim_1')).sort()).toEqual([person, old].sort());
});

it('hides from a key what a delivery tells of what it may not read, and does not send it again', async () => {
  const { token, workspaceId, keyOf } = await owner();
  receiver.answerStatus(200, {}, 'Camille Moreau');
  const { webhook } = await newWebhook(token, receiver.url, { events: ['prospect.created'] });
  const deliveryId = await tell(workspaceId, { prospect: { id: 'pro_1', lastName: 'Moreau' } }, 'prospect.created');
  await attempt({ workspaceId, webhookId: webhook.id, deliveryId });
  const seenBy = async (by: string) => {
    const [first] = (await log(by, webhook.id)).items;
    return { payload: first?.payload, snippet: first?.attempts[0]?.responseSnippet, status: first?.status };
  };
  const key = await keyOf('webhooks:read', 'webhooks:write');
  expect(await seenBy(key)).toEqual({ payload: null, snippet: null, status: 'succeeded' });
  const whole = { payload: expect.objectContaining({ type: 'prospect.created' }), snippet: 'Camille Moreau' };
  expect(await seenBy(token)).toMatchObject(whole);
  expect(await seenBy(await keyOf('webhooks:read', 'prospects:read'))).toMatchObject(whole);
  const params = { id: webhook.id, deliveryId };
  expect((await call(deliveries.redeliverWebhookDelivery, { token: key, params })).status).toBe(403);
  expect((await call(deliveries.redeliverWebhookDelivery, { token, params })).status).toBe(202);
  const failures = { params: { id: webhook.id }, body: { since: new Date(0).toISOString() } };
  expect((await call(deliveries.redeliverWebhookFailures, { token: key, ...failures })).status).toBe(403);
  expect((await call(deliveries.redeliverWebhookFailures, { token, ...failures })).status).toBe(202);
});
