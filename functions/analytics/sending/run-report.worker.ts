import { defineWorker } from '../../platform/worker/define-worker.ts';
import { runReport } from './run-report.ts';
import { runMessage } from './runs-queue.ts';

export const handler = defineWorker('run-report', runMessage, runReport);
