import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  resultImports: {
    name: 'resultImports',
    label: 'Imports de résultats',
    worker: 'learning/imports/run-result-import.worker',
    addressVariable: 'RESULT_IMPORTS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    delaySeconds: 900,
    maxReceives: 10,
    localWorkers: 2,
    stageWorkers: 10,
    usersLose: 'Imports of results stand still.',
  },
} as const satisfies Record<string, QueueSpec>;
