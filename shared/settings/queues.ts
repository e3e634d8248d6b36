import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  purges: {
    name: 'purges',
    worker: 'settings/deletion/purge.worker',
    addressVariable: 'PURGES_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 900,
    maxReceives: 10,
    // One walk of the table for all that is to go: a second would read it all again.
    stageWorkers: 2,
    usersLose: 'Workspaces and accounts whose thirty days are over are still stored, shut to everyone.',
  },
} as const satisfies Record<string, QueueSpec>;
