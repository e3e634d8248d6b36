import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createWebhook } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.createWebhook, ({ actor, body }) => createWebhook(actor, body));
