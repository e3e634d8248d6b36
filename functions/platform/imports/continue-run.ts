import { enqueue } from '../clients/queue.ts';
import { env } from '../env.ts';
import type { ImportRuns, RunId, RunItem } from './import-run.ts';

/** Hands a run to the worker, from its checkpoint, after `delaySeconds` (0 to 900). */
export const continueRun = <Item extends RunItem>(
  { queue }: ImportRuns<Item>,
  { workspaceId, importId }: RunId,
  delaySeconds = 0,
): Promise<void> => enqueue(env[queue.addressVariable], { workspaceId, importId }, { delaySeconds });
