import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  handOvers: {
    name: 'handOvers',
    label: 'Départs de membres',
    worker: 'team/member/hand-over.worker',
    addressVariable: 'HAND_OVERS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
    usersLose: 'What belonged to people who have left a workspace is still theirs; they themselves are out at once.',
  },
} as const satisfies Record<string, QueueSpec>;
