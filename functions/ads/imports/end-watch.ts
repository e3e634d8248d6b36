import { mayNameEnd } from '../../../shared/ads/end-columns.ts';
import { type DateOrder, dateOrders } from '../../../shared/imports/date-order.ts';
import { readDay, readEnd } from '../../../shared/imports/read-day.ts';
import { readLine } from '../../../shared/imports/read-values.ts';
import type { Mapping } from './ad-import.entity.ts';
import type { AdColumns } from './record-draft.ts';

type Candidate = {
  name: string;
  at: number;
  /** In which its values are dates that never come before the start of their ad. */
  orders: DateOrder[];
  /** In which one of them comes after it. */
  later: Set<DateOrder>;
};

/** Finds, in a table that does not say until when its ads ran, the columns that may: nobody reads them, nor said so. */
export class EndWatch {
  readonly #startAt: number | undefined;
  #candidates: Candidate[];

  constructor(headers: string[], { columns }: AdColumns, mapping: Mapping) {
    const placeOf = (wanted: string) => columns.find(({ field }) => field === wanted)?.at;
    const read = new Set(columns.map(({ at }) => at));
    const isOpen = (name: string, at: number) =>
      !read.has(at) && headers.indexOf(name) === at && !Object.hasOwn(mapping, name) && mayNameEnd(name);
    this.#startAt = placeOf('startedAt');
    this.#candidates =
      placeOf('endedAt') === undefined
        ? headers.flatMap((name, at) =>
            isOpen(name, at) ? [{ name, at, orders: [...dateOrders], later: new Set() }] : [],
          )
        : [];
  }

  see(cells: string[]): void {
    const start = cells[this.#startAt ?? -1];
    for (const candidate of this.#candidates) {
      const text = readLine(cells[candidate.at]);
      // An ad that still runs, in words or by an empty cell.
      if (readEnd(text) === null) continue;
      candidate.orders = candidate.orders.filter((order) => isEnd(text, start, order, candidate.later));
    }
    this.#candidates = this.#candidates.filter(({ orders }) => orders.length > 0);
  }

  names(): string[] {
    return this.#candidates
      .filter(({ orders, later }) => orders.some((order) => later.has(order)))
      .map(({ name }) => name);
  }
}

/** A number alone may be a postcode: it is no date that would be worth asking for. */
function isEnd(text: string, start: string | undefined, order: DateOrder, later: Set<DateOrder>): boolean {
  const [end, from] = [/\D/.test(text) ? readDay(text, { order }) : undefined, readDay(start, { order })];
  if (!end) return false;
  if (from && end > from) later.add(order);
  return !from || end >= from;
}
