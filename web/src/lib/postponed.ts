import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { fromParisField, toParisField } from './paris-time.ts';

export const postponements = {
  tomorrow: 'Demain',
  threeDays: 'Dans 3 jours',
  nextWeek: 'Semaine prochaine',
} as const;
export type Postponement = keyof typeof postponements;

const usualTime = '09:00';

/** When something is put off to: counted from today, at the time that it had. */
export function postponed(to: Postponement, at: string | null, now: Date): string {
  const day = new Date(`${parisDay(now)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysUntil(to, day));
  const time = at ? toParisField(at).slice(11) : usualTime;
  return fromParisField(`${day.toISOString().slice(0, 10)}T${time}`) ?? now.toISOString();
}

function daysUntil(to: Postponement, today: Date): number {
  if (to === 'tomorrow') return 1;
  return to === 'threeDays' ? 3 : 7 - ((today.getUTCDay() + 6) % 7);
}
