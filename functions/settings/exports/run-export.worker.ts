import { defineWorker } from '../../platform/worker/define-worker.ts';
import { exportMessage } from './exports-queue.ts';
import { runExport } from './run-export.ts';

export const handler = defineWorker('run-export', exportMessage, (message) => runExport(message));
