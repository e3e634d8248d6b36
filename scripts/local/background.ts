import type { LocalQueues } from './queues.ts';
import type { LocalSchedules } from './schedules.ts';

/** What runs beside the API: workers, schedules, and the demo library when it is asked for. Needs the functions' environment. */
export async function startBackground(queues: LocalQueues, schedules: LocalSchedules) {
  const { startPollers } = await import('./queue-poller.ts');
  const { resumeImports } = await import('./resume-imports.ts');
  const { loadDemo } = await import('./demo-library/load.ts');
  const stopPollers = startPollers(queues);
  const leaving = new AbortController();
  let loading = Promise.resolve();
  resumeImports().catch((error) => console.error('Imports could not be resumed:', error));
  return {
    loadDemo: () => {
      loading = loadDemo(schedules, leaving.signal).catch((error) => console.error('The demo library:', error));
      return loading;
    },
    stop: async () => {
      leaving.abort();
      await Promise.all([loading, stopPollers(), schedules.stop()]);
    },
  };
}
