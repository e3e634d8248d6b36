import { defineWorker } from '../platform/worker/define-worker.ts';
import { cancelWaiting, deliver } from './deliver.ts';
import { deliveryMessage } from './delivery-queue.ts';

export const handler = defineWorker('deliver-webhook', deliveryMessage, (message) =>
  'cancelBefore' in message ? cancelWaiting(message) : deliver(message),
);
