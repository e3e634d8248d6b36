import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { testWebhook } from './webhook-test.domain.ts';

export const handler = defineHandler(webhooks.testWebhook, ({ actor, params, body }) =>
  testWebhook(actor, { ...params, ...body }),
);
