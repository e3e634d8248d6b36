/**
 * The product in a process that the fault tests start, hurt and kill. What hurts is in here, and nowhere in the product:
 * its clock, its power cut at a marked point, and a queue that drops, doubles and shuffles messages.
 */
import {
  DeleteMessageCommand,
  type Message,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  type ReceiveMessageCommandOutput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { PassPoint } from '../../functions/platform/worker/pass-point.ts';

export type Faults = {
  port: number;
  dataDir: string;
  /** Milliseconds that its clock is ahead. */
  ahead: number;
};
export type Order =
  | { ahead: number }
  | { purge: true }
  /** Kills the process at the nth passing of a point from now on. */
  | { crash: { at: PassPoint; nth: number } }
  /** Shares of received messages, 0 to 1. */
  | { queue: Tampering };
type Tampering = {
  drop: number;
  double: number;
  /** Those that come once more with the next batch, whatever became of them: as SQS does with what was not deleted in time. */
  again?: number;
};

const faults: Faults = JSON.parse(process.argv[2] ?? '');
const RealDate = Date;
let { ahead } = faults;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? RealDate.now() + ahead : given[0]);
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

const tamperedQueues = /\/(deliveries|reportRuns|mails)$/;
let tampering: Tampering = { drop: 0, double: 0 };
const comingAgain = new Map<string, Message[]>();
tamperWithQueue();

const { watchPassPoints } = await import('../../functions/platform/worker/pass-point.ts');

const { startRuntime } = await import('../local/runtime.ts');
const runtime = await startRuntime({ port: faults.port, dataDir: faults.dataDir });
process.on('message', async (order: Order) => {
  await obey(order);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
process.once('SIGTERM', () => runtime.stop().then(() => process.exit()));
process.send?.('ready');

async function obey(order: Order): Promise<void> {
  if ('ahead' in order) ahead = order.ahead;
  else if ('queue' in order) tampering = order.queue;
  else if ('crash' in order) crashAt(order.crash);
  else await purge();
}

function crashAt({ at, nth }: { at: PassPoint; nth: number }): void {
  let passed = 0;
  watchPassPoints((point) => {
    if (point === at && ++passed === nth) process.kill(process.pid, 'SIGKILL');
  });
}

async function purge(): Promise<void> {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  await client.send(new PurgeQueueCommand({ QueueUrl: process.env.DELIVERIES_QUEUE_URL }));
  client.destroy();
}

function tamperWithQueue(): void {
  type Send = (command: unknown, ...rest: unknown[]) => Promise<ReceiveMessageCommandOutput>;
  const send = SQSClient.prototype.send as unknown as Send;
  const tamperedSend: Send = async function (this: SQSClient, command, ...rest) {
    const answer = await send.call(this, command, ...rest);
    const isTampered = command instanceof ReceiveMessageCommand && tamperedQueues.test(command.input.QueueUrl ?? '');
    if (!isTampered) return answer;
    const { QueueUrl = '' } = command.input;
    const { Messages: received = [] } = answer;
    const kept = comingAgainWith(received, QueueUrl);
    for (const message of received) {
      if (Math.random() < tampering.drop)
        await send.call(this, new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }));
      else kept.push(message, ...(Math.random() < tampering.double ? [message] : []));
    }
    return { ...answer, Messages: kept.sort(() => Math.random() - 0.5) };
  };
  SQSClient.prototype.send = tamperedSend as unknown as typeof SQSClient.prototype.send;
}

function comingAgainWith(received: Message[], queueUrl: string): Message[] {
  const { again = 0 } = tampering;
  const before = comingAgain.get(queueUrl) ?? [];
  const next = received.filter(() => Math.random() < again);
  comingAgain.set(queueUrl, next);
  return before;
}
