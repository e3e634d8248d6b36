import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  /** Fed by SES itself, with its events. */
  returnedMails: {
    name: 'returnedMails',
    label: 'Mails qui reviennent',
    worker: 'auth/returned-mail/note-returned-mail.worker',
    addressVariable: 'RETURNED_MAILS_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 30,
    maxReceives: 20,
    usersLose:
      'Nobody is told that their mails come back, and mails go on to addresses that give them back: SES stops a sender of many.',
  },
} as const satisfies Record<string, QueueSpec>;
