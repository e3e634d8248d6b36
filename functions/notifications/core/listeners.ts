import { chunks } from '../../../shared/kernel/chunks.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { activePeople, type Person } from '../../platform/identity/active-people.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import { NotificationPreferences, type PreferencesItem } from './preferences.entity.ts';

/** Someone of a workspace, with what they want to be told of there. */
export type Listener = Person & { preferences: PreferencesItem | null };

type Read = (workspaceId: string) => Promise<Listener[]>;

const readings = new WeakMap<EventItem, Read>();

/** Reads who listens in a workspace, once for all the events of a dispatch and all who tell them to people. */
export function listenersOf(events: EventItem[]): Read {
  const read = events.map((event) => readings.get(event)).find((one) => one !== undefined) ?? readOnce();
  for (const event of events) readings.set(event, read);
  return read;
}

function readOnce(): Read {
  const known = new Map<string, Promise<Listener[]>>();
  return (workspaceId) => {
    const listeners = known.get(workspaceId) ?? readListeners(workspaceId);
    known.set(workspaceId, listeners);
    return listeners;
  };
}

async function readListeners(workspaceId: string): Promise<Listener[]> {
  const people: Person[] = [];
  for await (const person of activePeople(workspaceId)) people.push(person);
  const read = chunks(people, mostTogether).map(async (some) => {
    const items = await readTogether(
      some.map(({ user: { userId } }) => NotificationPreferences.get({ workspaceId, userId })),
    );
    return some.map((person, at) => ({
      ...person,
      preferences: NotificationPreferences.parse({ Item: items[at] }).data,
    }));
  });
  return (await Promise.all(read)).flat();
}
