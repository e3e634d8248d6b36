import { defineWorker } from '../../platform/worker/define-worker.ts';
import { alertMessage } from './alert-queue.ts';
import { tellOfNews } from './tell-of-news.ts';

export const handler = defineWorker('look-for-news', alertMessage, tellOfNews);
