import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { webhooksOf } from './read-webhook.ts';
import { shownWebhooks } from './shown-webhook.ts';

export const handler = defineHandler(webhooks.listWebhooks, async (call) => {
  const { workspaceId } = call.actor;
  const all = await webhooksOf(workspaceId);
  const { items, nextCursor } = await newestFirst(pageOf(call), all, ({ webhookId }) => webhookId);
  return { items: await shownWebhooks(workspaceId, items), nextCursor };
});
