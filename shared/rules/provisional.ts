import { addDays } from '../kernel/paris-day.ts';

/** How long after a click or a view a platform still counts a conversion. */
export type Attribution = { clickDays: number; viewDays: number };

const leastDays = 3;

/** The first day to which platforms still add conversions: as young as the longer window, three days at least. */
export function provisionalFrom(attribution: Attribution | null, today: string): string {
  const days = Math.max(attribution?.clickDays ?? 0, attribution?.viewDays ?? 0, leastDays);
  return addDays(today, 1 - days);
}
