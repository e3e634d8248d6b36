import { addDays } from '../kernel/paris-day.ts';
import { daysBetween } from '../rules/totals.ts';
import { dayToCome } from './payment.rules.ts';

/** Days of a period of the dashboard, at most, and where none is named. */
export const dashboardDays = { most: 400, usual: 30 } as const;

export const dashboardProblems = {
  order: 'La fin précède le début',
  length: `Choisissez une période de ${dashboardDays.most}\u00a0jours au plus`,
} as const;

type Asked = { from?: string | undefined; to?: string | undefined };
type Found = { from: string; to: string; problem: { field: 'from' | 'to'; message: string } | null };

/** The days that are asked for: the last thirty, unless others are named; none is to come. */
export function dashboardPeriod(asked: Asked, today: string): Found {
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - dashboardDays.usual);
  return { from, to, problem: problemOf({ from, to }, today) };
}

function problemOf({ from, to }: { from: string; to: string }, today: string): Found['problem'] {
  if (to > today) return { field: 'to', message: dayToCome };
  if (from > to) return { field: 'to', message: dashboardProblems.order };
  return daysBetween(from, to) > dashboardDays.most ? { field: 'from', message: dashboardProblems.length } : null;
}
