import { defineWorker } from '../../platform/worker/define-worker.ts';
import { purgeCampaigns } from './purge-campaigns.ts';
import { removal } from './removals-queue.ts';

export const handler = defineWorker('purge-campaigns', removal, purgeCampaigns);
