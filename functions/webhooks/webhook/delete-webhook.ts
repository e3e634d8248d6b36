import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteWebhook } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.deleteWebhook, ({ actor, params }) => deleteWebhook(actor, params));
