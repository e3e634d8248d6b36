import { resultCounters } from '../../../shared/learning/learning.rules.ts';
import type { ResultTable, TableAd } from './result-table.ts';
import { dayNumber } from './stored-result.ts';

export type ResultPeriod = { from?: string | undefined; to?: string | undefined };

/** Whether a row is of a period; without a day it is of none. */
export function inPeriod({ day }: Pick<ResultTable, 'day'>, { from, to }: ResultPeriod): (row: number) => boolean {
  if (from === undefined && to === undefined) return () => true;
  const [first, last] = [from ? dayNumber(from) : 0, to ? dayNumber(to) : Number.POSITIVE_INFINITY];
  return (row) => {
    const own = day[row] ?? -1;
    return own >= first && own <= last;
  };
}

/** What rows add up to, by counter as it is stored; not a number where none measured it. */
export class ResultSums {
  readonly values = resultCounters.map(() => Number.NaN);
  rows = 0;
  first = Number.POSITIVE_INFINITY;
  last = -1;

  add({ counts, day }: ResultTable, { from, to }: Pick<TableAd, 'from' | 'to'>, takes: (row: number) => boolean): this {
    for (let row = from; row < to; row++) {
      if (!takes(row)) continue;
      this.rows++;
      const own = day[row] ?? -1;
      if (own >= 0 && own < this.first) this.first = own;
      if (own > this.last) this.last = own;
      for (let counter = 0; counter < counts.length; counter++) this.#addTo(counter, counts[counter]?.[row]);
    }
    return this;
  }

  #addTo(counter: number, value: number | undefined): void {
    if (value === undefined || Number.isNaN(value)) return;
    const before = this.values[counter] ?? Number.NaN;
    this.values[counter] = Number.isNaN(before) ? value : before + value;
  }
}
