import { addDays } from '../../../shared/kernel/paris-day.ts';
import { beginningOf, type Period } from '../../../shared/rules/periods.ts';
import { quarterOf } from './day-series.ts';

/** The first days of the quarters that a period touches: thirteen at most of what someone asks for. */
export function quartersOf({ from, to }: Period): string[] {
  const quarters: string[] = [];
  for (let quarter = quarterOf(from); quarter <= to; quarter = beginningOf('quarter', addDays(quarter, 100)))
    quarters.push(quarter);
  return quarters;
}
