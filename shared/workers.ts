/** A queue and the worker that empties it, for CDK and for the local runtime alike. */
export type QueueSpec = {
  name: string;
  /** Path under functions/, without its ending. */
  worker: string;
  /** Environment variable that holds the queue's address. */
  addressVariable: string;
  batchSize: number;
  /** Longest run of the worker. */
  timeoutSeconds: number;
  /** Tries before a message goes to the dead-letter queue. */
  maxReceives: number;
  /** How long a batch may wait to be full; needed above ten. */
  batchWindowSeconds?: number;
  /** Batches at once on this machine, where no Lambda starts another; one when missing. */
  localWorkers?: number;
  /** Batches at once on a stage; as many as the account runs when missing. */
  stageWorkers?: number;
};

export const queues = {
  mails: {
    name: 'mails',
    worker: 'mail/send-mail.worker',
    addressVariable: 'MAILS_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 30,
    // Three minutes apart: a day of SES being away.
    maxReceives: 480,
  },
  adImports: {
    name: 'adImports',
    worker: 'ads/imports/run-import.worker',
    addressVariable: 'AD_IMPORTS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    // Half an hour apart: a deployment gone wrong or an outage of an afternoon.
    maxReceives: 10,
    // Slices of some seconds take turns here: a large file keeps nobody waiting for long.
    localWorkers: 3,
    stageWorkers: 20,
  },
  boardRemovals: {
    name: 'boardRemovals',
    worker: 'boards/board/empty-board.worker',
    addressVariable: 'BOARD_REMOVALS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
  },
  deliveries: {
    name: 'deliveries',
    worker: 'webhooks/delivery/deliver-webhook.worker',
    addressVariable: 'DELIVERIES_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 30,
    maxReceives: 5,
    // A batch waits for the slowest server in it.
    localWorkers: 30,
    stageWorkers: 200,
  },
  pixelEvents: {
    name: 'pixelEvents',
    worker: 'pixel/event/send-pixel-events.worker',
    addressVariable: 'PIXEL_EVENTS_QUEUE_URL',
    batchSize: 1_000,
    batchWindowSeconds: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
  },
  prospectImports: {
    name: 'prospectImports',
    worker: 'prospects/imports/run-prospect-import.worker',
    addressVariable: 'PROSPECT_IMPORTS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    maxReceives: 10,
    localWorkers: 3,
    stageWorkers: 20,
  },
  prospectRemovals: {
    name: 'prospectRemovals',
    worker: 'prospects/prospect/purge-prospects.worker',
    addressVariable: 'PROSPECT_REMOVALS_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 60,
    maxReceives: 50,
  },
  prospectUpkeep: {
    name: 'prospectUpkeep',
    worker: 'prospects/upkeep/upkeep.worker',
    addressVariable: 'PROSPECT_UPKEEP_QUEUE_URL',
    batchSize: 1,
    timeoutSeconds: 300,
    maxReceives: 10,
  },
} as const satisfies Record<string, QueueSpec>;

/** What follows the writes of the table, for CDK and for the local runtime alike. */
export type StreamSpec = {
  name: string;
  /** Path under functions/, without its ending. */
  handler: string;
  /** It is given new items of this entity alone. */
  entity: string;
  batchSize: number;
  timeoutSeconds: number;
};

export const streams = {
  dispatchEvents: {
    name: 'dispatchEvents',
    handler: 'events/dispatch.stream',
    entity: 'event',
    batchSize: 100,
    timeoutSeconds: 60,
  },
} as const satisfies Record<string, StreamSpec>;

/** What runs by the clock, for CDK and for the local runtime alike. */
export type ScheduleSpec = {
  name: string;
  /** Path under functions/, without its ending. */
  handler: string;
  /** As EventBridge Scheduler writes it, in Paris time. */
  expression: string;
  timeoutSeconds: number;
};

export const schedules = {
  buildCatalogue: {
    name: 'buildCatalogue',
    handler: 'ads/library/build-catalogue.schedule',
    expression: 'rate(1 hour)',
    timeoutSeconds: 900,
  },
  refreshAdvertisers: {
    name: 'refreshAdvertisers',
    handler: 'ads/watch/refresh-advertisers.schedule',
    expression: 'cron(15 4 * * ? *)',
    timeoutSeconds: 300,
  },
  rescoreProspects: {
    name: 'rescoreProspects',
    handler: 'prospects/upkeep/rescore-prospects.schedule',
    expression: 'cron(30 3 * * ? *)',
    timeoutSeconds: 300,
  },
  remindActions: {
    name: 'remindActions',
    handler: 'prospects/reminders/remind-actions.schedule',
    expression: 'rate(5 minutes)',
    timeoutSeconds: 240,
  },
  sweepImports: {
    name: 'sweepImports',
    handler: 'imports/sweep-imports.schedule',
    expression: 'rate(1 minute)',
    timeoutSeconds: 55,
  },
  noticeRetention: {
    name: 'noticeRetention',
    handler: 'prospects/privacy/notice-retention.schedule',
    expression: 'cron(0 8 1 * ? *)',
    timeoutSeconds: 300,
  },
  sweepOutbox: {
    name: 'sweepOutbox',
    handler: 'events/sweep.schedule',
    expression: 'rate(1 minute)',
    timeoutSeconds: 55,
  },
} as const satisfies Record<string, ScheduleSpec>;

/** The name of a queue's function, as routes have theirs: `auth/send-mail.worker` is `sendMail`. */
export function workerName({ worker }: QueueSpec): string {
  const file = worker.split('/').at(-1) ?? worker;
  return file.replace(/\.worker$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** How long a queue hides a message from others: six runs of its worker, as AWS advises. */
export const visibilitySeconds = ({ timeoutSeconds }: QueueSpec) => 6 * timeoutSeconds;
