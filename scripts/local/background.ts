import { join } from 'node:path';
import { dayMs } from '../../shared/kernel/day.ts';
import type { LocalQueues } from './queues.ts';
import type { LocalSchedules } from './schedules.ts';
import type { LocalStripe } from './stripe/stripe-server.ts';

type Parts = {
  queues: LocalQueues;
  schedules: LocalSchedules;
  stripe: LocalStripe;
  database: string;
  dataDir: string | undefined;
};

/** What runs beside the API: workers, schedules, and the demo library when it is asked for. Needs the functions' environment. */
export async function startBackground({ queues, schedules, stripe, database, dataDir }: Parts) {
  const { startPollers } = await import('./queue-poller.ts');
  const { wakeRuns } = await import('../../functions/imports/sweep-imports.ts');
  const { loadDemo } = await import('./demo-library/load.ts');
  const { demoReceiver } = await import('./demo-webhooks/receiver.ts');
  const { startStreamPoller } = await import('./stream-poller.ts');
  const stopPollers = startPollers(queues);
  const stopStream = startStreamPoller(database, dataDir && join(dataDir, 'stream-places.json'));
  const leaving = new AbortController();
  const receiver = demoReceiver();
  let loading = Promise.resolve();
  // Queues are in memory here: whatever was to go on one day has lost its message.
  wakeRuns(new Date(Date.now() + dayMs)).catch((error) => console.error('Imports could not be resumed:', error));
  return {
    loadDemo: () => {
      loading = loadDemo({ schedules, receiver, stripe }, leaving.signal).catch((error) =>
        console.error('The demo library:', error),
      );
      return loading;
    },
    stop: async () => {
      leaving.abort();
      await Promise.all([loading, stopPollers(), stopStream(), schedules.stop()]);
      await receiver.stop();
    },
  };
}
