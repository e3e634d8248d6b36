import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  deliveries: {
    name: 'deliveries',
    label: 'Webhooks',
    worker: 'webhooks/delivery/deliver-webhook.worker',
    addressVariable: 'DELIVERIES_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 30,
    delaySeconds: 360,
    maxReceives: 5,
    // A batch waits for the slowest server in it.
    localWorkers: 30,
    stageWorkers: 200,
    usersLose: 'Servers of agencies receive no webhooks; what waits is sent once it works again.',
  },
} as const satisfies Record<string, QueueSpec>;
