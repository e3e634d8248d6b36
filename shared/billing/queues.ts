import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  billingSyncs: {
    name: 'billingSyncs',
    worker: 'billing/stripe/sync-billing.worker',
    addressVariable: 'BILLING_SYNCS_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 60,
    maxReceives: 20,
    stageWorkers: 5,
    usersLose: 'Plans that were paid, changed or ended wait until the night.',
  },
} as const satisfies Record<string, QueueSpec>;
