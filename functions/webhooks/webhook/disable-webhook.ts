import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { type Operation, update, writeIf } from '../../platform/db/write.ts';
import { enqueueCancellation } from '../delivery/delivery-queue.ts';
import { Webhook, type WebhookItem } from './webhook.entity.ts';

type DisabledCode = NonNullable<WebhookItem['disabledCode']>;
type Condition = Parameters<ReturnType<typeof Webhook.remove>['where']>[0];

/**
 * Switches a webhook off for a reason and cancels what waits for it, with the operations that tell people. Nothing is done
 * to one that is off already, or of which the condition has ceased to hold.
 */
export async function disableWebhook(
  webhook: WebhookItem,
  code: DisabledCode,
  condition: Condition,
  told: (now: Date) => Operation[] = () => [],
): Promise<void> {
  const { workspaceId, webhookId } = webhook;
  const now = new Date();
  const off = Webhook.patch({ workspaceId, webhookId })
    .set({ active: false, disabledCode: code, updatedAt: now.toISOString() })
    .add({ version: 1 })
    .where((attr, { eq }) => eq(attr.active, true))
    .where(condition);
  const done = await writeIf(update(off), [
    audit(bySystem(webhook), { type: 'webhook.disabled', entityId: webhookId, changed: ['active'] }, now),
    ...told(now),
  ]);
  if (done) await enqueueCancellation({ workspaceId, webhookId, cancelBefore: now.toISOString() });
}
