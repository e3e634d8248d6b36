import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { enqueueCancellation } from '../delivery/delivery-queue.ts';
import { readWebhook } from './read-webhook.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookHealth } from './webhook-health.entity.ts';

/** Whoever comes second finds that it is gone. */
export const handler = defineHandler(webhooks.deleteWebhook, (call) => withFreshReads(() => deleteWebhook(call)));

async function deleteWebhook({ actor, params: { id } }: Call<typeof webhooks.deleteWebhook>) {
  const { workspaceId } = actor;
  const { version } = await readWebhook(workspaceId, id);
  const now = new Date();
  await write([
    remove(
      Webhook.remove({ workspaceId, webhookId: id }).where((attr, { eq }) => eq(attr.version, version)),
      changedMeanwhile,
    ),
    remove(WebhookHealth.delete({ workspaceId, webhookId: id })),
    countOneLess({ workspaceId, name: 'webhooks' }),
    audit(actor, { type: 'webhook.deleted', entityId: id }, now),
  ]);
  await enqueueCancellation({ workspaceId, webhookId: id, cancelBefore: now.toISOString() });
  return { id };
}
