import { afterAll, beforeAll, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import * as deletion from '../../../shared/settings/deletion.contract.ts';
import { billingOf, locally, openStripe, subscribedUser, syncs } from '../../billing/testing/stripe.ts';
import { noticesTo } from '../../notifications/testing/told.ts';
import { newPixel, received, track, work } from '../../pixel/testing/pixels.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { startReceiver } from '../../webhooks/testing/receiver.ts';
import { deliver, fanOutPending, newWebhook, readDelivery, tell } from '../../webhooks/testing/webhooks.ts';

type Owner = Pick<Awaited<ReturnType<typeof signedInUser>>, 'token' | 'workspace'>;

const receiver = await startReceiver();
beforeAll(async () => {
  await openStripe();
});
afterAll(receiver.stop);

const ask = ({ token, workspace }: Owner) =>
  call(deletion.requestDeletion, { token, body: { scope: 'workspace', confirmation: workspace.name } });
const undo = ({ token }: Owner) => call(deletion.removeDeletion, { token, query: {} });

it('no webhook leaves a workspace that closes, be it on its way; undone, what happens is told again', async () => {
  const owner = await signedInUser();
  const { workspaceId } = owner.workspace;
  const { webhook } = await newWebhook(owner.token, receiver.url);
  const place = { workspaceId, webhookId: webhook.id, deliveryId: await tell(workspaceId) };
  await ask(owner);
  await deliver({ ...place, attempt: 0 });
  expect((await readDelivery(place)).status).toBe('cancelled');
  const silent = await tell(workspaceId);
  await expect(readDelivery({ ...place, deliveryId: silent })).rejects.toThrow('No such delivery');
  await undo(owner);
  const spoken = { ...place, deliveryId: await tell(workspaceId) };
  await deliver({ ...spoken, attempt: 0 });
  expect((await readDelivery(spoken)).status).toBe('succeeded');
  expect(receiver.received).toHaveLength(1);
});

it('no conversion leaves it, be it on its way', async () => {
  const owner = await signedInUser();
  await newPixel(owner.token);
  const eventId = `evt-${owner.workspace.workspaceId}`;
  expect((await track(owner.token, { eventId })).status).toBeLessThan(300);
  await ask(owner);
  await work();
  expect(received(eventId)).toEqual([]);
  expect((await track(owner.token, { eventId: `${eventId}-2` })).error?.reason).toBe('workspace_closing');
});

it('its subscription ends with its period, and goes on when that is undone', async () => {
  const owner = await subscribedUser('professional');
  const period = (await billingOf(owner)).currentPeriodEnd;
  await ask(owner);
  await syncs.runAll();
  expect((await billingOf(owner)).cancelAt).toBe(period);
  await undo(owner);
  await syncs.runAll();
  expect((await billingOf(owner)).cancelAt).toBeNull();
});

it('a subscription that its owner had ended stays so', async () => {
  const owner = await subscribedUser('professional');
  const { subscription } = await locally('GET', `/customers/${owner.workspace.workspaceId}`);
  const { provider } = await import('../../billing/core/provider.ts');
  await (await provider()).subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await ask(owner);
  await syncs.runAll();
  await undo(owner);
  await syncs.runAll();
  expect((await billingOf(owner)).cancelAt).not.toBeNull();
});

it('all who are in are told, in the bell and by mail, whatever they have chosen', async () => {
  const owner = await signedInUser();
  const proven = { emailProvenAt: '2026-11-01T10:00:00.000Z' };
  const viewer = await colleagueOf(owner.workspace, { role: 'viewer' }, proven);
  await call(boards.createBoard, { token: owner.token, body: { name: 'Veille' } });
  await ask(owner);
  await fanOutPending(owner.workspace.workspaceId);
  const { data } = await call(listNotifications, { token: viewer.token, query: {} });
  const news = data.items.find(({ type }) => type === 'account.deletion_planned');
  expect(news).toMatchObject({ category: 'account', path: '/settings?onglet=donnees' });
  expect(news?.title).toMatch(/^L’espace Agence sera supprimé le\s\d/);
  const subjects = (await noticesTo(viewer)).map(({ subject }) => subject);
  expect(subjects).toEqual([news?.title]);
});
