import * as z from 'zod';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { removal, removeWhatIsLeft } from './removals.ts';
import { runImport } from './run-import.ts';

const work = z.object({ workspaceId: z.string(), importId: z.string(), ticket: z.string().optional() });

export const handler = defineWorker('run-result-import', z.union([removal, work]), (message) =>
  'removed' in message ? removeWhatIsLeft(message) : runImport(message),
);
