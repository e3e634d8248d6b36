import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as notifications from '../../shared/notifications/notifications.contract.ts';
import { Notification } from '../notifications/core/notification.entity.ts';
import { documentClient } from '../platform/db/client.ts';
import { putAll } from '../platform/db/put-all.ts';
import { put, write } from '../platform/db/write.ts';
import { Member, newMember } from '../platform/identity/member.entity.ts';
import { newUser, User } from '../platform/identity/user.entity.ts';
import { log } from '../platform/log.ts';
import { Event, type EventItem, newEvent } from '../platform/outbox/event.entity.ts';
import { call } from '../platform/testing/call.ts';
import { signedInUser, uniqueEmail } from '../platform/testing/factories.ts';
import { mailsTo } from '../platform/testing/mails.ts';
import { Delivery, deliveryIdOf } from '../webhooks/delivery/delivery.entity.ts';
import { fanOutPending, newWebhook } from '../webhooks/testing/webhooks.ts';
import { handler } from './dispatch.stream.ts';
import { dispatch } from './dispatch.ts';
import { finishPendingEvents } from './finish-pending-events.ts';
import { subscribers } from './subscribers.ts';
import { tellEvent } from './testing/dispatch-all.ts';

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const due = { prospect: { id: 'pro_1', firstName: 'Jeanne' } };

/** A workspace whose webhook and people are told of a prospect that is due. */
async function audience() {
  const { token, user, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const { webhook } = await newWebhook(token, 'http://127.0.0.1:9/hook', { events: ['prospect.action_due'] });
  const event = newEvent({ workspaceId }, { type: 'prospect.action_due', entityId: 'pro_1', data: due }, new Date());
  const { eventId } = event;
  return {
    event,
    workspaceId,
    email: user.email,
    stored: async () => (await Event.get({ workspaceId, eventId }).go({ consistent: true })).data as EventItem,
    isDelivered: async () => {
      const place = { workspaceId, webhookId: webhook.id, deliveryId: deliveryIdOf(eventId) };
      return (await Delivery.get(place).go({ consistent: true })).data !== null;
    },
    told: async () => (await call(notifications.listNotifications, { token, query: {} })).data.items.length,
  };
}

const keep = (...events: EventItem[]) => write(events.map((event) => put(Event.create(event))));
const broken = new Error('broken');
const breakDown = (name: keyof typeof subscribers) =>
  vi.spyOn(subscribers, name).mockImplementation((events) => events.map(() => Promise.reject(broken)));

/** As the table's stream brings them. */
const records = (events: EventItem[]) =>
  ({
    Records: events.map((event, at) => {
      const { Item } = Event.put(event).params<{ Item: Record<string, unknown> }>();
      return { dynamodb: { SequenceNumber: String(at), NewImage: marshall(Item, { removeUndefinedValues: true }) } };
    }),
  }) as DynamoDBStreamEvent;

describe('an event', () => {
  it('waits for nobody once all were told', async () => {
    const { event, stored, isDelivered, told } = await audience();
    await tellEvent(event);
    expect([await isDelivered(), await told()]).toEqual([true, 1]);
    const { waiting, shard, pendingAt, sentTo } = await stored();
    expect({ waiting, shard, pendingAt }).toEqual({});
    expect(sentTo).toHaveLength(1);
  });

  it.each(['notifications', 'webhooks'] as const)(
    'is told to the others when %s fail, and to those later',
    async (failing) => {
      const { event, workspaceId, stored, isDelivered, told } = await audience();
      await keep(event);
      const down = breakDown(failing);
      expect(await dispatch([event])).toEqual([{ noted: true, failures: [broken] }]);
      expect([await isDelivered(), await told()]).toEqual(failing === 'webhooks' ? [false, 1] : [true, 0]);
      expect(await stored()).toMatchObject({ waiting: [failing], pendingAt: event.pendingAt });
      down.mockRestore();
      const other = vi.spyOn(subscribers, failing === 'webhooks' ? 'notifications' : 'webhooks');
      await fanOutPending(workspaceId);
      expect(other.mock.calls.flat(2).filter(({ eventId }) => eventId === event.eventId)).toEqual([]);
      expect([await isDelivered(), await told()]).toEqual([true, 1]);
      expect((await stored()).waiting).toBeUndefined();
    },
  );

  it('is told to the others when one throws at once', async () => {
    const { event, stored, isDelivered } = await audience();
    await keep(event);
    vi.spyOn(subscribers, 'notifications').mockImplementation(() => {
      throw broken;
    });
    expect(await dispatch([event])).toEqual([{ noted: true, failures: [broken] }]);
    expect(await isDelivered()).toBe(true);
    expect((await stored()).waiting).toEqual(['notifications']);
  });

  it('is told to the others when what one makes cannot be written', async () => {
    const { event, stored, isDelivered } = await audience();
    await keep(event);
    const large = put(Event.put({ ...event, eventId: 'evt_large', data: 'x'.repeat(500_000) }));
    vi.spyOn(subscribers, 'notifications').mockImplementation(() => [Promise.resolve({ made: [{ put: large }] })]);
    expect(await dispatch([event])).toMatchObject([{ noted: true, failures: [expect.any(Error)] }]);
    expect(await isDelivered()).toBe(true);
    expect((await stored()).waiting).toEqual(['notifications']);
  });

  it('goes on waiting as it did when nobody was told, and for fewer each time that somebody is', async () => {
    const { event, workspaceId, stored, isDelivered, told } = await audience();
    await keep(event);
    breakDown('webhooks');
    breakDown('mails');
    const people = breakDown('notifications');
    expect(await dispatch([event])).toEqual([{ noted: false, failures: [broken, broken, broken] }]);
    expect(await stored()).toEqual(event);
    people.mockRestore();
    await dispatch([event]);
    expect((await stored()).waiting?.toSorted()).toEqual(['mails', 'webhooks']);
    vi.mocked(subscribers.webhooks).mockRestore();
    await dispatch([await stored()]);
    expect((await stored()).waiting).toEqual(['mails']);
    vi.mocked(subscribers.mails).mockRestore();
    await fanOutPending(workspaceId);
    expect([await isDelivered(), await told(), (await stored()).pendingAt]).toEqual([true, 1, undefined]);
  });

  it('is noted by one alone of two that knew no more than each other', async () => {
    const { event, stored } = await audience();
    await keep(event);
    breakDown('notifications');
    await dispatch([event]);
    vi.restoreAllMocks();
    breakDown('webhooks');
    await dispatch([event]);
    // Neither may leave it in the index without anyone that it waits for.
    expect((await stored()).waiting).toEqual(['notifications']);
  });

  it('is told to more people than a transaction takes, by few calls, to each once', async () => {
    const { event, workspaceId } = await audience();
    const now = new Date();
    const named = { firstName: 'Camille', lastName: 'Moreau', company: undefined, passwordHash: 'none' };
    const people = Array.from({ length: 120 }, () => newUser({ ...named, email: uniqueEmail() }, now));
    await putAll(people, (user) => User.put(user));
    await putAll(people, ({ userId }) => Member.put(newMember({ workspaceId, userId, role: 'member' }, now)));
    const toldInAll = async () =>
      (await Notification.query.byThing({ workspaceId, entityId: 'pro_1' }).go({ pages: 'all' })).data.length;
    await keep(event);
    const calls = vi.spyOn(documentClient, 'send');
    for (let time = 0; time < 2; time++) {
      const [done] = await dispatch([event]);
      expect(done).toEqual({ noted: true, failures: [] });
      // Each alone would be a hundred and twenty more.
      if (time === 0) expect(calls.mock.calls.length).toBeLessThan(20);
      expect(await toldInAll()).toBe(121);
    }
  });

  it('that a subscriber still fails on fails the sweep, whose alarm sees it', async () => {
    const { event } = await audience();
    await keep({ ...event, pendingAt: new Date(Date.now() - 120_000).toISOString() });
    breakDown('notifications');
    await expect(finishPendingEvents(new Date())).rejects.toThrow('broken');
  });

  it('mails people once when their notifications fail', async () => {
    const { workspaceId, email } = await audience();
    const told = { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } } as const;
    const event = newEvent({ workspaceId }, told, new Date());
    await keep(event);
    const down = breakDown('notifications');
    await dispatch([event]);
    down.mockRestore();
    await fanOutPending(workspaceId);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

it('that is for nobody waits for nobody once it was looked at', async () => {
  const { workspaceId } = await audience();
  const told = { type: 'webhook.failing', entityId: 'whk_1', data: {}, quiet: true } as const;
  const event = newEvent({ workspaceId }, told, new Date());
  await tellEvent(event);
  const { data } = await Event.get({ workspaceId, eventId: event.eventId }).go({ consistent: true });
  expect([data?.pendingAt, data?.waiting]).toEqual([undefined, undefined]);
});

describe('the stream', () => {
  it('brings back what nobody was told of, and leaves to the sweep what somebody was', async () => {
    const [one, other] = [await audience(), await audience()];
    await keep(one.event, other.event);
    const batch = records([one.event, other.event]);
    breakDown('notifications');
    expect(await handler(batch)).toEqual({ batchItemFailures: [] });
    expect([await one.isDelivered(), await other.isDelivered()]).toEqual([true, true]);
    breakDown('webhooks');
    expect(await handler(batch)).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] });
    vi.restoreAllMocks();
    expect(await handler(batch)).toEqual({ batchItemFailures: [] });
    expect([await one.told(), await other.told()]).toEqual([1, 1]);
  });
});

it('costs no more calls of the table than what it makes', async () => {
  const { event, workspaceId } = await audience();
  const unheard = newEvent({ workspaceId }, { type: 'board.created', entityId: 'brd_1', data: {} }, new Date());
  const quiet = { type: 'webhook.failing', entityId: 'whk_1', data: {}, quiet: true } as const;
  const inner = newEvent({ workspaceId }, quiet, new Date());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const calls = vi.spyOn(documentClient, 'send');
  const costOf = async (...events: EventItem[]) => {
    await keep(...events);
    calls.mockClear();
    await dispatch(events);
    return calls.mock.calls.length;
  };
  // Whether the workspace closes, the webhooks, and the note.
  expect(await costOf(unheard)).toBe(3);
  // The note alone: no webhook can ask for it.
  expect(await costOf(inner)).toBe(1);
  // Whether the workspace closes, the webhooks, two for a first turn, the members, who they are and what they want, and what is made with the note.
  expect(await costOf(event)).toBe(8);
  const again = () =>
    newEvent({ workspaceId }, { type: 'prospect.action_due', entityId: 'pro_1', data: due }, new Date());
  expect(await costOf(...Array.from({ length: 25 }, again))).toBe(7);
});
