import type { DeliveryStatus } from '../../../shared/webhooks/webhooks.rules.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { Delivery, type DeliveryItem, withoutAnswers } from './delivery.entity.ts';
import { enqueueAttempt, longestDelaySeconds } from './delivery-queue.ts';
import { dueFor, shards } from './due-deliveries.ts';
import { nextWait } from './retry-plan.ts';
import type { AttemptOutcome } from './send-attempt.ts';

/** Attempts that a delivery tells one by one; the answers of the older ones are cut short. */
const toldAttempts = 20;
const wholeSnippets = 5;
const shortSnippet = 1_000;

type Attempted = {
  delivery: DeliveryItem;
  leaseId: string;
  outcome: AttemptOutcome;
  manual: boolean;
};

/** Writes down what came of an attempt, and sees to the next one; null when its lease was lost meanwhile. */
export async function recordAttempt(attempted: Attempted): Promise<DeliveryItem | null> {
  const next = afterAttempt(attempted);
  if (!(await putLeased(next.item, attempted.leaseId))) return null;
  passPoint('before-requeue');
  if (next.waitSeconds !== null && next.waitSeconds <= longestDelaySeconds) {
    const { workspaceId, webhookId, deliveryId, tries } = next.item;
    await enqueueAttempt({ workspaceId, webhookId, deliveryId, attempt: tries }, next.waitSeconds);
  }
  return next.item;
}

/** Under the lease of its attempt; without any answer when what it told of was erased meanwhile. */
const putLeased = async (item: DeliveryItem, leaseId: string): Promise<boolean> =>
  (await unlessRefused(
    Delivery.put(item)
      .where((attr, { eq, notExists }) => `${eq(attr.leaseId, leaseId)} AND ${notExists(attr.erased)}`)
      .go(),
  )) ||
  unlessRefused(
    Delivery.put(withoutAnswers(item))
      .where((attr, { eq }) => `${eq(attr.leaseId, leaseId)} AND ${eq(attr.erased, true)}`)
      .go(),
  );

type Next = { item: DeliveryItem; waitSeconds: number | null };

function afterAttempt({ delivery, outcome, manual }: Attempted): Next {
  const { leaseId, leasedUntil, shard, dueAt, nextAttemptAt, turnAt, manual: asked, ...kept } = delivery;
  const item = { ...kept, attempts: withAttempt(delivery, outcome, manual), attemptCount: delivery.attemptCount + 1 };
  const now = new Date(Date.parse(outcome.at) + outcome.durationMs);
  if (!outcome.problem)
    return { item: { ...item, status: 'succeeded', tries: kept.tries + (manual ? 0 : 1) }, waitSeconds: null };
  // What someone asked for besides leaves the schedule as it was.
  if (manual) return { item: { ...item, ...waiting(delivery) }, waitSeconds: null };
  const tries = kept.tries + 1;
  const wait = outcome.gone || delivery.test ? null : nextWait(tries, outcome);
  if (wait === null) return { item: { ...item, tries, status: 'exhausted' }, waitSeconds: null };
  const at = new Date(now.getTime() + wait * 1000);
  const status: DeliveryStatus = 'retrying';
  return {
    item: {
      ...item,
      tries,
      status,
      nextAttemptAt: at.toISOString(),
      shard: shardOf(delivery.eventId, shards),
      dueAt: dueFor(at, wait).toISOString(),
    },
    waitSeconds: wait,
  };
}

/** What still waits for its next attempt goes on waiting for it. */
function waiting({ status, eventId, nextAttemptAt }: DeliveryItem): Partial<DeliveryItem> {
  if (status !== 'pending' && status !== 'retrying') return {};
  const at = new Date(nextAttemptAt ?? Date.now());
  return {
    nextAttemptAt: at.toISOString(),
    shard: shardOf(eventId, shards),
    dueAt: dueFor(at, (at.getTime() - Date.now()) / 1000).toISOString(),
  };
}

function withAttempt({ attempts }: DeliveryItem, outcome: AttemptOutcome, manual: boolean): DeliveryItem['attempts'] {
  const { at, durationMs, statusCode, problem, snippet, skewSeconds } = outcome;
  const all = [...attempts, { at, durationMs, statusCode, problem, snippet, skewSeconds, manual }].slice(-toldAttempts);
  return all.map((one, index) =>
    index < all.length - wholeSnippets && one.snippet
      ? { ...one, snippet: one.snippet.slice(0, shortSnippet).toWellFormed() }
      : one,
  );
}
