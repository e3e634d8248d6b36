import { defineWorker } from '../platform/worker/define-worker.ts';
import { keepUp } from './scoring/keep-up.ts';
import { upkeepMessage } from './scoring/upkeep-queue.ts';

export const handler = defineWorker('upkeep', upkeepMessage, keepUp);
