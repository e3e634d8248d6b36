import * as z from 'zod';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { runImport } from './run-import.ts';

const message = z.object({ workspaceId: z.string(), importId: z.string(), ticket: z.string().optional() });

export const handler = defineWorker('run-campaign-import', message, (body) => runImport(body));
