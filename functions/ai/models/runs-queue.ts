import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

export const runMessage = z.object({ workspaceId: z.string(), generationId: z.string() });
export type RunKey = z.infer<typeof runMessage>;

/** Has a run taken up by its worker. */
export const takeUpRun = ({ workspaceId, generationId }: RunKey, delaySeconds = 0): Promise<void> =>
  enqueue(env.MODEL_RUNS_QUEUE_URL, { workspaceId, generationId }, { group: workspaceId, delaySeconds });
