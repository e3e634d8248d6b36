import { defineWorker } from '../../platform/worker/define-worker.ts';
import { clientMessage } from '../core/settle-queue.ts';
import { settleClient } from './settle-client.ts';

export const handler = defineWorker('settle-client', clientMessage, settleClient);
