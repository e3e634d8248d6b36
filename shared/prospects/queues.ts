import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  prospectImports: {
    name: 'prospectImports',
    worker: 'prospects/imports/run-prospect-import.worker',
    addressVariable: 'PROSPECT_IMPORTS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    maxReceives: 10,
    localWorkers: 3,
    stageWorkers: 20,
    usersLose: 'Imports of prospects wait.',
  },
  prospectBulk: {
    name: 'prospectBulk',
    worker: 'prospects/bulk/run-bulk.worker',
    addressVariable: 'PROSPECT_BULK_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 120,
    maxReceives: 10,
    localWorkers: 2,
    usersLose: 'The undoing of an import, and what is done to all the prospects found, stands still.',
  },
  prospectRemovals: {
    name: 'prospectRemovals',
    worker: 'prospects/prospect/purge-prospects.worker',
    addressVariable: 'PROSPECT_REMOVALS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
    usersLose: 'Nothing at once; the timelines of deleted and erased prospects stay in the table.',
  },
  prospectUpkeep: {
    name: 'prospectUpkeep',
    worker: 'prospects/upkeep/upkeep.worker',
    addressVariable: 'PROSPECT_UPKEEP_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    maxReceives: 10,
    usersLose: 'Scores of prospects stay as they are: new rules wait, and what happened long ago counts as before.',
  },
} as const satisfies Record<string, QueueSpec>;
