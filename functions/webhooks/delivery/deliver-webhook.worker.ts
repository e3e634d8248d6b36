import { queues } from '../../../shared/webhooks/queues.ts';
import { defineBatchWorker } from '../../platform/worker/define-batch-worker.ts';
import { allUnlessStopped } from '../../platform/worker/unless-stopped.ts';
import { type DeliveryMessage, deliveryMessage } from './delivery-queue.ts';
import { handleMessages } from './handle-messages.ts';

const stop = {
  by: 'stop.webhooks' as const,
  queue: queues.deliveries,
  groupOf: ({ webhookId }: DeliveryMessage) => webhookId,
  // What a webhook that was switched off had waiting is cancelled all the same: nothing leaves by that.
  spares: (message: DeliveryMessage) => 'cancelBefore' in message,
};

export const handler = defineBatchWorker('deliver-webhook', deliveryMessage, allUnlessStopped(stop, handleMessages));
