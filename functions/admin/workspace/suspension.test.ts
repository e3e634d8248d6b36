import { afterAll, expect, it } from 'vitest';
import { updateAdminWorkspace } from '../../../shared/admin/workspace.contract.ts';
import { shareBoard } from '../../../shared/boards/board.contract.ts';
import { getSharedBoard } from '../../../shared/boards/card.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { newBoard } from '../../boards/testing/boards.ts';
import { requeuePixelEvents } from '../../pixel/event/requeue-pixel-events.door.ts';
import { newPixel, received, track, work } from '../../pixel/testing/pixels.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { startReceiver } from '../../webhooks/testing/receiver.ts';
import { deliver, newWebhook, readDelivery, tell } from '../../webhooks/testing/webhooks.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;

const admin = await signedInUser({ role: 'admin' });
const receiver = await startReceiver();
afterAll(receiver.stop);

const set = async ({ workspace }: Owner, status: 'active' | 'suspended', version: number) => {
  const body = { status, reason: 'Impayé depuis trois mois', version };
  const answer = await call(updateAdminWorkspace, { token: admin.token, params: { id: workspace.workspaceId }, body });
  expect(answer.status).toBe(200);
};

it('a webhook that was to leave waits, without an attempt, and leaves once the workspace is restored', async () => {
  const owner = await signedInUser();
  const { workspaceId } = owner.workspace;
  const { webhook } = await newWebhook(owner.token, receiver.url);
  const place = { workspaceId, webhookId: webhook.id, deliveryId: await tell(workspaceId) };
  await set(owner, 'suspended', 1);
  await deliver({ ...place, attempt: 0 });
  const waits = await readDelivery(place);
  expect(waits).toMatchObject({ status: 'pending', attemptCount: 0 });
  expect(Date.parse(waits.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(hourMs / 2);
  expect(receiver.received).toEqual([]);
  await set(owner, 'active', 2);
  await deliver({ ...place, attempt: 0 });
  expect((await readDelivery(place)).status).toBe('succeeded');
});

it('a conversion waits too, and what comes meanwhile is refused', async () => {
  const owner = await signedInUser();
  await newPixel(owner.token);
  const eventId = `evt-${owner.workspace.workspaceId}`;
  expect((await track(owner.token, { eventId })).status).toBeLessThan(300);
  await set(owner, 'suspended', 1);
  await work();
  expect(received(eventId)).toEqual([]);
  expect((await track(owner.token, { eventId: `${eventId}-2` })).error?.reason).toBe('workspace_suspended');
  await set(owner, 'active', 2);
  await requeuePixelEvents(new Date(Date.now() + hourMs));
  await work();
  expect(received(eventId)).toHaveLength(1);
});

it('a public link leads nowhere, and leads there again', async () => {
  const owner = await signedInUser();
  const board = await newBoard(owner.token);
  const { data } = await call(shareBoard, { token: owner.token, params: { id: board.id }, headers: {}, body: {} });
  const visit = () => call(getSharedBoard, { params: { token: data.token }, query: {} });
  expect((await visit()).status).toBe(200);
  await set(owner, 'suspended', 1);
  expect((await visit()).status).toBe(404);
  await set(owner, 'active', 2);
  expect((await visit()).status).toBe(200);
});
