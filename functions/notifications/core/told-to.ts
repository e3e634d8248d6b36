import type { Permission } from '../../../shared/kernel/permissions.ts';
import type { Word } from '../../../shared/kernel/word.ts';
import { eventReadings, isSentEvent } from '../../../shared/webhooks/webhook-events.ts';
import { words } from '../../../shared/words.ts';
import { mayDoAny, type Person } from '../../platform/identity/active-people.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';

const declared: Word[] = Object.values(words);

/** The permissions any of which it takes to be told of an event; with none, anyone is told. */
export function permissionsToKnow({ type, entityId }: Pick<EventItem, 'type' | 'entityId'>): readonly Permission[] {
  const { toldTo } = declared.find(({ notified = [] }) => notified.includes(type)) ?? {};
  if (toldTo) return toldTo;
  return isSentEvent(type) ? eventReadings(type, entityId) : [];
}

/**
 * Whether an event is for someone of its workspace: it names them, or names nobody and they are not whom it tells of, and
 * they may see what it tells.
 */
export function isFor(event: EventItem, person: Person): boolean {
  const { userId } = person.user;
  const concerned = event.onlyTo ? event.onlyTo.includes(userId) : userId !== event.entityId;
  return concerned && mayDoAny(person, permissionsToKnow(event));
}
