import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listWebhooks } from './webhook.domain.ts';

export const handler = defineHandler(webhooks.listWebhooks, ({ actor, query }) => listWebhooks(actor, query));
