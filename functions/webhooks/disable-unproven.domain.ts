import { AppError } from '../platform/app-error.ts';
import { activity } from '../platform/db/activity.entity.ts';
import { update, write } from '../platform/db/write.ts';
import { enqueueCancellation } from './delivery-queue.ts';
import { Webhook, type WebhookItem } from './webhook.entity.ts';

/**
 * Switches off the webhooks of a workspace that were made before the address of their maker was proven, and cancels what
 * waits for them. One at a time, each for good: it may be done again, and goes on where it was interrupted.
 */
export async function disableUnprovenWebhooks(workspaceId: string): Promise<void> {
  for (const webhook of await webhooksOf(workspaceId)) if (webhook.active && !webhook.proven) await disable(webhook);
}

/** Those that were switched off so since a moment. */
export async function webhooksDisabledSince(workspaceId: string, since: string): Promise<WebhookItem[]> {
  const all = await webhooksOf(workspaceId);
  return all.filter(({ disabledCode, updatedAt }) => disabledCode === 'unproven' && updatedAt >= since);
}

async function webhooksOf(workspaceId: string): Promise<WebhookItem[]> {
  const { data } = await Webhook.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

async function disable({ workspaceId, webhookId }: WebhookItem): Promise<void> {
  const now = new Date();
  const offAlready = new AppError('conflict');
  const off = Webhook.patch({ workspaceId, webhookId })
    .set({ active: false, disabledCode: 'unproven', updatedAt: now.toISOString() })
    .add({ version: 1 })
    .where((attr, { eq, notExists }) => `${eq(attr.active, true)} AND ${notExists(attr.proven)}`);
  try {
    await write([
      update(off, offAlready),
      activity(
        { workspaceId, userId: 'system', ip: '' },
        { type: 'webhook.disabled', entityId: webhookId, changed: ['active'] },
        now,
      ),
    ]);
  } catch (error) {
    if (error === offAlready) return;
    throw error;
  }
  await enqueueCancellation({ workspaceId, webhookId, cancelBefore: now.toISOString() });
}
