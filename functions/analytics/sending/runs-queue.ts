import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

export const runMessage = z.object({ workspaceId: z.string(), reportId: z.string(), runId: z.string() });
export type RunKey = z.infer<typeof runMessage>;

/** Has a run taken up by its worker. */
export const takeUpRun = ({ workspaceId, reportId, runId }: RunKey): Promise<void> =>
  enqueue(env.REPORT_RUNS_QUEUE_URL, { workspaceId, reportId, runId }, { group: workspaceId });
