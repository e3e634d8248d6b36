import * as z from 'zod';
import { queues } from '../../../shared/ads/queues.ts';
import { workOnRun } from '../../imports/work-on-run.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { unlessStopped } from '../../platform/worker/unless-stopped.ts';
import { adRuns } from './ad-import.entity.ts';
import { runSync } from './meta/run-sync.ts';
import { runFile } from './run-file.ts';

const message = z.object({ workspaceId: z.string(), importId: z.string(), ticket: z.string().optional() });

const stop = { by: 'stop.imports' as const, queue: queues.adImports };

/** One slice of a run: see `workOnRun`. */
export const handler = defineWorker(
  'run-import',
  message,
  unlessStopped(stop, (asked) =>
    workOnRun(adRuns, asked, (item) => (item.kind === 'sync' ? runSync(item) : runFile(item))),
  ),
);
