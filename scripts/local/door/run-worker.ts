import type { SQSRecord } from 'aws-lambda';
import type { WorkerHandler } from '../../../functions/platform/worker/define-worker.ts';
import { mayStartItself } from '../../../infra/rights/statements-of.ts';
import { type QueueSpec, workerName } from '../../../shared/kernel/worker-specs.ts';
import { maxRuns, readLineage } from './lineage.ts';
import { fittingBatches } from './payload.ts';
import { statementsFor } from './rights-given.ts';
import { runFunction } from './run-function.ts';

/** `failed` by their ids: they come back. `looping`: Lambda runs nothing for them, and leaves them to the dead letters. */
type Outcome = { failed: Set<string>; looping: SQSRecord[] };

/** Hands messages to the worker of their queue as Lambda does. */
export async function runWorker(
  queue: QueueSpec,
  handler: WorkerHandler,
  records: readonly SQSRecord[],
): Promise<Outcome> {
  const fn = { name: workerName(queue), timeoutSeconds: queue.timeoutSeconds };
  const chainOf = ({ attributes }: SQSRecord) => readLineage(attributes.AWSTraceHeader);
  const mayLoop = mayStartItself(await statementsFor(fn.name), queue);
  const isLooping = (record: SQSRecord) => !mayLoop && (chainOf(record)[fn.name] ?? 0) >= maxRuns;
  const failed = new Set<string>();
  for (const Records of fittingBatches(records.filter((record) => !isLooping(record)))) {
    const { batchItemFailures } = await runFunction(fn, { Records }, handler, Records.map(chainOf));
    for (const { itemIdentifier } of batchItemFailures) failed.add(itemIdentifier);
  }
  return { failed, looping: records.filter(isLooping) };
}
