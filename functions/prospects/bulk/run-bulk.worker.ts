import { defineWorker } from '../../platform/worker/define-worker.ts';
import { undoImport } from '../imports/undo-import.ts';
import { bulkMessage } from './bulk-queue.ts';
import { runBulk } from './run-bulk.ts';

export const handler = defineWorker('run-bulk', bulkMessage, (message) =>
  message.task === 'undo' ? undoImport(message) : runBulk(message),
);
