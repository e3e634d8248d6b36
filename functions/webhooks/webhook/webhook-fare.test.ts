import { expect, it } from 'vitest';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { attempt, fanOutPending, newWebhook, tell } from '../testing/webhooks.ts';
import { failingWebhooks } from './failing-webhooks.door.ts';

const { receiver } = await receivingServer();

async function subscribed() {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, receiver.url);
  const place = async () => ({ workspaceId, webhookId: webhook.id, deliveryId: await tell(workspaceId) });
  const read = async () => (await call(contract.getWebhook, { token, params: { id: webhook.id } })).data.webhook;
  return { token, workspaceId, webhook, place, read };
}

it('a webhook says that it fails, though one in seven arrives', async () => {
  const { workspaceId, place, read } = await subscribed();
  for (const status of [500, 500, 500, 200, 500, 500, 500]) {
    receiver.answerStatus(status);
    await attempt(await place());
  }
  const { health } = await read();
  expect(health).toMatchObject({
    successRate24h: 1 / 7,
    attempts24h: { succeeded: 1, failed: 6 },
    consecutiveFailures: 3,
    state: 'failing',
  });
  expect(await failingWebhooks(workspaceId)).toMatchObject([
    { detail: expect.stringMatching(/^3\u00a0tentatives de suite/) },
  ]);
  receiver.answerStatus(200);
  await attempt(await place());
  expect(await failingWebhooks(workspaceId)).toMatchObject([{ detail: expect.stringMatching(/^25\u202f% seulement/) }]);
});

it('a test that fails is not sent again by itself and counts for nothing; one that arrives ends a streak', async () => {
  const { token, workspaceId, webhook, place, read } = await subscribed();
  const test = async () => {
    const { data } = await call(contract.testWebhook, { token, params: { id: webhook.id }, body: {} });
    await fanOutPending(workspaceId);
    return attempt({ workspaceId, webhookId: webhook.id, deliveryId: data.deliveryId });
  };
  receiver.answerStatus(500);
  expect(await test()).toMatchObject({ status: 'exhausted', tries: 1 });
  const { health } = await read();
  expect(health).toMatchObject({ successRate24h: null, consecutiveFailures: 0, state: 'well' });
  expect(health.lastDeliveryAt).not.toBeNull();
  await attempt(await place());
  receiver.answerStatus(200);
  expect((await test()).status).toBe('succeeded');
  expect((await read()).health).toMatchObject({ successRate24h: 0, consecutiveFailures: 0, state: 'failing' });
});
