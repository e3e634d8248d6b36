import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  notices: {
    name: 'notices',
    label: 'Mails de notifications',
    worker: 'notifications/mailing/send-notice.worker',
    addressVariable: 'NOTICES_QUEUE_URL',
    // One mail each, four at once: about twenty a second, less than half of what SES sends once docs/deploy.md was followed. Ten
    // thousand digests of one hour take ten minutes, and no reset link waits for them.
    batchSize: 1,
    stageWorkers: 4,
    localWorkers: 4,
    timeoutSeconds: 30,
    delaySeconds: 360,
    // Three minutes apart: a day of SES being away.
    maxReceives: 480,
    usersLose: 'People do not get by mail what they asked to be told of; it stands in their notifications.',
  },
} as const satisfies Record<string, QueueSpec>;
