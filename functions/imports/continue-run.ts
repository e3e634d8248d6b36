import { enqueue } from '../platform/clients/queue.ts';
import { env } from '../platform/env.ts';
import { handOver } from './import-line.ts';
import type { ImportRuns, RunItem } from './import-run.ts';

/** Hands a run to the worker, from its checkpoint, after `delaySeconds` (0 to 900). */
export async function continueRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  item: Item,
  delaySeconds = 0,
): Promise<void> {
  const { workspaceId, importId, slot } = item;
  if (slot) return handOver(runs.queue, { workspaceId, importId, slot, lineId: runs.lineOf(item) }, delaySeconds);
  await enqueue(env[runs.queue.addressVariable], { workspaceId, importId }, { delaySeconds });
}
