import * as webhooks from '../../shared/contract/webhooks.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { regenerateSecret } from './webhook-secret.domain.ts';

export const handler = defineHandler(webhooks.regenerateWebhookSecret, ({ actor, params, body }) =>
  regenerateSecret(actor, { ...params, ...body }),
);
