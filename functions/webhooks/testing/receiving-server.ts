import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { queues } from '../../../shared/workers.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler } from '../delivery/deliver-webhook.worker.ts';
import { startReceiver } from './receiver.ts';

/** A server for the tests of a file and the queue that leads to it: each test finds both fresh, and leaves time and spies alone. */
export async function receivingServer() {
  const receiver = await startReceiver();
  const runs = queueRuns(queues.deliveries, handler);
  beforeEach(async () => {
    await runs.waiting();
    receiver.received.length = 0;
    receiver.answerStatus(204);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  afterAll(receiver.stop);
  return { receiver, runs };
}
