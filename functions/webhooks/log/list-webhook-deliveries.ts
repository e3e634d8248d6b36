import * as z from 'zod';
import { dayMs } from '../../../shared/kernel/day.ts';
import { attemptError } from '../../../shared/webhooks/delivery-messages.ts';
import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { Delivery, type DeliveryItem } from '../delivery/delivery.entity.ts';
import { shownPayload } from '../delivery/payload.ts';
import { mayRead } from '../webhook/event-readings.ts';
import { readWebhook } from '../webhook/read-webhook.ts';

type Listing = Call<typeof deliveries.listWebhookDeliveries>;

/** What one answer may hold: Lambda gives up above 6 MB, and texts grow when they are written into its answer. */
const answerBytes = 3_500_000;

/** Megabytes of the log that one answer looks through: what is rare is found over several answers. */
const pagesALook = 3;

/** After a delivery that was shown, or where the last look ended. */
const After = z.union([z.object({ deliveryId: z.string() }), z.object({ lookedTo: z.string() })]);
type After = z.infer<typeof After>;

/** The log of a webhook, the newest first; a page may be short, or empty, and not the last. What is older than it keeps is not shown, though it may still be stored. */
export const handler = defineHandler(deliveries.listWebhookDeliveries, async (call) => {
  const { actor, params } = call;
  const page = pageOf(call);
  const after = await page.after(After);
  await readWebhook(actor.workspaceId, params.id);
  const { data, lookedTo } = await look(call, after);
  const items = firstBytes(await shownDeliveries(actor, data.slice(0, page.limit)));
  const last = data.length > items.length ? items.at(-1) : undefined;
  const next: After | null = last ? { deliveryId: last.id } : lookedTo === null ? null : { lookedTo };
  return { items, nextCursor: await page.next(next) };
});

/** What fits, from a place of the log on, and how far it was looked for; null is its end. */
async function look({ actor: { workspaceId }, params: { id: webhookId }, query }: Listing, after: After | undefined) {
  const { limit, status, event } = query;
  const oldest = new Date(Date.now() - webhookLimits.logDays * dayMs).toISOString();
  const all = Delivery.query.byWebhook({ workspaceId, webhookId });
  const wanted = (after && 'deliveryId' in after ? all.lt(after) : all).where((attr, { gte, eq }) =>
    [
      gte(attr.createdAt, oldest),
      ...(status ? [eq(attr.status, status)] : []),
      ...(event ? [eq(attr.eventType, event)] : []),
    ].join(' AND '),
  );
  const asked = { order: 'desc', consistent: true, ...(!status && !event && { limit: limit + 1 }) } as const;
  const from = after && 'lookedTo' in after ? after.lookedTo : null;
  let { data, cursor } = await wanted.go({ ...asked, cursor: from });
  for (let page = 1; page < pagesALook && data.length <= limit && cursor !== null; page++) {
    const more = await wanted.go({ ...asked, cursor });
    data = [...data, ...more.data];
    cursor = more.cursor;
  }
  return { data, lookedTo: cursor };
}

/** As many as an answer may hold, one at least: the next page has the others. */
function firstBytes<Item>(items: Item[]): Item[] {
  let bytes = 0;
  return items.filter((item, at) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return at === 0 || bytes <= answerBytes;
  });
}

async function shownDeliveries({ workspaceId, permissions }: Actor, items: DeliveryItem[]) {
  const events = await readTogether(items.map(({ eventId }) => Event.get({ workspaceId, eventId })));
  return items.map((item, at) => {
    const { data } = Event.parse({ Item: events[at] });
    const readable = mayRead(permissions, { type: item.eventType, entityId: data?.entityId });
    return {
      id: item.deliveryId,
      eventId: item.eventId,
      event: item.eventType as deliveries.Delivery['event'],
      status: item.status,
      attempts: item.attempts.map(({ statusCode, problem, snippet, skewSeconds, ...attempt }) => ({
        ...attempt,
        statusCode: statusCode ?? null,
        error: problem ? attemptError(problem, statusCode, skewSeconds) : null,
        responseSnippet: (readable && snippet) || null,
      })),
      earlierAttempts: item.attemptCount - item.attempts.length,
      nextAttemptAt: item.nextAttemptAt ?? null,
      payload: data && readable ? shownPayload(data) : null,
      createdAt: item.createdAt,
    };
  });
}
