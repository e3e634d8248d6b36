import { dayMs } from '../kernel/day.ts';

/** Whether an ad runs on `today` (calendar days), and for how many days it ran so far, first and last included. */
export function adLifetime(
  { startedAt, endedAt }: { startedAt: string; endedAt: string | null },
  today: string,
): { active: boolean; daysRunning: number } {
  const last = endedAt !== null && endedAt < today ? endedAt : today;
  const days = Math.round((Date.parse(last) - Date.parse(startedAt)) / dayMs) + 1;
  return { active: startedAt <= today && last === today, daysRunning: Math.max(0, days) };
}
