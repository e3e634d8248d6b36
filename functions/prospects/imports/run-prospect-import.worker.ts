import * as z from 'zod';
import { queues } from '../../../shared/prospects/queues.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { unlessStopped } from '../../platform/worker/unless-stopped.ts';
import { runImport } from './run-import.ts';

const message = z.object({ workspaceId: z.string(), importId: z.string(), ticket: z.string().optional() });

const stop = { by: 'stop.imports' as const, queue: queues.prospectImports };

export const handler = defineWorker('run-prospect-import', message, unlessStopped(stop, runImport));
