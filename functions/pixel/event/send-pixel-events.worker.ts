import { defineBatchWorker } from '../../platform/worker/define-batch-worker.ts';
import { pixelMessage } from './pixel-queue.ts';
import { sendPixelEvents } from './send-pixel-events.ts';

export const handler = defineBatchWorker('send-pixel-events', pixelMessage, sendPixelEvents);
