import { captureError } from '../clients/monitoring.ts';
import { log } from '../log.ts';
import { noteRun } from './note-run.ts';
import { type Clock, withinTime } from './within-time.ts';

/** What the scheduler hands in: the time of the run, which stays the same when it is tried again. */
export type ScheduleEvent = { at?: string };
export type ScheduleHandler = (event?: ScheduleEvent, clock?: Clock) => Promise<void>;

/**
 * Turns an act into what runs by the clock, with the time that the clock says. How it ended is noted; a failure is
 * reported too, then thrown: the clock's own retries and alarms see it.
 */
export function defineSchedule(name: string, act: (now: Date) => Promise<void>): ScheduleHandler {
  return async (event, clock) => {
    const startedAt = performance.now();
    try {
      await withinTime(act(timeOf(event)), clock);
    } catch (error) {
      log.error('schedule failed', error, { schedule: name });
      await Promise.all([noteRun(name, false), captureError(error, { schedule: name })]);
      throw error;
    }
    await noteRun(name, true);
    log.info('schedule', { schedule: name, durationMs: Math.round(performance.now() - startedAt) });
  };
}

/** Now, where nobody says. */
function timeOf(event: ScheduleEvent | undefined): Date {
  const said = Date.parse(event?.at ?? '');
  return Number.isNaN(said) ? new Date() : new Date(said);
}
