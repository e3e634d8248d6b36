import { queues } from '../../../../shared/workers.ts';
import { queueRuns } from '../../../platform/testing/queue-runs.ts';
import { handler } from '../run-bulk.worker.ts';

export const { waiting: waitingBulk, work: workOnBulk, runAll: runBulk } = queueRuns(queues.prospectBulk, handler);
