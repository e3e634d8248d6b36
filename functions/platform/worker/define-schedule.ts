import { captureError } from '../clients/monitoring.ts';
import { log } from '../log.ts';
import { type Clock, withinTime } from './within-time.ts';

/** What the scheduler hands in: the time of the run, which stays the same when it is tried again. */
export type ScheduleEvent = { at?: string };
export type ScheduleHandler = (event?: ScheduleEvent, clock?: Clock) => Promise<void>;

/**
 * Turns an act into what runs by the clock, with the time that the clock says. A failure is reported, then thrown: the
 * clock's own retries and alarms see it.
 */
export function defineSchedule(name: string, act: (now: Date) => Promise<void>): ScheduleHandler {
  return async (event, clock) => {
    const startedAt = performance.now();
    try {
      await withinTime(act(timeOf(event)), clock);
    } catch (error) {
      log.error('schedule failed', error, { schedule: name });
      await captureError(error, { schedule: name });
      throw error;
    }
    log.info('schedule', { schedule: name, durationMs: Math.round(performance.now() - startedAt) });
  };
}

/** Now, where nobody says. */
function timeOf(event: ScheduleEvent | undefined): Date {
  const said = Date.parse(event?.at ?? '');
  return Number.isNaN(said) ? new Date() : new Date(said);
}
