import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { shutAmong } from '../../platform/identity/closing-workspaces.ts';
import { log } from '../../platform/log.ts';
import { isPaused, Pixel, type PixelItem } from '../pixel/pixel.entity.ts';
import { inTurns } from './in-turns.ts';
import { oldestEventSeconds } from './meta-event.ts';
import { keysOf, PixelEvent, type StoredEvent } from './pixel-event.entity.ts';
import { enqueueEvents, eventsPerMessage, type PixelMessage } from './pixel-queue.ts';
import { openSending, postEvents, type Sending } from './post-events.ts';
import { recordOutcomes } from './record-outcomes.ts';
import { settleWaiting } from './settle-waiting.ts';

/** Pixels that are sent at once, and how long Meta may keep a batch of messages busy: the queue gives a minute. */
const pixelsAtOnce = 10;
const budgetMs = 35_000;

/** Sends what a batch of messages names, a call to Meta for up to a thousand events of a pixel; answers the messages that failed. */
export async function sendPixelEvents(messages: PixelMessage[]): Promise<PixelMessage[]> {
  const until = Date.now() + budgetMs;
  const failed: PixelMessage[] = [];
  const byPixel = groupBy(messages, ({ workspaceId, pixelId }) => `${workspaceId} ${pixelId}`);
  await inTurns([...byPixel.values()], pixelsAtOnce, async (ofPixel) => {
    try {
      await sendForPixel(ofPixel, until);
    } catch (error) {
      failed.push(...ofPixel);
      const [{ workspaceId = '', pixelId = '' } = {}] = ofPixel;
      log.error('events of a pixel failed', error, { workspaceId, pixelId });
      await captureError(error, { workspaceId, pixelId });
    }
  });
  return failed;
}

async function sendForPixel(messages: PixelMessage[], until: number): Promise<void> {
  const [first] = messages;
  if (!first) return;
  const { workspaceId, pixelId } = first;
  const keys = [...new Set(messages.flatMap((message) => ('eventKeys' in message ? message.eventKeys : [])))];
  const [{ data: pixel }, { closing, suspended }] = await Promise.all([
    Pixel.get({ workspaceId, pixelId }).go({ consistent: true }),
    shutAmong([workspaceId]),
  ]);
  if (messages.some((message) => 'settle' in message)) await settleWaiting(first, pixel);
  // What is due stays so: the sweep brings it back until the workspace is restored.
  if (suspended.has(workspaceId)) return;
  const isSent = pixel && !isPaused(pixel) && !closing.has(workspaceId);
  const sending = isSent ? await openSending(pixel, until) : null;
  // After an outage, a batch of messages can name more events than fit in memory, or in the time there is.
  for (const some of chunks(keys, pixelLimits.batch)) {
    if (Date.now() > until) await sendLater(first, some);
    else if (!pixel) await PixelEvent.delete(await readEvents(first, some)).go({ concurrency: 4 });
    else await sendEvents(pixel, sending, await readEvents(first, some));
  }
}

async function sendLater({ workspaceId, pixelId }: PixelMessage, keys: string[]): Promise<void> {
  const messages = chunks(keys, eventsPerMessage).map((eventKeys) => ({ workspaceId, pixelId, eventKeys }));
  await Promise.all(messages.map(enqueueEvents));
}

/** Those of them that still are to be sent. */
async function readEvents({ workspaceId, pixelId }: PixelMessage, keys: string[]): Promise<StoredEvent[]> {
  const pages = await Promise.all(
    chunks(keys, eventsPerMessage).map((some) => readTogether(keysOf(workspaceId, pixelId, some))),
  );
  return pages.flat().flatMap((item) => (item?.payload === undefined ? [] : [item as StoredEvent]));
}

async function sendEvents(pixel: PixelItem, sending: Sending | null, events: StoredEvent[]): Promise<void> {
  const oldest = Date.now() / 1000 - oldestEventSeconds;
  const tooOld = events.filter(({ eventTime }) => eventTime < oldest);
  await recordOutcomes(tooOld.map((event) => [event, { status: 'failed', problem: 'tooOld' }]));
  const fresh = events.filter(({ eventTime }) => eventTime >= oldest);
  if (sending) await postEvents(pixel, sending, fresh);
  else await recordOutcomes(fresh.map((event) => [event, { status: 'waiting' }]));
}
