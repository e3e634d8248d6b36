import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  campaignImports: {
    name: 'campaignImports',
    label: 'Imports de campagnes',
    worker: 'campaigns/imports/run-campaign-import.worker',
    addressVariable: 'CAMPAIGN_IMPORTS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    delaySeconds: 900,
    maxReceives: 10,
    localWorkers: 3,
    stageWorkers: 20,
    usersLose: 'Imports of campaigns and readings of ad accounts stand still.',
  },
  campaignRemovals: {
    name: 'campaignRemovals',
    label: 'Suppressions de campagnes',
    worker: 'campaigns/campaign/purge-campaigns.worker',
    addressVariable: 'CAMPAIGN_REMOVALS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
    usersLose: 'Nothing at once; the figures of deleted campaigns stay in the table.',
  },
  campaignWatches: {
    name: 'campaignWatches',
    label: 'Alertes des campagnes',
    worker: 'campaigns/alerts/check-campaigns.worker',
    addressVariable: 'CAMPAIGN_WATCHES_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 600,
    maxReceives: 10,
    usersLose: 'Alerts of campaigns wait, and what is over stays among them.',
  },
} as const satisfies Record<string, QueueSpec>;
