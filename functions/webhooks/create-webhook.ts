import * as webhooks from '../../shared/contract/webhooks.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { createWebhook } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.createWebhook, ({ actor, body }) => createWebhook(actor, body));
