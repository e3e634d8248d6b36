import { dayMs } from '../../../../../shared/kernel/day.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { formatCount } from '../../../lib/format.ts';

/** `depuis 12 jours`, by the days of Paris. */
export function daysInStatus(since: string, now = new Date()): string {
  const days = Math.round((Date.parse(parisDay(now)) - Date.parse(parisDay(new Date(since)))) / dayMs);
  if (days <= 0) return 'depuis aujourd’hui';
  return days === 1 ? 'depuis hier' : `depuis ${formatCount(days, 'jour')}`;
}
