import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  billingSyncs: {
    name: 'billingSyncs',
    label: 'Abonnements et factures annoncés par Stripe',
    worker: 'billing/stripe/sync-billing.worker',
    addressVariable: 'BILLING_SYNCS_QUEUE_URL',
    // Twelve customers at once, each one call after the other: some ninety of the hundred readings a second that Stripe answers.
    batchSize: 2,
    timeoutSeconds: 60,
    maxReceives: 20,
    stageWorkers: 6,
    usersLose: 'Plans that were paid, changed or ended wait until the night.',
  },
  billingNights: {
    name: 'billingNights',
    label: 'Abonnements relus chez Stripe, la nuit',
    worker: 'billing/stripe/sync-nightly.worker',
    addressVariable: 'BILLING_NIGHTS_QUEUE_URL',
    // Ten customers at once: some eighty readings a second, which leaves a few to what is told meanwhile.
    batchSize: 2,
    timeoutSeconds: 60,
    maxReceives: 20,
    stageWorkers: 5,
    usersLose: 'What Stripe told and was lost on the way is not found out: plans and invoices stay as they were.',
  },
} as const satisfies Record<string, QueueSpec>;
