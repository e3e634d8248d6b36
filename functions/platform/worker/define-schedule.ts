import { captureError } from '../clients/monitoring.ts';
import { log } from '../log.ts';
import { type Clock, withinTime } from './within-time.ts';

export type ScheduleHandler = (event?: unknown, clock?: Clock) => Promise<void>;

/** Turns an act into what runs by the clock. A failure is reported, then thrown: the clock's own retries and alarms see it. */
export function defineSchedule(name: string, act: () => Promise<void>): ScheduleHandler {
  return async (_event, clock) => {
    const startedAt = performance.now();
    try {
      await withinTime(act(), clock);
    } catch (error) {
      log.error('schedule failed', error, { schedule: name });
      await captureError(error, { schedule: name });
      throw error;
    }
    log.info('schedule', { schedule: name, durationMs: Math.round(performance.now() - startedAt) });
  };
}
