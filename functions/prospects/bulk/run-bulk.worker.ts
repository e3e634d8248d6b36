import { defineWorker } from '../../platform/worker/define-worker.ts';
import { undoImport } from '../imports/undo-import.ts';
import { bulkMessage } from './bulk-queue.ts';

export const handler = defineWorker('run-bulk', bulkMessage, undoImport);
