import { dayMs } from '../../../../../shared/kernel/day.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { formatNumber } from '../../../lib/format.ts';

/** `12 j`, by the days of Paris. */
export function daysInStatus(since: string, now = new Date()): string {
  const days = Math.round((Date.parse(parisDay(now)) - Date.parse(parisDay(new Date(since)))) / dayMs);
  return days <= 0 ? 'moins d’un\u00a0j' : `${formatNumber(days)}\u00a0j`;
}
