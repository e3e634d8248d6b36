import { addDays, parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { Notification } from '../../../../shared/notifications/notifications.contract.ts';
import { formatDay } from '../../lib/format.ts';

export type Day = { day: string; label: string; items: Notification[] };

/** By day in Paris, in the order in which they come. */
export function byDay(items: readonly Notification[], today = parisDay()): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const day = parisDay(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, label: labelOf(day, today), items: [item] });
  }
  return days;
}

function labelOf(day: string, today: string): string {
  if (day === today) return 'Aujourd’hui';
  return day === addDays(today, -1) ? 'Hier' : formatDay(day);
}
