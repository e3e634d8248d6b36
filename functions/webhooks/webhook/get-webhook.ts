import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getWebhook } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.getWebhook, ({ actor, params }) => getWebhook(actor, params));
