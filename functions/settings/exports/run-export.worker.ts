import { queues } from '../../../shared/settings/queues.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { unlessStopped } from '../../platform/worker/unless-stopped.ts';
import type { ExportKey } from './data-export.entity.ts';
import { exportMessage } from './exports-queue.ts';
import { runExport } from './run-export.ts';

const stop = {
  by: 'stop.exports' as const,
  queue: queues.dataExports,
  groupOf: ({ ownerId }: ExportKey) => ownerId,
};

export const handler = defineWorker(
  'run-export',
  exportMessage,
  unlessStopped(stop, (message) => runExport(message)),
);
