import { defineWorker } from '../../platform/worker/define-worker.ts';
import { runGeneration } from './run-generation.ts';
import { runMessage } from './runs-queue.ts';

export const handler = defineWorker('run-generation', runMessage, runGeneration);
