import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listDeliveries } from './deliveries.domain.ts';

export const handler = defineHandler(deliveries.listWebhookDeliveries, ({ actor, params, query }) =>
  listDeliveries(actor, { ...params, ...query }),
);
