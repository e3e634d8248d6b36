import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  mails: {
    name: 'mails',
    label: 'Mails',
    worker: 'mail/send-mail.worker',
    addressVariable: 'MAILS_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 30,
    delaySeconds: 360,
    // Three minutes apart: a day of SES being away.
    maxReceives: 480,
    usersLose:
      'People wait for mails: password resets and security notices. What a stranger connected to an account stays on.',
  },
} as const satisfies Record<string, QueueSpec>;
