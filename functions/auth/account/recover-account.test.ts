import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import type { ApiKeyPermission } from '../../../shared/kernel/permissions.ts';
import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import * as models from '../../../shared/settings/ai-integration.contract.ts';
import * as apiKeys from '../../../shared/settings/api-keys.contract.ts';
import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { handler } from '../../mail/send-mail.worker.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { handOver } from '../../platform/testing/hand-over.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { mailbox } from '../../platform/testing/services.ts';
import { metaTokenOf } from '../../settings/meta-integration/meta-token.door.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { Delivery } from '../../webhooks/delivery/delivery.entity.ts';
import { startReceiver } from '../../webhooks/testing/receiver.ts';
import { newWebhook, tell } from '../../webhooks/testing/webhooks.ts';
import { Webhook } from '../../webhooks/webhook/webhook.entity.ts';
import { createResetLink } from '../password/reset-link.door.ts';
import { createConfirmationLink } from './confirmation-link.door.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);
const newPassword = 'Nouveau2026';
const subject = 'Votre mot de passe Réclame a été modifié';

async function member() {
  const { user, token, email } = await signedInUser();
  const { userId, workspaceId } = user;
  return { user, token, email, userId, workspaceId };
}
type Person = Awaited<ReturnType<typeof member>>;

async function current({ userId }: Pick<Person, 'userId'>) {
  const { data } = await User.get({ userId }).go({ consistent: true });
  if (!data) throw new Error('No such person');
  return data;
}

/** What a new sign-in gives. */
const newToken = async (person: Person) => (await signedIn(await current(person), person.workspaceId)).token;

const confirm = async ({ user }: Person) =>
  call(auth.confirmEmail, { body: { token: await createConfirmationLink(user) } });
const makeKey = async (token: string, permissions: ApiKeyPermission[], name = 'Boutique') =>
  (await newApiKey(token, permissions, name)).key;
const keysOf = async (token: string) => (await call(apiKeys.listApiKeys, { token, query: {} })).data.items;
const track = (token: string) =>
  call(pixels.trackMetaEvent, {
    token,
    body: { consent: true, eventName: 'Lead', actionSource: 'email', userData: { email: 'a@exemple.example' } },
  });

/** A webhook, a pixel, a Meta token, and a model that asks for no key. */
async function connect(token: string) {
  const { webhook } = await newWebhook(token, receiver.url, { name: 'CRM' });
  const body = { pixelId: '123456789012345', name: 'Vitrine', accessToken: 'EAABtoken0123456789' };
  const { data } = await call(pixels.createMetaPixel, { token, body });
  await call(settings.updateMetaIntegration, { token, body: { accessToken: 'EAABsecret9876' } });
  await call(models.updateAiIntegration, { token, body: { baseUrl: 'http://127.0.0.1:9/v1', model: 'mistral' } });
  return { webhookId: webhook.id, pixelId: data.pixel.id };
}

async function standing(token: string) {
  const { data: hooks } = await call(webhooks.listWebhooks, { token, query: {} });
  const { data: shown } = await call(pixels.listMetaPixels, { token, query: {} });
  const { data: meta } = await call(settings.getMetaIntegration, { token });
  const { data: model } = await call(models.getAiIntegration, { token });
  return {
    webhook: hooks.items[0],
    pixel: shown.items[0],
    meta: meta.integration.connected,
    model: model.integration.connected,
  };
}

/** Resets the password with a mailed link; nothing that follows is done yet. */
async function reset(person: Person) {
  const token = await createResetLink(await current(person));
  expect((await call(auth.resetPassword, { body: { token, newPassword } })).status).toBe(200);
  return newToken(person);
}

/** What the reset left on the queue for a minute later. */
async function secondLook(person: Person) {
  const { userId, keyEpoch, updatedAt } = await current(person);
  const message = { kind: 'account-recovered', userId, keyEpoch, at: updatedAt };
  return handOver(queues.mails, handler, [{ messageId: randomUUID(), body: JSON.stringify(message) }]);
}

const told = async (email: string) => (await mailsTo(email)).filter((mail) => mail.subject === subject);

it('puts a stranger out who registered the address: keys at once, then all that was connected, and the mail lists it', async () => {
  const stranger = await member();
  const key = await makeKey(stranger.token, ['boards:read', 'webhooks:write']);
  const tracking = await makeKey(stranger.token, ['pixel:track'], 'Gagnez 1000€ au 0899 70 70 70');
  const { webhookId } = await connect(stranger.token);
  await tell(stranger.workspaceId);

  const token = await reset(stranger);
  for (const one of [key, tracking]) expect((await track(one)).status).toBe(401);
  expect(await keysOf(token)).toEqual([]);

  const [mail, ...others] = await told(stranger.email);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/Clé «\u00a0Boutique\u00a0», rk_….{4}, créée le \d+/);
  expect(mail?.text).toMatch(/Clé, rk_….{4}, créée le \d+/);
  expect(mail?.text).toMatch(/Webhook «\u00a0CRM\u00a0», créé le \d+/);
  expect(mail?.text).toMatch(/Pixel Meta «\u00a0Vitrine\u00a0», numéro 123456789012345, ajouté le \d+/);
  expect(mail?.text).toMatch(/Jeton Meta qui finit par 9876, enregistré le \d+/);
  expect(mail?.text).toMatch(/Modèle d’IA, enregistré le \d+/);
  expect(mail?.html).not.toContain('0899');

  const { webhook, pixel, meta, model } = await standing(token);
  expect(webhook).toMatchObject({
    active: false,
    disabledReason: expect.stringMatching(/^Ce webhook a été créé avant/),
  });
  expect(pixel).toMatchObject({ active: true, pausedReason: expect.stringMatching(/^Ce pixel a été ajouté avant/) });
  expect([meta, model, await metaTokenOf(stranger.workspaceId)]).toEqual([false, false, null]);
  const { data: made } = await Delivery.query.byWebhook({ workspaceId: stranger.workspaceId, webhookId }).go();
  await tell(stranger.workspaceId);
  expect((await Delivery.query.byWebhook({ workspaceId: stranger.workspaceId, webhookId }).go()).data).toHaveLength(
    made.length,
  );

  const count = await ThingCount.get({ workspaceId: stranger.workspaceId, name: 'apiKeys' }).go({ consistent: true });
  expect(count.data?.count).toBe(0);
  const { data: lines } = await AuditLine.query.byWorkspace(stranger).go({ pages: 'all' });
  expect(lines.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'api_key.deleted',
      'webhook.disabled',
      'pixel.paused',
      'integration.meta_disconnected',
      'integration.ai_disconnected',
    ]),
  );
});

it('leaves what was connected, and what only tracks, once the address was proven', async () => {
  const person = await member();
  const early = await makeKey(person.token, ['pixel:track']);
  expect((await confirm(person)).status).toBe(200);
  const tracking = await makeKey(person.token, ['pixel:track']);
  const more = await makeKey(person.token, ['pixel:track', 'boards:read']);
  await connect(person.token);
  const token = await reset(person);
  const [mail] = await told(person.email);
  expect([await track(early), await track(more), await track(tracking)].map(({ status }) => status)).toEqual([
    401, 401, 202,
  ]);
  expect((await keysOf(token)).map(({ permissions }) => permissions)).toEqual([['pixel:track']]);
  const { webhook, pixel, meta } = await standing(token);
  expect([webhook?.active, pixel?.pausedReason, meta]).toEqual([true, null, true]);
  expect(mail?.text.match(/^- /gm)).toHaveLength(2);
  expect(mail?.text).not.toContain('Webhook');
  expect((await track(await makeKey(token, ['pixel:track', 'boards:read']))).status).toBe(202);
});

it('switches nothing off again that its owner has switched on since', async () => {
  const person = await member();
  const { webhookId, pixelId } = await connect(person.token);
  const token = await reset(person);
  await told(person.email);
  const on = await call(webhooks.updateWebhook, {
    token,
    params: { id: webhookId },
    body: { active: true, version: 2 },
  });
  expect(on.data.webhook).toMatchObject({ active: true, disabledReason: null });
  const given = { accessToken: 'EAABtoken0123456789', version: 2 };
  const again = await call(pixels.updateMetaPixel, { token, params: { id: pixelId }, body: given });
  expect(again.data.pixel.pausedReason).toBeNull();
  await call(settings.updateMetaIntegration, { token, body: { accessToken: 'EAABsecret9876' } });
  await secondLook(person);
  const later = await reset(person);
  expect((await told(person.email)).at(-1)?.text).not.toMatch(/^- /m);
  const { webhook, pixel, meta } = await standing(later);
  expect([webhook?.active, pixel?.pausedReason, meta]).toEqual([true, null, true]);
});

it('does it all from the message of a minute later when the first was lost, and mails once', async () => {
  const person = await member();
  await makeKey(person.token, ['boards:read']);
  await connect(person.token);
  await reset(person);
  const [one, two] = [await secondLook(person), await secondLook(person)];
  expect([...one, ...two]).toEqual([]);
  const mails = await told(person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text.match(/^- /gm)).toHaveLength(5);
});

it('lists all when it was interrupted before the mail', async () => {
  const person = await member();
  await makeKey(person.token, ['boards:read']);
  await connect(person.token);
  await reset(person);
  const keep = vi.spyOn(mailbox, 'keep').mockImplementation(() => {
    throw new Error('SES is away');
  });
  expect(await secondLook(person)).toHaveLength(1);
  keep.mockRestore();
  const [mail] = await told(person.email);
  expect(mail?.text.match(/^- /gm)).toHaveLength(5);
});

it('switches off what a request under way had yet to write', async () => {
  const person = await member();
  const token = await reset(person);
  await told(person.email);
  const { webhook } = await newWebhook(token, receiver.url);
  const ids = { workspaceId: person.workspaceId, webhookId: webhook.id };
  // As the stranger's session would have written it, read before the reset and written after the first look.
  await Webhook.patch(ids).remove(['proven']).go();
  await secondLook(person);
  expect((await Webhook.get(ids).go({ consistent: true })).data?.active).toBe(false);
});

it('refuses a key that was written after the reset by a request of before', async () => {
  const person = await member();
  const key = await makeKey(person.token, ['pixel:track']);
  await reset(person);
  const { data } = await ApiKey.query.byWorkspace(person).go({ consistent: true });
  const late = new Date(Date.now() + 60_000).toISOString();
  for (const item of data) await ApiKey.patch(item).set({ createdAt: late }).go();
  expect((await track(key)).status).toBe(401);
});

it('does nothing for a reset that was refused', async () => {
  const person = await signedInUser();
  await newWebhook(person.token, receiver.url);
  const key = await makeKey(person.token, ['boards:read', 'pixel:track']);
  const { userId, workspaceId } = person.user;
  const message = { kind: 'account-recovered', userId, workspaceId, keyEpoch: 1, at: new Date().toISOString() };
  await handOver(queues.mails, handler, [{ messageId: 'm', body: JSON.stringify(message) }]);
  expect((await track(key)).status).toBe(202);
  expect((await standing(person.token)).webhook?.active).toBe(true);
  expect(await told(person.email)).toEqual([]);
});

it('says of a changed password what it said before, and keeps the keys', async () => {
  const person = await signedInUser();
  const key = await makeKey(person.token, ['boards:read', 'pixel:track']);
  const body = { currentPassword: password, newPassword };
  expect((await call(auth.changePassword, { token: person.token, body })).status).toBe(200);
  expect((await track(key)).status).toBe(202);
  expect(await told(person.email)).toHaveLength(1);
});
