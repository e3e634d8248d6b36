import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  billingSyncs: {
    name: 'billingSyncs',
    worker: 'billing/stripe/sync-billing.worker',
    addressVariable: 'BILLING_SYNCS_QUEUE_URL',
    // Four customers at once: a sandbox of Stripe answers 25 readings a second, and each takes four or more.
    batchSize: 2,
    timeoutSeconds: 60,
    maxReceives: 20,
    stageWorkers: 2,
    usersLose: 'Plans that were paid, changed or ended wait until the night.',
  },
} as const satisfies Record<string, QueueSpec>;
