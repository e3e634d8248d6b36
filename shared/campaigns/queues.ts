import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  campaignRemovals: {
    name: 'campaignRemovals',
    worker: 'campaigns/campaign/purge-campaigns.worker',
    addressVariable: 'CAMPAIGN_REMOVALS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
    usersLose: 'Nothing at once; the figures of deleted campaigns stay in the table.',
  },
} as const satisfies Record<string, QueueSpec>;
