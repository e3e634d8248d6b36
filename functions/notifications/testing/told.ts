import type { Place } from '../../../shared/kernel/permissions.ts';
import * as contract from '../../../shared/notifications/notifications.contract.ts';
import type { NotificationCategory } from '../../../shared/notifications/notifications.rules.ts';
import { queues } from '../../../shared/notifications/queues.ts';
import { tellEvent } from '../../events/testing/dispatch-all.ts';
import { type EventItem, newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { drainQueue } from '../../platform/testing/drain-queue.ts';
import { colleagueOf, type signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { handler as sendNotice } from '../mailing/send-notice.worker.ts';

export type Owner = Awaited<ReturnType<typeof signedInUser>>;
export type Told = Pick<EventItem, 'type' | 'entityId'> & {
  data: Record<string, unknown>;
  quiet?: boolean;
  onlyTo?: string[];
};

export const due: Told = {
  type: 'prospect.action_due',
  entityId: 'pro_1',
  data: {
    prospect: {
      ...{ id: 'pro_1', firstName: 'Jeanne', lastName: 'Delmas', company: 'Océane' },
      ...{ nextAction: 'Rappeler', nextActionAt: '2026-11-23T08:00:00.000Z' },
    },
  },
};

export async function tell({ user }: Owner, told: Told = due, at: Date = new Date()): Promise<EventItem> {
  const event = newEvent(user, told, at);
  await tellEvent(event);
  return event;
}
export const idOf = ({ eventId }: EventItem) => eventId.replace('evt_', 'ntf_');

export const list = async ({ token }: Owner, query: object = {}) =>
  (await call(contract.listNotifications, { token, query })).data;
export const mark = ({ token }: Owner, body: { ids: string[] } | { all: true; category?: NotificationCategory }) =>
  call(contract.readNotifications, { token, body });

/** Someone else of the workspace, with a session of theirs. */
export async function colleague(
  owner: Owner,
  overrides: object = {},
  place: Place = { role: 'member' },
): Promise<Owner> {
  return { ...owner, ...(await colleagueOf(owner.workspace, place, overrides)) };
}

/** What was mailed to someone, with what waits of notices. */
export async function noticesTo({ email }: Pick<Owner, 'email'>) {
  await drainQueue(queues.notices, sendNotice);
  return mailsTo(email);
}
