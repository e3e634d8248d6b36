import { daySeconds } from '../../../shared/kernel/day.ts';
import type { WorkspacePermission } from '../../../shared/kernel/permissions.ts';
import type { Word } from '../../../shared/kernel/word.ts';
import {
  type NotificationType,
  notificationLimits,
  notificationTypes,
} from '../../../shared/notifications/notifications.rules.ts';
import { words } from '../../../shared/words.ts';
import { put } from '../../platform/db/write.ts';
import { activePeople } from '../../platform/identity/active-people.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';
import { newsOf } from './news-of.ts';
import { Notification } from './notification.entity.ts';

const declared: Word[] = Object.values(words);

/** Tells the people of workspaces of what is for them; who they are is read once. */
export const notifyPeople: Subscriber = (events) => {
  const known = new Map<string, Promise<string[]>>();
  const peopleOf: PeopleOf = (workspaceId, permission) => {
    const key = `${workspaceId} ${permission}`;
    const people = known.get(key) ?? readPeople(workspaceId, permission);
    known.set(key, people);
    return people;
  };
  return events.map((event) => planOne(event, peopleOf));
};

type PeopleOf = (workspaceId: string, permission: WorkspacePermission | undefined) => Promise<string[]>;

const readPeople: PeopleOf = async (workspaceId, permission) => {
  const people: string[] = [];
  for await (const { member } of activePeople(workspaceId, permission)) people.push(member.userId);
  return people;
};

async function planOne(event: EventItem, peopleOf: PeopleOf): Promise<Plan | null> {
  const { type, data, entityId, eventId, workspaceId, at, onlyTo } = event;
  if (!isNotified(type) || data === undefined || event.quiet || event.onlyWebhookId) return null;
  const said = await newsOf(type, JSON.parse(data), entityId);
  if (!said) return null;
  const { title, body, path } = said;
  const news = {
    workspaceId,
    notificationId: eventId.replace(/^evt_/, 'ntf_'),
    type,
    title,
    ...(body !== null && { body }),
    path,
    entityId,
    unreadAt: at,
    createdAt: at,
    ttl: Math.floor(Date.parse(at) / 1000) + notificationLimits.keptDays * daySeconds,
  };
  const people = (await peopleOf(workspaceId, toldTo(type))).filter((userId) => !onlyTo || onlyTo.includes(userId));
  // Of people's own comings, who came is not told.
  const others = people.filter((userId) => userId !== entityId);
  return { made: others.map((userId) => ({ put: put(Notification.create({ ...news, userId, unreadKey: userId })) })) };
}

/** The permission that it takes to be told. */
const toldTo = (type: NotificationType): WorkspacePermission | undefined =>
  declared.find(({ notified = [] }) => notified.includes(type))?.notifiedTo;

const isNotified = (type: EventItem['type']): type is NotificationType =>
  notificationTypes.some((notified) => notified === type);
