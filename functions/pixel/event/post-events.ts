import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { pauseForMeta } from '../pixel/pause-pixel.ts';
import type { PixelItem } from '../pixel/pixel.entity.ts';
import { tokenOf } from '../pixel/pixel-token.ts';
import { type MetaAnswer, sendToMeta } from './meta-conversions.ts';
import type { StoredEvent } from './pixel-event.entity.ts';
import { enqueueSettling } from './pixel-queue.ts';
import { type EventOutcome, recordOutcomes } from './record-outcomes.ts';

/** What all calls of one pixel share. */
export type Sending = {
  metaPixelId: string;
  token: string;
  /** After which Meta is asked no more. */
  until: number;
  /** Why Meta is asked no more, since its last answer. */
  stopped: EventOutcome | null;
  pauseCode: 'token' | 'permission' | null;
};

export async function openSending(pixel: PixelItem, until: number): Promise<Sending> {
  const token = await tokenOf(pixel);
  const sending: Sending = {
    metaPixelId: pixel.metaPixelId,
    token: token ?? '',
    until,
    stopped: null,
    pauseCode: null,
  };
  if (token === null) stop(sending, { kind: 'token' });
  return sending;
}

/** Posts events of a pixel, by their test code, and records what came of each. */
export async function postEvents(pixel: PixelItem, sending: Sending, events: StoredEvent[]): Promise<void> {
  for (const sameCode of groupBy(events, ({ testEventCode = '' }) => testEventCode).values())
    for (const some of chunks(sameCode, pixelLimits.batch)) {
      const outcomes = await post(sending, some);
      const pauses = outcomes.some(({ status }) => status === 'waiting');
      const isPaused = pauses && sending.pauseCode !== null && (await pauseForMeta(pixel, sending.pauseCode));
      await recordOutcomes(some.map((event, at) => [event, outcomes[at] ?? tryAgain]));
      // Someone gave the pixel another token in the meantime: the events need not wait, and are put back on the queue.
      if (pauses && !isPaused) await enqueueSettling({ ...pixel, settle: 'waiting' });
    }
}

const tryAgain: EventOutcome = { status: 'queued', waitSeconds: 0 };

/** Meta takes a batch or nothing of it: where one event is refused, its halves are sent apart until it stands alone. */
async function post(sending: Sending, events: StoredEvent[]): Promise<EventOutcome[]> {
  if (sending.stopped) return events.map(() => sending.stopped ?? tryAgain);
  if (Date.now() > sending.until) return events.map(() => tryAgain);
  const answer = await sendToMeta({
    ...sending,
    payloads: events.map(({ payload = '' }) => payload),
    testEventCode: events[0]?.testEventCode,
  });
  if (answer.kind === 'taken') return events.map(() => ({ status: 'sent', traceId: answer.traceId }));
  if (answer.kind !== 'refused') return events.map(() => stop(sending, answer));
  if (events.length === 1)
    return [{ status: 'failed', problem: 'refused', detail: answer.detail, traceId: answer.traceId }];
  const half = Math.ceil(events.length / 2);
  return [...(await post(sending, events.slice(0, half))), ...(await post(sending, events.slice(half)))];
}

type Stop = Exclude<MetaAnswer, { kind: 'taken' | 'refused' }>;

function stop(sending: Sending, answer: Stop): EventOutcome {
  if (answer.kind === 'token' || answer.kind === 'permission') {
    sending.pauseCode = answer.kind;
    sending.stopped = { status: 'waiting' };
  } else sending.stopped = { status: 'queued', problem: answer.kind, waitSeconds: answer.waitSeconds };
  return sending.stopped;
}
