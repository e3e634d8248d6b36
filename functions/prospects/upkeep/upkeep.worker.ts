import { defineWorker } from '../../platform/worker/define-worker.ts';
import { noticeRetention } from '../privacy/notice-retention.ts';
import { rescore } from './rescore.ts';
import { upkeepMessage } from './upkeep-queue.ts';

export const handler = defineWorker('upkeep', upkeepMessage, (message) =>
  message.task === 'rescore' ? rescore(message) : noticeRetention(message.workspaceId),
);
