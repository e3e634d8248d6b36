import { queues } from '../../../shared/pixel/queues.ts';
import { defineBatchWorker } from '../../platform/worker/define-batch-worker.ts';
import { allUnlessStopped } from '../../platform/worker/unless-stopped.ts';
import { type PixelMessage, pixelMessage } from './pixel-queue.ts';
import { sendPixelEvents } from './send-pixel-events.ts';

const stop = {
  by: 'stop.pixel' as const,
  queue: queues.pixelEvents,
  groupOf: ({ pixelId }: PixelMessage) => pixelId,
};

export const handler = defineBatchWorker('send-pixel-events', pixelMessage, allUnlessStopped(stop, sendPixelEvents));
