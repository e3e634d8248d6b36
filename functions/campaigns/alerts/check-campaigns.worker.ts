import { defineBatchWorker } from '../../platform/worker/define-batch-worker.ts';
import { watch } from './watch.ts';
import { watchMessage } from './watch-queue.ts';

export const handler = defineBatchWorker('check-campaigns', watchMessage, (messages) => watch(messages));
