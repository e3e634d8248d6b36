import type { AddedCounter } from './counters.ts';
import type { DayFigures } from './totals.ts';

/** A counter on each day, in one array; not a number where it was not measured. Each is read once, when it is asked for. */
export type DayColumns = (counter: AddedCounter) => Float64Array;

export function columnsOf(days: readonly DayFigures[]): DayColumns {
  const columns = new Map<AddedCounter, Float64Array>();
  return (counter) => {
    const known = columns.get(counter);
    if (known) return known;
    const column = new Float64Array(days.length);
    for (let day = 0; day < days.length; day++) column[day] = days[day]?.counts[counter] ?? Number.NaN;
    columns.set(counter, column);
    return column;
  };
}
