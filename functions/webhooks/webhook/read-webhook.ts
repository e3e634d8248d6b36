import { AppError } from '../../platform/app-error.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { Webhook, type WebhookItem } from './webhook.entity.ts';

export async function readWebhook(workspaceId: string, webhookId: string): Promise<WebhookItem> {
  const { data } = await Webhook.get({ workspaceId, webhookId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

export async function webhooksOf(workspaceId: string): Promise<WebhookItem[]> {
  const { data } = await Webhook.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

/** Over the very webhook that was read, whose version it raises by one. */
export const replaceWebhook = (after: WebhookItem): Operation =>
  put(Webhook.put(after).where(({ version }, { eq }) => eq(version, after.version - 1)));
