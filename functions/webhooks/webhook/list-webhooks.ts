import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { webhooksOf } from './read-webhook.ts';
import { shownWebhooks } from './shown-webhook.ts';

export const handler = defineHandler(webhooks.listWebhooks, async ({ actor: { workspaceId }, query }) => {
  const scope = { owner: workspaceId, operation: 'listWebhooks' };
  const all = await webhooksOf(workspaceId);
  const { items, nextCursor } = await newestFirst(scope, query, all, ({ webhookId }) => webhookId);
  return { items: await shownWebhooks(workspaceId, items), nextCursor };
});
