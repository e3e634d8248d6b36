import { defineBatchWorker } from '../../platform/worker/define-batch-worker.ts';
import { deliveryMessage } from './delivery-queue.ts';
import { handleMessages } from './handle-messages.ts';

export const handler = defineBatchWorker('deliver-webhook', deliveryMessage, handleMessages);
