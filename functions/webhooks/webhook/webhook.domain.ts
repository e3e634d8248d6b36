import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import type { SentEventType, WebhookEventType } from '../../../shared/webhooks/webhook-events.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { refuseAddress } from '../../platform/clients/outbound/refuse-address.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { type Actor, provenBy } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { enqueueCancellation } from '../delivery/delivery-queue.ts';
import { readingsOf, refuseUnreadable, withReadings } from './event-readings.ts';
import { readWebhook, replaceWebhook } from './read-webhook.ts';
import { shownWebhooks } from './shown-webhook.ts';
import { Webhook, type WebhookItem } from './webhook.entity.ts';
import { headersAfter, storeHeaders } from './webhook-headers.ts';
import { WebhookHealth } from './webhook-health.entity.ts';
import { makeSecret } from './webhook-secrets.ts';

type Creation = ParsedInput<typeof webhooks.createWebhook>['body'];
type Change = ParsedInput<typeof webhooks.updateWebhook>;
type Page = ParsedInput<typeof webhooks.listWebhooks>['query'];

type Edit = Omit<Change['body'], 'headers' | 'version'>;

const counted = ({ workspaceId }: Actor) => ({ workspaceId, name: 'webhooks' as const });

/** Its secret is in this answer and in no other, so that a creation is not replayed by its idempotency key. */
export async function createWebhook(actor: Actor, { headers, ...input }: Creation) {
  refuseUnreadable(actor, input.events.map(typeOnly), placeIn(input.events));
  await refuseAddress(input.url);
  const now = new Date();
  const { secret, stored } = await makeSecret(actor.workspaceId);
  const item: WebhookItem = {
    ...input,
    workspaceId: actor.workspaceId,
    webhookId: newId('whk', now),
    reads: readingsOf(actor),
    ...(await storeHeaders(actor.workspaceId, headers ?? new Map())),
    secrets: [stored],
    proven: provenBy(actor),
    createdBy: actor.userId,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  await write([
    countOneMore(counted(actor), webhookLimits.webhooks, 'webhook_limit'),
    put(Webhook.create(item)),
    activity(actor, { type: 'webhook.created', entityId: item.webhookId }, now),
  ]);
  return { webhook: await shownWebhook(item), secret };
}

async function shownWebhook(item: WebhookItem) {
  const [shown] = await shownWebhooks(item.workspaceId, [item]);
  if (!shown) throw new AppError('not_found');
  return shown;
}

export async function listWebhooks({ workspaceId }: Actor, page: Page) {
  const { data } = await Webhook.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const scope = { owner: workspaceId, operation: 'listWebhooks' };
  const { items, nextCursor } = await newestFirst(scope, page, data, ({ webhookId }) => webhookId);
  return { items: await shownWebhooks(workspaceId, items), nextCursor };
}

export async function getWebhook({ workspaceId }: Actor, { id }: { id: string }) {
  return { webhook: await shownWebhook(await readWebhook(workspaceId, id)) };
}

export async function updateWebhook(
  actor: Actor,
  { id, version, headers, ...edit }: Change['params'] & Change['body'],
) {
  const { workspaceId } = actor;
  const before = await readWebhook(workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const reads = readsAfter(actor, before, edit);
  if (edit.url !== undefined) await refuseAddress(edit.url);
  const now = new Date();
  const { disabledCode, ...kept } = before;
  const after: WebhookItem = {
    ...kept,
    ...(edit.active === undefined && disabledCode && { disabledCode }),
    ...definedOf(edit),
    reads,
    ...(edit.active && !before.active && { resumedAt: now.toISOString(), proven: provenBy(actor) }),
    ...(await headersAfter(before, { url: edit.url, headers })),
    updatedAt: now.toISOString(),
    version: version + 1,
  };
  await write([
    replaceWebhook(after),
    ...(after.active && !before.active ? [remove(WebhookHealth.delete({ workspaceId, webhookId: id }))] : []),
    activity(
      actor,
      { type: 'webhook.updated', entityId: id, changed: Object.keys({ ...edit, ...(headers && { headers }) }) },
      now,
    ),
  ]);
  if (before.active && !after.active)
    await enqueueCancellation({ workspaceId, webhookId: id, cancelBefore: now.toISOString() });
  return { webhook: await shownWebhook(after) };
}

/** What a webhook may be told after an edit. Whoever adds events, or sends them elsewhere, must be allowed to read them. */
function readsAfter(actor: Actor, before: WebhookItem, { url = before.url, events }: Edit) {
  const isMoved = url !== before.url;
  const asked = (events ?? before.events) as WebhookEventType[];
  const added = asked.filter((type) => !before.events.includes(type));
  refuseUnreadable(actor, (isMoved ? asked : added).map(typeOnly), events ? placeIn(events) : () => 'url');
  return isMoved ? readingsOf(actor) : withReadings(before.reads, actor, added);
}

const typeOnly = (type: WebhookEventType) => ({ type });
const placeIn = (events: readonly SentEventType[]) => (type: SentEventType) => `events.${events.indexOf(type)}`;

/** What is missing from an edit stays as it was. */
const definedOf = (edit: Edit) => Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));

export async function deleteWebhook(actor: Actor, { id }: { id: string }) {
  const { workspaceId } = actor;
  const { version } = await readWebhook(workspaceId, id);
  const now = new Date();
  await write([
    remove(Webhook.remove({ workspaceId, webhookId: id }).where((attr, { eq }) => eq(attr.version, version))),
    remove(WebhookHealth.delete({ workspaceId, webhookId: id })),
    countOneLess(counted(actor)),
    activity(actor, { type: 'webhook.deleted', entityId: id }, now),
  ]);
  await enqueueCancellation({ workspaceId, webhookId: id, cancelBefore: now.toISOString() });
  return { id };
}
