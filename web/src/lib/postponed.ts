import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { fromParisField, toParisField } from './paris-time.ts';

const postponements = {
  tomorrow: 'Demain',
  threeDays: 'Dans 3 jours',
  nextWeek: 'Lundi prochain',
  inTwoWeeks: 'Dans deux semaines',
} as const;
type Postponement = keyof typeof postponements;

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
  if (to === 'threeDays') return 3;
  return to === 'nextWeek' ? 7 - ((today.getUTCDay() + 6) % 7) : 14;
}

/** The days to which something may be put off: later than it is due, each once. */
export function laterDays(due: string | null, now: Date): { label: string; at: string }[] {
  const days = new Map<string, { label: string; at: string }>();
  for (const to of keysOf(postponements)) {
    const at = postponed(to, due, now);
    const day = parisDay(new Date(at));
    const isLater = due === null || day > parisDay(new Date(due));
    if (isLater && !days.has(day)) days.set(day, { label: postponements[to], at });
  }
  return [...days.values()];
}
