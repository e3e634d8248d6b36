import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  purges: {
    name: 'purges',
    label: 'Espaces et comptes à effacer',
    worker: 'settings/deletion/purge.worker',
    addressVariable: 'PURGES_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 900,
    delaySeconds: 900,
    maxReceives: 10,
    // One walk of the table for all that is to go: a second would read it all again.
    stageWorkers: 2,
    usersLose: 'Workspaces and accounts whose thirty days are over are still stored, shut to everyone.',
  },
  dataExports: {
    name: 'dataExports',
    label: 'Archives de données',
    worker: 'settings/exports/run-export.worker',
    addressVariable: 'DATA_EXPORTS_QUEUE_URL',
    batchSize: 1,
    // The longest that Lambda gives: an archive goes on from one run to the next.
    timeoutSeconds: 15 * 60,
    delaySeconds: 360,
    maxReceives: 3,
    // Each reads all that a workspace has.
    stageWorkers: 5,
    usersLose: 'Nobody gets the archive of their data that they have asked for.',
  },
} as const satisfies Record<string, QueueSpec>;
