import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  adImports: {
    name: 'adImports',
    label: 'Imports d’annonces',
    worker: 'ads/imports/run-import.worker',
    addressVariable: 'AD_IMPORTS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    delaySeconds: 900,
    // Half an hour apart: a deployment gone wrong or an outage of an afternoon.
    maxReceives: 10,
    // Slices of some seconds take turns here: a large file keeps nobody waiting for long.
    localWorkers: 3,
    stageWorkers: 20,
    usersLose: 'Imports and readings of the Meta Ad Library stand still.',
  },
  searchAlerts: {
    name: 'searchAlerts',
    label: 'Recherches suivies',
    worker: 'ads/watch/look-for-news.worker',
    addressVariable: 'SEARCH_ALERTS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    maxReceives: 10,
    usersLose: 'People are told later, or not at all, of what their saved searches find.',
  },
} as const satisfies Record<string, QueueSpec>;
