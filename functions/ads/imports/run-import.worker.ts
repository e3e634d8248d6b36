import * as z from 'zod';
import { workOnRun } from '../../imports/work-on-run.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { adRuns } from './ad-import.entity.ts';
import { runSync } from './meta/run-sync.ts';
import { runFile } from './run-file.ts';

const message = z.object({ workspaceId: z.string(), importId: z.string(), ticket: z.string().optional() });

/** One slice of a run: see `workOnRun`. */
export const handler = defineWorker('run-import', message, (asked) =>
  workOnRun(adRuns, asked, (item) => (item.kind === 'sync' ? runSync(item) : runFile(item))),
);
