import type { Permission } from '../../../shared/kernel/permissions.ts';
import { unreadableEvent, unreadableEvents } from '../../../shared/webhooks/event-messages.ts';
import { eventReadings, type SentEventType } from '../../../shared/webhooks/webhook-events.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { WebhookItem } from './webhook.entity.ts';

type Named = { type: SentEventType; entityId?: string | undefined };

/** Whether someone who holds these permissions may see what an event tells of. */
export function mayRead(held: ReadonlySet<string>, { type, entityId }: Named): boolean {
  const any = eventReadings(type, entityId);
  return any.length === 0 || any.some((permission) => held.has(permission));
}

/** Throws a 403 that names what is missing, unless the actor may read all that the events tell; `path` is of the field that asks. */
export function refuseUnreadable(
  { permissions }: Actor,
  events: readonly Named[],
  path: (type: SentEventType) => string,
): void {
  const refused = events
    .filter((event) => !mayRead(permissions, event))
    .map(({ type, entityId }) => ({ type, any: eventReadings(type, entityId) }));
  if (refused.length === 0) return;
  throw new AppError('event_not_readable', {
    message: unreadableEvents(refused.map(({ any }) => any)),
    details: refused.map(({ type, any }) => ({ path: path(type), message: unreadableEvent(any) })),
  });
}

export const namedTypes = (types: readonly SentEventType[]): Named[] => types.map((type) => ({ type }));

/** Where a list of events names one. */
export const placeIn = (types: readonly SentEventType[]) => (type: SentEventType) => `events.${types.indexOf(type)}`;

/** What the maker of a webhook may read, among what events tell: of each event, it is told that alone. */
export const readingsOf = ({ permissions }: Actor): string[] =>
  [...permissions].filter((permission) => permission.endsWith(':read'));

/** What a webhook may be told once someone has added events to it. */
export function withReadings(
  reads: WebhookItem['reads'],
  { permissions }: Actor,
  added: readonly SentEventType[],
): WebhookItem['reads'] {
  if (reads === undefined) return undefined;
  const more = added.flatMap((type) => eventReadings(type)).filter((one: Permission) => permissions.has(one));
  return [...new Set([...reads, ...more])];
}
