import { daySeconds } from '../../../shared/kernel/day.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { SendingPace } from './sending-pace.entity.ts';

/**
 * Attempts that a workspace may start: so many at once (one act on five hundred prospects, told to three webhooks),
 * and after those so many a second (ninety thousand an hour). Nobody's own work comes near it; what goes over it waits.
 */
export const sendingPace = { atOnce: 1_500, perSecond: 25 };

const turnMs = 1000 / sendingPace.perSecond;
const savedMs = sendingPace.atOnce * turnMs;
/** After which the item may go: no turn is given away so far ahead. */
const keptSeconds = 10 * daySeconds;
const tries = 5;

/** Reserves so many turns to send for a workspace, in one write or two; answers when each may start: now, or later. */
export async function takeTurns(workspaceId: string, count: number, now: Date): Promise<Date[]> {
  if (count === 0) return [];
  const end = await reserve(workspaceId, count * turnMs, now);
  return Array.from({ length: count }, (_, at) => {
    const turn = Math.ceil(end - (count - 1 - at) * turnMs);
    return new Date(Math.max(now.getTime(), turn));
  });
}

/** Where the reserved time ends. */
async function reserve(workspaceId: string, length: number, now: Date): Promise<number> {
  const earliest = now.getTime() - savedMs;
  for (let attempt = 0; attempt < tries; attempt++) {
    const end = await extend(workspaceId, length, earliest);
    if (end !== null) return end;
    if (await begin(workspaceId, earliest + length, earliest)) return earliest + length;
  }
  throw new Error('The turns of a workspace could not be reserved');
}

/** After what was given away so far; null when that lies too far behind to count. */
async function extend(workspaceId: string, length: number, earliest: number): Promise<number | null> {
  let end: number | null = null;
  await unlessRefused(
    SendingPace.patch({ workspaceId })
      .add({ givenUntilMs: length })
      .set({ ttl: ttlOf(earliest + savedMs) })
      .where(({ givenUntilMs }, { gte }) => gte(givenUntilMs, earliest))
      .go({ response: 'updated_new' })
      .then(({ data }) => {
        end = data.givenUntilMs ?? null;
      }),
  );
  return end;
}

const begin = (workspaceId: string, givenUntilMs: number, earliest: number): Promise<boolean> =>
  unlessRefused(
    SendingPace.put({ workspaceId, givenUntilMs, ttl: ttlOf(earliest + savedMs) })
      .where((attr, { notExists, lt }) => `${notExists(attr.givenUntilMs)} OR ${lt(attr.givenUntilMs, earliest)}`)
      .go(),
  );

const ttlOf = (nowMs: number) => Math.ceil(nowMs / 1000) + keptSeconds;
