import type { Connection } from '../../../../../shared/campaigns/connections.contract.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { daysBetween } from '../../../../../shared/rules/totals.ts';

const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** The months of a reading, the newest first as they are read, and which of them are in. */
export function monthsOf({
  from,
  to,
  progress,
}: Pick<NonNullable<Connection['sync']>, 'from' | 'to' | 'progress'>): { label: string; read: boolean }[] {
  if (!from || !to) return [];
  const done = Math.round((progress ?? 0) * daysBetween(from, to));
  const readFrom = addDays(to, 1 - done);
  const months: { label: string; read: boolean }[] = [];
  for (let day = to; day >= from; day = addDays(`${day.slice(0, 7)}-01`, -1)) {
    const first = `${day.slice(0, 7)}-01`;
    const begins = first > from ? first : from;
    months.push({ label: month.format(new Date(first)), read: done > 0 && begins >= readFrom });
  }
  return months;
}
