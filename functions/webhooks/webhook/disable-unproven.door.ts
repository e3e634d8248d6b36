import { disableWebhook } from './disable-webhook.ts';
import { webhooksOf } from './read-webhook.ts';
import type { WebhookItem } from './webhook.entity.ts';

/**
 * Switches off the webhooks of a workspace that were made before the address of their maker was proven, and cancels what
 * waits for them. One at a time, each for good: it may be done again, and goes on where it was interrupted.
 */
export async function disableUnprovenWebhooks(workspaceId: string): Promise<void> {
  for (const webhook of await webhooksOf(workspaceId))
    if (webhook.active && !webhook.proven)
      await disableWebhook(webhook, 'unproven', (attr, { notExists }) => notExists(attr.proven));
}

/** Those that were switched off so since a moment. */
export async function webhooksDisabledSince(workspaceId: string, since: string): Promise<WebhookItem[]> {
  const all = await webhooksOf(workspaceId);
  return all.filter(({ disabledCode, updatedAt }) => disabledCode === 'unproven' && updatedAt >= since);
}
