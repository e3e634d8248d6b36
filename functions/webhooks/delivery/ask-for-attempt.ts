import { shardOf } from '../../platform/db/shard-of.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { Delivery, eventIdOf } from './delivery.entity.ts';
import { requeueSeconds, shards } from './due-deliveries.ts';

type Place = { workspaceId: string; webhookId: string; deliveryId: string };

/**
 * One more attempt besides the schedule, which stays as it was: refused while one was asked for, or is under way. The sweeper
 * sees to it when its message is lost.
 */
export function askForAttempt({ workspaceId, webhookId, deliveryId }: Place, askedAt: Date) {
  const now = new Date();
  return Delivery.patch({ workspaceId, webhookId, deliveryId })
    .set({
      manual: true,
      askedAt: askedAt.toISOString(),
      shard: shardOf(eventIdOf(deliveryId), shards),
      dueAt: new Date(now.getTime() + requeueSeconds * 1000).toISOString(),
    })
    .where(
      (attr, { notExists, lt }) =>
        `${notExists(attr.manual)} AND (${notExists(attr.leasedUntil)} OR ${lt(attr.leasedUntil, now.toISOString())})`,
    );
}

/** Whoever asks for many twice within so long means one more attempt. */
const askedAgainMs = 60_000;

/** What was asked for since then is not asked for again, by who asks for many at that moment. */
export const askedAgainSince = (askedAt: Date): string => new Date(askedAt.getTime() - askedAgainMs).toISOString();

/** The same of a failure, asked for once however often that is done; false where nothing is left to ask for. */
export const askOnceForAttempt = (place: Place, askedAt: Date): Promise<boolean> =>
  unlessRefused(
    askForAttempt(place, askedAt)
      .where(
        (attr, { eq, notExists, lt }) =>
          `(${notExists(attr.askedAt)} OR ${lt(attr.askedAt, askedAgainSince(askedAt))}) AND NOT ${eq(attr.status, 'succeeded')}`,
      )
      .go(),
  );
