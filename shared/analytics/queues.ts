import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  reportRuns: {
    name: 'reportRuns',
    label: 'Rapports planifiés',
    worker: 'analytics/sending/run-report.worker',
    addressVariable: 'REPORT_RUNS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 120,
    maxReceives: 10,
    usersLose: 'Reports that people planned are not sent.',
  },
} as const satisfies Record<string, QueueSpec>;
