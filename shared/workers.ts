/** A queue and the worker that empties it, for CDK and for the local runtime alike. */
export type QueueSpec = {
  name: string;
  /** Path under functions/, without its ending. */
  worker: string;
  /** Environment variable that holds the queue's address. */
  addressVariable: string;
  batchSize: number;
  /** Longest run of the worker; the queue hides a message six times as long. */
  timeoutSeconds: number;
  /** Tries before a message goes to the dead-letter queue. */
  maxReceives: number;
};

export const queues = {
  mails: {
    name: 'mails',
    worker: 'auth/send-mail.worker',
    addressVariable: 'MAILS_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 30,
    maxReceives: 5,
  },
} as const satisfies Record<string, QueueSpec>;
