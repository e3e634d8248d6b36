import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { regenerateSecret } from './webhook-secret.domain.ts';

export const handler = defineHandler(webhooks.regenerateWebhookSecret, ({ actor, params, body }) =>
  regenerateSecret(actor, { ...params, ...body }),
);
