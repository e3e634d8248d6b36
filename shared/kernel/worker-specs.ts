/** A queue and the worker that empties it, for CDK and for the local runtime alike. */
export type QueueSpec = {
  name: string;
  /** What administrators read of it. */
  label: string;
  /** Path under functions/, without its ending. */
  worker: string;
  /** Environment variable that holds the queue's address. */
  addressVariable: string;
  batchSize: number;
  /** Longest run of the worker. */
  timeoutSeconds: number;
  /** The longest that a message may be put off on purpose; not at all when missing. */
  delaySeconds?: number;
  /** Tries before a message goes to the dead-letter queue. */
  maxReceives: number;
  /** How long a batch may wait to be full; needed above ten. */
  batchWindowSeconds?: number;
  /** Batches at once on this machine, where no Lambda starts another; one when missing. */
  localWorkers?: number;
  /** Batches at once on a stage; as many as the account runs when missing. */
  stageWorkers?: number;
  /** What people lose when it fails: alarms say so. */
  usersLose: string;
};

/** What follows the writes of the table, for CDK and for the local runtime alike. */
export type StreamSpec = {
  name: string;
  /** Path under functions/, without its ending. */
  handler: string;
  /** It is given items of these entities alone. */
  entities: readonly string[];
  /** New items, or also what changes of them. */
  follows: 'new' | 'all';
  batchSize: number;
  /** How long a batch may wait to be full; none when missing. */
  batchWindowSeconds?: number;
  timeoutSeconds: number;
  /** What people lose when it fails: alarms say so. */
  usersLose: string;
};

/** What runs by the clock, for CDK and for the local runtime alike. */
export type ScheduleSpec = {
  name: string;
  /** What administrators read of it. */
  label: string;
  /** Path under functions/, without its ending. */
  handler: string;
  /** As EventBridge Scheduler writes it, in Paris time. */
  expression: string;
  timeoutSeconds: number;
  /** What people lose when it fails: alarms say so. */
  usersLose: string;
};

/** What changes once what is stored, for CDK and for the local runtime alike. All of them run at each deploy and at each start. */
export type MigrationSpec = {
  name: string;
  /** Path under functions/, without its ending. */
  handler: string;
  /** Before the functions of this version take over from those of the version before, or once they have. */
  runs: 'before' | 'after';
  /** The name of one, of the same turn, on whose work it counts. */
  follows?: string;
};

/** The longest that Lambda gives. */
export const migrationTimeoutSeconds = 15 * 60;

/** The name of a queue's function, as routes have theirs: `auth/send-mail.worker` is `sendMail`. */
export function workerName({ worker }: QueueSpec): string {
  const file = worker.split('/').at(-1) ?? worker;
  return file.replace(/\.worker$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The fewest `maxReceives` that a queue may have: before that, no failure is the last one. */
export const fewestReceives = 3;

/** What the queue of the messages that a queue gave up is called, behind the same address. */
export const deadLettersName = (queueName: string) => `${queueName}-dead`;

/** The line of the log that an alarm counts: a worker gave messages up. */
export const givenUpLine = 'messages were given up';

/** What a schedule's run calls itself. */
export const scheduleRunName = ({ name }: Pick<ScheduleSpec, 'name'>) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How long a queue hides a message from others: six runs of its worker, as AWS advises. */
export const visibilitySeconds = ({ timeoutSeconds }: QueueSpec) => 6 * timeoutSeconds;
