import { log } from '../log.ts';
import { ScheduleRun } from './schedule-run.entity.ts';

/** A run ends when its work does: a table that hangs is not waited for. */
const patienceMs = 500;

/** Notes how a run ended, for who looks after the platform. It never fails, nor keeps a run from ending. */
export async function noteRun(name: string, ok: boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The table did not answer')), patienceMs);
  });
  const noted = ScheduleRun.put({ name, endedAt: new Date().toISOString(), ok }).go();
  try {
    await Promise.race([noted, over]);
  } catch (error) {
    log.error('run not noted', error, { schedule: name });
  } finally {
    clearTimeout(timer);
  }
}
