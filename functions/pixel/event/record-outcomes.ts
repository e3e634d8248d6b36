import { putAll } from '../../platform/db/put-all.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { dueAfter, shards } from './due-events.ts';
import { itemOf, type PixelEventItem, type StoredEvent } from './pixel-event.entity.ts';
import { countReceived } from './pixel-hours.ts';

/** What came of an event when its turn came. */
export type EventOutcome =
  | { status: 'sent'; traceId?: string | undefined }
  | { status: 'failed'; problem: 'tooOld' | 'refused'; detail?: string | undefined; traceId?: string | undefined }
  /** Until its pixel is resumed. */
  | { status: 'waiting' }
  /** Later, after what Meta asked for at least. */
  | { status: 'queued'; problem?: 'wait' | 'unavailable'; waitSeconds: number };

/** Seconds before another try, by the tries before. */
const waits = [60, 300, 900] as const;
/** A waiting event is looked at so often, to be given up when it is too old. */
const waitingSeconds = 3600;
const maxDetail = 300;

/** Writes what came of events. What is done with keeps nothing of a person. */
export async function recordOutcomes(outcomes: [StoredEvent, EventOutcome][]): Promise<void> {
  if (outcomes.length === 0) return;
  const now = new Date();
  // Counted before they are written: when that fails, they are counted twice, which is better than never.
  await countReceived(outcomes.map(([event]) => event).filter(({ tries }) => tries === 0));
  await putAll(outcomes, ([event, outcome]) => afterTurn(event, outcome, now));
}

/** As it is to be stored. What is sent or given up goes without the entity, which takes longer than all else: it only loses what its indexes stand on. */
function afterTurn(before: StoredEvent, outcome: EventOutcome, now: Date): StoredEvent {
  const { payload, problem, detail, shard, dueAt, waitingPixelId, gsi1pk, gsi1sk, gsi3pk, gsi3sk, ...kept } = before;
  const item = { ...kept, tries: before.tries + 1 };
  switch (outcome.status) {
    case 'sent':
      return { ...item, status: 'sent', sentAt: now.toISOString(), metaTraceId: outcome.traceId };
    case 'failed':
      return {
        ...item,
        status: 'failed',
        problem: outcome.problem,
        detail: outcome.detail && withoutValues(outcome.detail, payload),
        metaTraceId: outcome.traceId,
      };
    case 'waiting':
      return itemOf({
        ...item,
        payload,
        status: 'waiting',
        problem: 'paused',
        waitingPixelId: before.pixelId,
        ...due(before, waitingSeconds, now),
      });
    case 'queued': {
      const usual = outcome.problem ? (waits[before.tries] ?? waits[2]) : 0;
      const seconds = Math.max(usual, outcome.waitSeconds);
      return itemOf({ ...item, payload, status: 'queued', problem: outcome.problem, ...due(before, seconds, now) });
    }
  }
}

const due = ({ pixelEventId }: PixelEventItem, seconds: number, now: Date) => ({
  shard: shardOf(pixelEventId, shards),
  dueAt: dueAfter(now, seconds),
});

/** What Meta wrote of an event, without what the event says of a person. */
function withoutValues(detail: string, payload = '{}'): string {
  const { user_data = {} } = JSON.parse(payload) as { user_data?: Record<string, string> };
  const values = Object.values(user_data).filter((value) => value.length > 2);
  return values.reduce((text, value) => text.replaceAll(value, '…'), detail).slice(0, maxDetail);
}
