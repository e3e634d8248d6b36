import { captureError } from '../clients/monitoring.ts';
import { log } from '../log.ts';

export type ScheduleHandler = () => Promise<void>;

/** Turns an act into what runs by the clock. A failure is reported, then thrown: the clock's own retries and alarms see it. */
export function defineSchedule(name: string, act: () => Promise<void>): ScheduleHandler {
  return async () => {
    const startedAt = performance.now();
    try {
      await act();
    } catch (error) {
      log.error('schedule failed', error, { schedule: name });
      await captureError(error, { schedule: name });
      throw error;
    }
    log.info('schedule', { schedule: name, durationMs: Math.round(performance.now() - startedAt) });
  };
}
