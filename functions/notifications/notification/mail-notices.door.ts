import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';
import { type Listener, listenersOf } from '../core/listeners.ts';
import { newsOfEvent } from '../core/news-of.ts';
import { choiceOf } from '../core/preferences.entity.ts';
import { isFor } from '../core/told-to.ts';
import { sendOrHold } from '../mailing/send-or-hold.ts';

/** Mails those whom it concerns what does not wait for their next visit, if they want it mailed. Done again, it mails again. */
export const mailNotices: Subscriber = (events) => {
  const read = listenersOf(events);
  return events.map((event) => mailOne(event, read));
};

async function mailOne(event: EventItem, read: (workspaceId: string) => Promise<Listener[]>): Promise<Plan | null> {
  const said = await newsOfEvent(event);
  if (!said || said.kind.ownMail) return null;
  const { type, kind } = said;
  const listeners = (await read(event.workspaceId)).filter(
    (listener) => isFor(event, listener) && choiceOf(listener.preferences, type, kind).email === 'now',
  );
  if (listeners.length === 0) return null;
  await Promise.all(listeners.map((listener) => sendOrHold(event, listener, kind)));
  return { made: [] };
}
