import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readWebhook } from './read-webhook.ts';
import { shownWebhook } from './shown-webhook.ts';

export const handler = defineHandler(webhooks.getWebhook, async ({ actor, params }) => ({
  webhook: await shownWebhook(await readWebhook(actor.workspaceId, params.id)),
}));
