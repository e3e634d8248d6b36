import { defineWorker } from '../../platform/worker/define-worker.ts';
import { keepUp } from './keep-up.ts';
import { upkeepMessage } from './upkeep-queue.ts';

export const handler = defineWorker('upkeep', upkeepMessage, keepUp);
