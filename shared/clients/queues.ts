import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  clientMoves: {
    name: 'clientMoves',
    label: 'Clients réunis',
    worker: 'clients/merge/settle-client.worker',
    addressVariable: 'CLIENT_MOVES_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 120,
    maxReceives: 20,
    usersLose: 'Clients that were merged keep what was theirs: it does not come to the one that is kept.',
  },
} as const satisfies Record<string, QueueSpec>;
