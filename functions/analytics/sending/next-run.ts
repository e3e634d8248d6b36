import type { ReportSchedule } from '../../../shared/analytics/report-fields.ts';
import { addDays, parisDay, parisMoment } from '../../../shared/kernel/paris-day.ts';

type When = Pick<ReportSchedule, 'frequency' | 'weekday' | 'day' | 'hour'>;

/** Beyond the longest month: the day that is asked for is in it. */
const daysAhead = 62;

/** The next moment, after `now`, at which a schedule strikes in Paris. */
export function nextRunAfter(when: When, now: Date): string {
  const today = parisDay(now);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    if (!isOn(when, day)) continue;
    const at = parisMoment(day, when.hour);
    if (at > now.getTime()) return new Date(at).toISOString();
  }
  throw new Error('A schedule has no next day');
}

function isOn({ frequency, weekday, day: asked = 1 }: When, day: string): boolean {
  const date = new Date(day);
  if (frequency === 'weekly') return (date.getUTCDay() || 7) === weekday;
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(asked, lastOfMonth);
}
