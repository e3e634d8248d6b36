import { quickNote } from './quick-note.ts';
import { ScheduleRun } from './schedule-run.entity.ts';

/** Notes how a run by the clock ended, for who looks after the platform. */
export const noteRun = (name: string, ok: boolean): Promise<void> =>
  quickNote(() => ScheduleRun.put({ name, endedAt: new Date().toISOString(), ok }).go(), { schedule: name });
