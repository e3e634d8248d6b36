import * as z from 'zod';
import { queues } from '../../../shared/learning/queues.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { unlessStopped } from '../../platform/worker/unless-stopped.ts';
import { removal, removeWhatIsLeft } from './removals.ts';
import { runImport } from './run-import.ts';

const work = z.object({ workspaceId: z.string(), importId: z.string(), ticket: z.string().optional() });

const stop = { by: 'stop.imports' as const, queue: queues.resultImports };

export const handler = defineWorker(
  'run-result-import',
  z.union([removal, work]),
  unlessStopped(stop, (message) => ('removed' in message ? removeWhatIsLeft(message) : runImport(message))),
);
