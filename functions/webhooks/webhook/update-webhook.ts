import type { ParsedInput } from '../../../shared/kernel/route.ts';
import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import type { WebhookEventType } from '../../../shared/webhooks/webhook-events.ts';
import { AppError } from '../../platform/app-error.ts';
import { refuseAddress } from '../../platform/clients/outbound/refuse-address.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { type Actor, provenBy } from '../../platform/identity/actor.ts';
import { enqueueCancellation } from '../delivery/delivery-queue.ts';
import { namedTypes, placeIn, readingsOf, refuseUnreadable, withReadings } from './event-readings.ts';
import { readWebhook, replaceWebhook } from './read-webhook.ts';
import { shownWebhook } from './shown-webhook.ts';
import type { WebhookItem } from './webhook.entity.ts';
import { headersAfter } from './webhook-headers.ts';
import { WebhookHealth } from './webhook-health.entity.ts';

type Edit = Omit<ParsedInput<typeof webhooks.updateWebhook>['body'], 'headers' | 'version'>;

export const handler = defineHandler(webhooks.updateWebhook, async ({ actor, params: { id }, body }) => {
  const { version, headers, ...edit } = body;
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
    audit(
      actor,
      { type: 'webhook.updated', entityId: id, changed: Object.keys({ ...edit, ...(headers && { headers }) }) },
      now,
    ),
  ]);
  if (before.active && !after.active)
    await enqueueCancellation({ workspaceId, webhookId: id, cancelBefore: now.toISOString() });
  return { webhook: await shownWebhook(after) };
});

/** What a webhook may be told after an edit. Whoever adds events, or sends them elsewhere, must be allowed to read them. */
function readsAfter(actor: Actor, before: WebhookItem, { url = before.url, events }: Edit) {
  const isMoved = url !== before.url;
  const asked = (events ?? before.events) as WebhookEventType[];
  const added = asked.filter((type) => !before.events.includes(type));
  refuseUnreadable(actor, namedTypes(isMoved ? asked : added), events ? placeIn(events) : () => 'url');
  return isMoved ? readingsOf(actor) : withReadings(before.reads, actor, added);
}

/** What is missing from an edit stays as it was. */
const definedOf = (edit: Edit) => Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
