import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';
import { type Listener, listenersOf } from '../core/listeners.ts';
import { newsOfEvent } from '../core/news-of.ts';
import { choiceOf, digestOf } from '../core/preferences.entity.ts';
import { isFor } from '../core/told-to.ts';
import { told } from './told.ts';

/** Tells the people of workspaces of what is for them, as they want to be told; who they are, and what they may do, is read once. */
export const notifyPeople: Subscriber = (events) => {
  const read = listenersOf(events);
  return events.map((event) => planOne(event, read));
};

async function planOne(event: EventItem, read: (workspaceId: string) => Promise<Listener[]>): Promise<Plan | null> {
  const said = await newsOfEvent(event);
  if (!said) return null;
  const { type, kind, news } = said;
  const made = (await read(event.workspaceId)).flatMap((listener) => {
    if (!isFor(event, listener)) return [];
    const { preferences, user } = listener;
    const { inApp, email } = choiceOf(preferences, type, kind);
    const inDigest = email === 'digest' && digestOf(preferences).frequency !== 'off';
    return inApp || inDigest ? [{ put: told({ ...event, type }, news, user.userId, { inApp, inDigest }) }] : [];
  });
  return { made };
}
