import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  notices: {
    name: 'notices',
    worker: 'notifications/mailing/send-notice.worker',
    addressVariable: 'NOTICES_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 30,
    // Three minutes apart: a day of SES being away.
    maxReceives: 480,
    // Ten thousand digests of one hour leave the mails of the others their part of what SES sends.
    stageWorkers: 4,
    usersLose: 'People do not get by mail what they asked to be told of; it stands in their notifications.',
  },
} as const satisfies Record<string, QueueSpec>;
