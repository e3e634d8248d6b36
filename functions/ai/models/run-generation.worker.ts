import { queues } from '../../../shared/ai/queues.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { unlessStopped } from '../../platform/worker/unless-stopped.ts';
import { runGeneration } from './run-generation.ts';
import { type RunKey, runMessage } from './runs-queue.ts';

const stop = {
  by: 'stop.ai' as const,
  queue: queues.modelRuns,
  groupOf: ({ workspaceId }: RunKey) => workspaceId,
};

export const handler = defineWorker('run-generation', runMessage, unlessStopped(stop, runGeneration));
