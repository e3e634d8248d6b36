import { dayMs } from '../../../shared/kernel/day.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { askedAgainSince } from '../delivery/ask-for-attempt.ts';
import { Delivery, type DeliveryItem } from '../delivery/delivery.entity.ts';
import { mayRead } from '../webhook/event-readings.ts';

/** Instants in ISO 8601; without an end, until now. */
type Span = { since: string; until?: string | undefined; now: Date };

/** Megabytes of the log that one call looks through, and what it finds at most: the next one goes on. */
const pagesACall = 20;
const mostACall = 5_000;

const looked = [
  'deliveryId',
  'eventType',
  'status',
  'attemptCount',
  'erased',
  'manual',
  'askedAt',
  'test',
  'leasedUntil',
  'createdAt',
] as const;
type Looked = Pick<DeliveryItem, (typeof looked)[number]>;

type Page = { data: Looked[]; cursor: string | null };
type Found = { found: string[]; goOnFrom: string | null };

/** The ids of what failed in a span, and the instant to go on from when that is not all. */
export async function findFailures(actor: Actor, webhookId: string, span: Span): Promise<Found> {
  const found: string[] = [];
  for await (const { data, isEnd } of pagesOf(actor.workspaceId, webhookId, span)) {
    const failed = data.filter(
      (one) => hasFailed(one, span.now) && mayRead(actor.permissions, { type: one.eventType }),
    );
    const more = failed[mostACall - found.length];
    found.push(...failed.slice(0, mostACall - found.length).map(({ deliveryId }) => deliveryId));
    if (more) return { found, goOnFrom: more.createdAt };
    if (isEnd) return { found, goOnFrom: data.at(-1)?.createdAt ?? null };
  }
  return { found, goOnFrom: null };
}

/** The log in a span, the oldest first, as far as one call looks: `isEnd` when there is more. */
async function* pagesOf(workspaceId: string, webhookId: string, { since, until, now }: Span) {
  const oldest = now.getTime() - webhookLimits.logDays * dayMs;
  const from = Math.max(Date.parse(since), oldest);
  const to = Math.min(until === undefined ? now.getTime() : Date.parse(until), now.getTime());
  if (from > to) return;
  const all = Delivery.query
    .byWebhook({ workspaceId, webhookId })
    .between({ deliveryId: firstIdAt('dlv', from) }, { deliveryId: firstIdAt('dlv', to + 1) });
  let cursor: string | null = null;
  for (let read = 1; read <= pagesACall; read++) {
    const page: Page = await all.go({ cursor, attributes: [...looked] });
    cursor = page.cursor;
    yield { data: page.data, isEnd: cursor !== null && read === pagesACall };
    if (cursor === null) return;
  }
}

/** Tried in vain, and neither under way nor asked for a moment ago. */
function hasFailed({ status, attemptCount, erased, manual, askedAt = '', test, leasedUntil = '' }: Looked, now: Date) {
  const at = now.toISOString();
  return (
    attemptCount > 0 &&
    status !== 'succeeded' &&
    status !== 'pending' &&
    !erased &&
    !test &&
    !manual &&
    leasedUntil < at &&
    askedAt < askedAgainSince(now)
  );
}
