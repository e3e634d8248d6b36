import type { ScheduleHealth } from '../../../shared/admin/job.contract.ts';
import { dayMs, hourMs } from '../../../shared/kernel/day.ts';
import { type ScheduleSpec, scheduleRunName } from '../../../shared/kernel/worker-specs.ts';
import { schedules } from '../../../shared/workers.ts';
import { ScheduleRun } from '../../platform/worker/schedule-run.entity.ts';
import { readMany } from './read-many.ts';

const minuteMs = 60_000;
const units: Record<string, number> = { minute: minuteMs, hour: hourMs, day: dayMs };
/** A run that is tried again comes some minutes late. */
const graceMs = 5 * minuteMs;

/** How every schedule of the product last went; one that never ran is not well. */
export async function readSchedulesHealth(now: Date = new Date()): Promise<ScheduleHealth[]> {
  const specs: ScheduleSpec[] = Object.values(schedules);
  const items = await readMany(specs.map((spec) => ScheduleRun.get({ name: scheduleRunName(spec) })));
  return specs.map((spec, at) => {
    const { data: run } = ScheduleRun.parse({ Item: items[at] });
    const ok = run?.ok === true && now.getTime() - Date.parse(run.endedAt) <= longestMs(spec);
    return { name: spec.name, label: spec.label, lastRunAt: run?.endedAt ?? null, ok };
  });
}

/** The longest that may lie between the ends of two runs. */
export const longestMs = ({ expression, timeoutSeconds }: Pick<ScheduleSpec, 'expression' | 'timeoutSeconds'>) =>
  periodMs(expression) + timeoutSeconds * 1_000 + graceMs;

/** The longest between two starts: a day of the clock of Paris has 25 hours once a year, a month 31 such days. */
function periodMs(expression: string): number {
  const [, many, unit = ''] = /^rate\((\d+) (\w+?)s?\)$/.exec(expression) ?? [];
  if (many) return Number(many) * (units[unit] ?? dayMs);
  const [, hour, day] = /^cron\(\S+ (\S+) (\S+) /.exec(expression) ?? [];
  if (hour === '*') return hourMs;
  return (day === '*' ? dayMs : 31 * dayMs) + hourMs;
}
