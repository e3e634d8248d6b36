import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateWebhook } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.updateWebhook, ({ actor, params, body }) =>
  updateWebhook(actor, { ...params, ...body }),
);
