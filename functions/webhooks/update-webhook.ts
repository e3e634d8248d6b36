import * as webhooks from '../../shared/contract/webhooks.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updateWebhook } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.updateWebhook, ({ actor, params, body }) =>
  updateWebhook(actor, { ...params, ...body }),
);
