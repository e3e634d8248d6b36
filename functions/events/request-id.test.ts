import { afterAll, afterEach, expect, it, vi } from 'vitest';
import * as auth from '../../shared/auth/auth.contract.ts';
import * as boards from '../../shared/boards/board.contract.ts';
import { queues } from '../../shared/workers.ts';
import { causedBy, causeNow } from '../platform/cause.ts';
import { log } from '../platform/log.ts';
import { Event } from '../platform/outbox/event.entity.ts';
import { call } from '../platform/testing/call.ts';
import { signedInUser } from '../platform/testing/factories.ts';
import { mailsTo } from '../platform/testing/mails.ts';
import { queueRuns } from '../platform/testing/queue-runs.ts';
import { handler } from '../webhooks/delivery/deliver-webhook.worker.ts';
import { deliveryIdOf } from '../webhooks/delivery/delivery.entity.ts';
import { startReceiver } from '../webhooks/testing/receiver.ts';
import { fanOutPending, newWebhook, readDelivery } from '../webhooks/testing/webhooks.ts';

const receiver = await startReceiver();
afterAll(receiver.stop);
afterEach(() => {
  vi.restoreAllMocks();
});

/** The lines of information that are logged from here on, each with the request that it bears. */
function linesFrom() {
  const lines: { message: string; requestId: string | undefined }[] = [];
  vi.spyOn(log, 'info').mockImplementation((message) => void lines.push({ message, requestId: causeNow() }));
  return lines;
}

it('follows what a request brought about through event, delivery and log to the server that is told', async () => {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, receiver.url);
  const { headers } = await call(boards.createBoard, { token, body: { name: 'Veille' } });
  const requestId = headers['x-request-id'] ?? '';
  expect(requestId).not.toBe('');
  const { data: events } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const event = events.find(({ type }) => type === 'board.created');
  expect(event?.requestId).toBe(requestId);
  await fanOutPending(workspaceId);
  const lines = linesFrom();
  await queueRuns(queues.deliveries, handler).runAll();
  expect(lines).toContainEqual({ message: 'delivery', requestId });
  expect(receiver.received.at(-1)?.headers['webhook-request-id']).toBe(requestId);
  const deliveryId = deliveryIdOf(event?.eventId ?? '');
  expect((await readDelivery({ workspaceId, webhookId: webhook.id, deliveryId })).requestId).toBe(requestId);
});

it('follows a mail to the line that says that it left', async () => {
  const { email } = await signedInUser();
  await mailsTo(email);
  const { headers } = await call(auth.forgotPassword, { body: { email } });
  const lines = linesFrom();
  await mailsTo(email);
  expect(lines.filter(({ message }) => message === 'mail')).toEqual([
    { message: 'mail', requestId: headers['x-request-id'] },
  ]);
});

it('stands in every line that is logged meanwhile, and in none besides', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  causedBy('req-1', () => log.error('failed', new Error('broken')));
  log.error('failed', new Error('broken'));
  const [first, second] = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect([first.requestId, 'requestId' in second]).toEqual(['req-1', false]);
});
