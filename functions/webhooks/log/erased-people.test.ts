import { afterAll, beforeEach, expect, it } from 'vitest';
import { deletePersonalData } from '../../../shared/prospects/privacy.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler as purge } from '../../prospects/prospect/purge-prospects.worker.ts';
import { handler } from '../delivery/deliver-webhook.worker.ts';
import { startReceiver } from '../testing/receiver.ts';
import { fanOutPending, log, newWebhook, readDelivery } from '../testing/webhooks.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);
const deliveries = queueRuns(queues.deliveries, handler);
const removals = queueRuns(queues.prospectRemovals, purge);

beforeEach(async () => {
  await deliveries.waiting();
  receiver.received.length = 0;
  receiver.answerWith((response, { body }) => response.writeHead(200).end(body));
});

/** A prospect whose creation a server was told of, by a webhook that tells all there is to tell of prospects. */
async function told() {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const events = ['prospect.created', 'prospect.updated', 'prospect.deleted'];
  const { webhook } = await newWebhook(token, receiver.url, { events });
  const body = { lastName: 'Secretan', email: 'secretan@exemple.fr' };
  const { id } = (await call(prospects.createProspect, { token, body })).data.prospect;
  const erase = () => call(deletePersonalData, { token, params: { id } });
  const edit = (change: object, version: number) =>
    call(prospects.updateProspect, { token, params: { id }, body: { ...change, version } });
  const sendAll = async () => {
    await fanOutPending(workspaceId);
    await deliveries.runAll();
  };
  const answers = async () =>
    (await log(token, webhook.id)).items.map(({ event, attempts }) => [event, attempts.at(-1)?.responseSnippet]);
  return { id, token, workspaceId, webhook, erase, edit, sendAll, answers };
}

it('what servers answered of a person who is erased is gone with what they were told', async () => {
  const { id, workspaceId, erase, edit, sendAll, answers, token, webhook } = await told();
  await edit({ city: 'Lyon' }, 1);
  await sendAll();
  expect(JSON.stringify(await answers()).match(/secretan@exemple\.fr/g)).toHaveLength(2);
  expect((await erase()).status).toBe(200);
  expect(await answers()).toEqual([
    ['prospect.updated', null],
    ['prospect.created', null],
  ]);
  receiver.answerStatus(200, {}, 'Secretan est parti');
  await sendAll();
  // What comes a minute and a half after the erasure.
  await removals.work(JSON.stringify({ workspaceId, prospectIds: [id], erased: true }));
  expect((await answers())[0]).toEqual(['prospect.deleted', null]);
  const { items } = await log(token, webhook.id);
  expect(items.map(({ attempts }) => attempts[0]?.statusCode)).toEqual([200, 200, 200]);
  expect(JSON.stringify(items)).not.toMatch(/secretan/i);
});

it('an attempt that ends after the erasure is recorded without its answer', async () => {
  const { erase, sendAll, answers } = await told();
  let answer = () => {};
  const erased = new Promise<void>((done) => {
    answer = done;
  });
  const arrived = new Promise<void>((done) => {
    receiver.answerWith(async (response, { body }) => {
      done();
      await erased;
      response.writeHead(500).end(body);
    });
  });
  const sending = sendAll();
  await arrived;
  await erase();
  answer();
  await sending;
  expect(await answers()).toEqual([['prospect.created', null]]);
});

it('is cleared of webhooks that were deleted, and leaves what was told of others', async () => {
  const { erase, sendAll, webhook, token, workspaceId } = await told();
  const other = await newWebhook(token, receiver.url, { events: ['prospect.created'] });
  await call(prospects.createProspect, { token, body: { lastName: 'Durand' } });
  await sendAll();
  await call(contract.deleteWebhook, { token, params: { id: webhook.id } });
  const { data: events } = await Event.query.byWorkspace({ workspaceId }).go({ consistent: true });
  const stored = () =>
    Promise.all(
      events.map(({ eventId }) =>
        readDelivery({ workspaceId, webhookId: webhook.id, deliveryId: eventId.replace('evt_', 'dlv_') }),
      ),
    );
  expect(JSON.stringify(await stored())).toMatch(/secretan@.*Durand/);
  await erase();
  expect(JSON.stringify(await stored())).not.toMatch(/secretan/i);
  expect(JSON.stringify(await stored())).toMatch(/Durand/);
  expect((await log(token, other.webhook.id)).items[0]?.attempts[0]?.responseSnippet).toMatch(/Durand/);
});
