import * as webhooks from '../../shared/contract/webhooks.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { getWebhook } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.getWebhook, ({ actor, params }) => getWebhook(actor, params));
