import { afterAll, expect, it } from 'vitest';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { newPixel, track, work } from '../../pixel/testing/pixels.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { startReceiver } from '../testing/receiver.ts';
import { deliver, fanOutPending, log, newWebhook, tell } from '../testing/webhooks.ts';
import { maxTries } from './retry-plan.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);

type Owner = Awaited<ReturnType<typeof signedInUser>>;

/** What people read once everything that was told is fanned out. */
async function told({ token, user }: Owner) {
  await fanOutPending(user.workspaceId);
  return (await call(listNotifications, { token, query: {} })).data.items;
}

it('tells people of a webhook that fails, then of its end, and no webhook of either', async () => {
  const owner = await signedInUser();
  const { token, user } = owner;
  const viewer = await colleagueOf(owner.workspace, { role: 'viewer' });
  const { webhook } = await newWebhook(token, receiver.url, { name: 'Entrepôt' });
  const place = async () => ({
    workspaceId: user.workspaceId,
    webhookId: webhook.id,
    deliveryId: await tell(user.workspaceId),
  });
  receiver.answerStatus(500);
  const failing = await place();
  for (let tries = 0; tries < maxTries; tries++) await deliver({ ...failing, attempt: tries });
  const path = `/webhooks?webhook=${webhook.id}`;
  const title = expect.stringContaining('Entrepôt');
  const firstNews = [
    { type: 'webhook.given_up', title, path },
    { type: 'webhook.failing', title, path },
  ];
  expect(await told(owner)).toMatchObject(firstNews);
  const other = await place();
  for (let tries = 0; tries < maxTries; tries++) await deliver({ ...other, attempt: tries });
  expect(await told(owner)).toMatchObject(firstNews);
  receiver.answerStatus(410);
  await deliver({ ...(await place()), attempt: 0 });
  expect(await told(owner)).toMatchObject([
    { type: 'webhook.disabled', body: expect.stringContaining('410') },
    { type: 'webhook.given_up' },
    { type: 'webhook.failing' },
  ]);
  await told(owner);
  // A batch of mails leaves at once, in any order.
  expect((await mailsTo(user.email)).map(({ subject }) => subject).sort()).toEqual([
    'Un de vos webhooks a été désactivé',
    'Un de vos webhooks ne répond plus',
  ]);
  expect(await mailsTo(viewer.email)).toEqual([]);
  expect((await log(token, webhook.id)).items.map(({ event }) => event)).toEqual([
    'board.created',
    'board.created',
    'board.created',
  ]);
});

it('tells people of a pixel that is paused', async () => {
  const owner = await signedInUser();
  const { id } = await newPixel(owner.token, { accessToken: 'EAABexpired' });
  await track(owner.token, { eventId: 'attend-1' });
  await work();
  expect(await told(owner)).toMatchObject([
    { type: 'pixel.paused', body: expect.stringContaining('jeton'), path: `/webhooks?onglet=pixel&pixel=${id}` },
  ]);
});

it('tells webhooks and people of the same event, and people of no test', async () => {
  const owner = await signedInUser();
  const { token, user } = owner;
  const { webhook } = await newWebhook(token, receiver.url, { events: ['prospect.action_due'] });
  const params = { id: webhook.id };
  await call(contract.testWebhook, { token, params, body: { event: 'prospect.action_due' } });
  expect(await told(owner)).toEqual([]);
  await tell(user.workspaceId, { prospect: { id: 'pro_1', firstName: 'Jeanne' } }, 'prospect.action_due');
  expect(await told(owner)).toMatchObject([{ title: 'À relancer\u00a0: Jeanne' }]);
  expect((await log(token, webhook.id)).items).toHaveLength(2);
});

it.each(['webhook.failing', 'webhook.given_up', 'webhook.disabled', 'pixel.paused'])(
  'lets no webhook ask for %s',
  async (type) => {
    const { token } = await signedInUser();
    const body = { name: 'CRM', url: receiver.url, events: [type as 'board.created'] };
    expect((await call(contract.createWebhook, { token, body })).status).toBe(400);
    const { data } = await call(contract.listWebhookEvents, { token });
    expect(data.items.map((item) => item.type)).not.toContain(type);
  },
);
