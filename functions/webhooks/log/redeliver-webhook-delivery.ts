import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { redeliver } from './deliveries.domain.ts';

export const handler = defineHandler(deliveries.redeliverWebhookDelivery, ({ actor, params }) =>
  redeliver(actor, params),
);
