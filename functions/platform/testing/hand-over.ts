import { runWorker } from '../../../scripts/local/door/run-worker.ts';
import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import type { WorkerHandler } from '../worker/define-worker.ts';
import { type Sent, sqsEvent } from './sqs-event.ts';

/** Hands a batch to a worker as Lambda does, and answers the ids of the messages that it gave back; a loop fails the test. */
export async function handOver(spec: QueueSpec, handler: WorkerHandler, messages: Sent[]): Promise<string[]> {
  const { failed, looping } = await runWorker(spec, handler, sqsEvent(messages).Records);
  if (looping.length > 0) throw new Error(`Lambda stops a loop of messages on ${spec.name}: ${looping[0]?.body}`);
  return [...failed];
}
