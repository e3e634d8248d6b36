import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  modelRuns: {
    name: 'modelRuns',
    label: 'Textes demandés aux modèles',
    worker: 'ai/models/run-generation.worker',
    addressVariable: 'MODEL_RUNS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 120,
    delaySeconds: 900,
    maxReceives: 3,
    usersLose: 'Models write no texts: those of the embedded engine stay.',
  },
} as const satisfies Record<string, QueueSpec>;
