import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listWebhookEvents } from './webhook-events.domain.ts';

export const handler = defineHandler(webhooks.listWebhookEvents, () => listWebhookEvents());
