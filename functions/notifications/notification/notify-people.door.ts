import type { Word } from '../../../shared/kernel/word.ts';
import { type NotificationType, words } from '../../../shared/words.ts';
import { activePeople, type Person } from '../../platform/identity/active-people.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';
import { newsOf } from './news-of.ts';
import { told } from './told.ts';
import { isFor } from './told-to.ts';

const declared: Word[] = Object.values(words);

/** Tells the people of workspaces of what is for them; who they are, and what they may do, is read once. */
export const notifyPeople: Subscriber = (events) => {
  const known = new Map<string, Promise<Person[]>>();
  const peopleOf = (workspaceId: string) => {
    const people = known.get(workspaceId) ?? readPeople(workspaceId);
    known.set(workspaceId, people);
    return people;
  };
  return events.map((event) => planOne(event, peopleOf));
};

async function readPeople(workspaceId: string): Promise<Person[]> {
  const people: Person[] = [];
  for await (const person of activePeople(workspaceId)) people.push(person);
  return people;
}

async function planOne(event: EventItem, peopleOf: (workspaceId: string) => Promise<Person[]>): Promise<Plan | null> {
  const { type, data, entityId, workspaceId } = event;
  if (!isNotified(type) || data === undefined || event.quiet || event.onlyWebhookId) return null;
  const news = await newsOf(type, JSON.parse(data), entityId);
  if (!news) return null;
  const people = (await peopleOf(workspaceId)).filter((person) => isFor(event, person));
  return { made: people.map(({ user: { userId } }) => ({ put: told({ ...event, type }, news, userId) })) };
}

const isNotified = (type: EventItem['type']): type is NotificationType =>
  declared.some(({ notified = [] }) => notified.includes(type));
