import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { formatDay } from './format.ts';

export type DayOf<Item> = { day: string; label: string; items: Item[] };

/** By day in Paris, in the order in which they come. */
export function byDay<Item>(items: readonly Item[], timeOf: (item: Item) => string, today = parisDay()): DayOf<Item>[] {
  const days: DayOf<Item>[] = [];
  for (const item of items) {
    const day = parisDay(new Date(timeOf(item)));
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
