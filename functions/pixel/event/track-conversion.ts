import { daySeconds, hourMs } from '../../../shared/kernel/day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { isRefused } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { isPaused, type PixelItem } from '../pixel/pixel.entity.ts';
import { pixelsOf, readPixel } from '../pixel/read-pixel.ts';
import { dueAfter, shards } from './due-events.ts';
import { type MetaEvent, metaEvent } from './meta-event.ts';
import { PixelEvent, type PixelEventItem } from './pixel-event.entity.ts';
import { countReceived } from './pixel-hours.ts';
import { enqueueEvents } from './pixel-queue.ts';

type Conversion = ParsedInput<typeof pixels.trackMetaEvent>['body'];

const sameEventMs = pixelLimits.sameEventHours * hourMs;
const keptSeconds = pixelLimits.logDays * daySeconds;

/** Takes a conversion over for one pixel, or for every active one. Without consent, it does nothing at all with it. */
export async function trackConversion(workspaceId: string, input: Conversion) {
  const now = new Date();
  const eventId = input.eventId ?? newId('pev', now);
  if (!input.consent) return { eventId, queued: false };
  const told = metaEvent(input, eventId, now);
  const wanted = input.pixelId
    ? [await readPixel(workspaceId, input.pixelId)]
    : (await pixelsOf(workspaceId)).filter(({ active }) => active);
  const kept = await Promise.all(wanted.map((pixel) => keep(newEvent(pixel, input, told, now), now)));
  return { eventId, queued: kept.includes(true) };
}

function newEvent(pixel: PixelItem, input: Conversion, told: MetaEvent, now: Date): PixelEventItem {
  const { workspaceId, pixelId, testEventCode } = pixel;
  const pixelEventId = newId('pev', now);
  return {
    workspaceId,
    pixelId,
    eventKey: keyOf(`${told.event_name}\n${told.event_id}`),
    pixelEventId,
    eventName: told.event_name,
    eventId: told.event_id,
    actionSource: input.actionSource,
    eventTime: told.event_time,
    matchKeys: Object.keys(told.user_data),
    testEventCode,
    // `tries` is 1 although nothing was tried: `keep` counts it as received, and the worker counts what has 0.
    ...(isPaused(pixel)
      ? { status: 'waiting', problem: 'paused', waitingPixelId: pixelId, tries: 1 }
      : { status: 'queued', tries: 0 }),
    payload: JSON.stringify(told),
    shard: shardOf(pixelEventId, shards),
    dueAt: dueAfter(now),
    receivedAt: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
}

/** False when the same event came before. It is kept by one write; whatever the queue loses, the sweeper finds. */
async function keep(event: PixelEventItem, now: Date): Promise<boolean> {
  const { workspaceId, pixelId, eventKey, status } = event;
  const since = new Date(now.getTime() - sameEventMs).toISOString();
  try {
    await PixelEvent.put(event)
      .where(
        (attr, { notExists, lte, eq }) =>
          `${notExists(attr.eventKey)} OR (${lte(attr.receivedAt, since)} AND (${eq(attr.status, 'sent')} OR ${eq(attr.status, 'failed')}))`,
      )
      .go();
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
  try {
    if (status === 'waiting') await countReceived([event]);
    else await enqueueEvents({ workspaceId, pixelId, eventKeys: [eventKey] });
  } catch (error) {
    log.error('an event waits for the sweeper', error, { workspaceId, pixelId });
  }
  return true;
}
