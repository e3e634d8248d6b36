import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInUser } from '../platform/testing/factories.ts';
import { deliverAll } from './deliver.ts';
import { startReceiver } from './testing/receiver.ts';
import { newWebhook, type Place, readDelivery, tell } from './testing/webhooks.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);

beforeEach(() => {
  receiver.received.length = 0;
});

/** A workspace with webhooks that all lead to one server, and a delivery for each of them. */
async function flooding(webhooks: number) {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const added = await Promise.all(
    Array.from({ length: webhooks }, (_, at) => newWebhook(token, `${receiver.url}/${at}`)),
  );
  const deliveryId = await tell(workspaceId);
  const places = added.map(({ webhook }): Place => ({ workspaceId, webhookId: webhook.id, deliveryId }));
  return { workspaceId, places };
}

const send = (places: Place[]) => deliverAll(places.map((place) => ({ ...place, attempt: 0 })));

/** How many requests the server has at once, at most: it answers none before so many have come. */
function mostAtOnce(least: number) {
  let [now, most] = [0, 0];
  let come = () => {};
  const crowded = new Promise<void>((resolve) => {
    come = resolve;
  });
  receiver.answerWith(async (response) => {
    most = Math.max(most, ++now);
    if (now === least) come();
    await crowded;
    await setTimeout(50);
    now--;
    response.writeHead(204).end();
  });
  return () => most;
}

describe('one server', () => {
  it('gets five requests at once from a workspace, whatever the number of its webhooks', async () => {
    const { places } = await flooding(8);
    const most = mostAtOnce(5);
    await Promise.all([...places.map((place) => send([place])), send(places)]);
    expect(most()).toBe(5);
    for (const place of places) expect((await readDelivery(place)).tries).toBeLessThanOrEqual(1);
  });

  it('gets ten at once from all of them', async () => {
    const floods = await Promise.all(Array.from({ length: 5 }, () => flooding(6)));
    const most = mostAtOnce(6);
    await Promise.all(floods.map(({ places }) => send(places)));
    expect(most()).toBeLessThanOrEqual(10);
  });
});
