import { defineWorker } from '../../platform/worker/define-worker.ts';
import { purgeProspects } from './purge-prospects.ts';
import { removal } from './removals-queue.ts';

export const handler = defineWorker('purge-prospects', removal, purgeProspects);
