import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  boardRemovals: {
    name: 'boardRemovals',
    label: 'Suppressions et copies de boards',
    worker: 'boards/board/empty-board.worker',
    addressVariable: 'BOARD_REMOVALS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
    usersLose: 'The last ads of a large board that is duplicated; what deleted boards held stays in the table.',
  },
} as const satisfies Record<string, QueueSpec>;
