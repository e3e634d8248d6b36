import { actionSources, pixelEventStatuses } from '../../../shared/pixel/pixel.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

const problems = ['paused', 'wait', 'unavailable', 'tooOld', 'refused'] as const;

/**
 * An event of one pixel: what makes it unique for 48 hours, the line of its log, and the outbox. `shard`, `dueAt` and the
 * payload stand until it is sent or given up; from then on it has nothing of a person.
 */
export const PixelEvent = defineEntity({
  model: { service: 'reclame', entity: 'pixelEvent', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    pixelId: { type: 'string', required: true },
    /** Made of its name and of its `eventId`. */
    eventKey: { type: 'string', required: true },
    pixelEventId: { type: 'string', required: true },
    eventName: { type: 'string', required: true },
    /** The shop's own. */
    eventId: { type: 'string', required: true },
    actionSource: { type: actionSources, required: true },
    eventTime: { type: 'number', required: true },
    matchKeys: { type: 'list', items: { type: 'string' }, required: true },
    testEventCode: { type: 'string' },
    status: { type: pixelEventStatuses, required: true },
    problem: { type: problems },
    /** What Meta wrote of its refusal. */
    detail: { type: 'string' },
    /** The event as Meta is sent it, as JSON. */
    payload: { type: 'string' },
    tries: { type: 'number', required: true },
    shard: { type: 'string' },
    dueAt: { type: 'string' },
    /** The pixel again, while the event waits for it to be resumed. */
    waitingPixelId: { type: 'string' },
    receivedAt: { type: 'string', required: true },
    sentAt: { type: 'string' },
    metaTraceId: { type: 'string' },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byPixel: {
      pk: { field: 'pk', composite: ['workspaceId', 'pixelId'], casing: 'none' },
      sk: { field: 'sk', composite: ['eventKey'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
    byReceived: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['workspaceId', 'pixelId'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['pixelEventId'], casing: 'none' },
    },
    byWaiting: {
      index: 'gsi3',
      pk: { field: 'gsi3pk', composite: ['waitingPixelId'], casing: 'none' },
      sk: { field: 'gsi3sk', composite: [], casing: 'none' },
    },
  },
});
export type PixelEventItem = NonNullable<Awaited<ReturnType<ReturnType<typeof PixelEvent.get>['go']>>['data']>;

/** An event as the table has it: what is handled by the thousand is read and written without the entity. */
export type StoredEvent = PixelEventItem & Record<string, unknown>;

export const itemOf = (event: PixelEventItem): StoredEvent =>
  PixelEvent.put(event).params<{ Item: StoredEvent }>().Item;

/** Keys of events of one pixel: the entity makes one, and the others differ in what it ends with. */
export function keysOf(workspaceId: string, pixelId: string, eventKeys: string[]): { pk: string; sk: string }[] {
  const [eventKey = ''] = eventKeys;
  const { Key } = PixelEvent.get({ workspaceId, pixelId, eventKey }).params<{ Key: { pk: string; sk: string } }>();
  const start = Key.sk.slice(0, -eventKey.length);
  return eventKeys.map((one) => ({ pk: Key.pk, sk: start + one }));
}
