import { expect, it } from 'vitest';
import { getProfile, refresh } from '../../../shared/auth/auth.contract.ts';
import { createBoard } from '../../../shared/boards/board.contract.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { fanOutPending, log, newWebhook } from '../testing/webhooks.ts';
import { Delivery } from './delivery.entity.ts';

const { receiver, runs } = await receivingServer();

it('an event that a restored table brings back is told under the same id, and once while its delivery is there', async () => {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, receiver.url);
  await call(createBoard, { token, body: { name: 'Veille' } });
  const { data: copy } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const tellAll = async () => {
    await fanOutPending(workspaceId);
    await runs.runAll();
    return receiver.received.map(({ headers }) => headers['webhook-id']);
  };
  const told = await tellAll();
  expect(told).toHaveLength(1);
  await Event.put(copy).go();
  expect(await tellAll()).toEqual(told);
  const [delivery] = (await log(token, webhook.id)).items;
  expect(delivery?.status).toBe('succeeded');
  await Delivery.delete({ workspaceId, webhookId: webhook.id, deliveryId: delivery?.id ?? '' }).go();
  await Event.put(copy).go();
  // Who keeps the ids that it has seen knows it.
  expect(await tellAll()).toEqual([told[0], told[0]]);
});

it('a session that a restored table brings back opens nothing to who is gone', async () => {
  const { token, refreshToken, user } = await signedInUser();
  const [sessionId = ''] = refreshToken.split('.');
  const { data: copy } = await Session.get({ sessionId }).go({ consistent: true });
  await User.delete(user).go();
  if (copy) await Session.put(copy).go();
  expect((await call(getProfile, { token })).status).toBe(401);
  expect((await call(refresh, { body: { refreshToken } })).status).toBe(401);
});
