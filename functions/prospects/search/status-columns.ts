import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { type ProspectStatus, prospectStatuses } from '../../../shared/prospects/prospects.rules.ts';
import type { ProspectRow } from './prospect-row.ts';
import { FirstRows, type Place, type RowOrder } from './row-order.ts';

/** `last` is the place of the last of its ids, where there are more. */
type Column = { status: ProspectStatus; ids: string[]; last: Place | undefined };

/** The first rows of each status. */
export class StatusColumns {
  private readonly limit: number;
  private readonly rows: ReadonlyMap<ProspectStatus, FirstRows>;

  constructor(order: RowOrder, limit: number) {
    this.limit = limit;
    this.rows = new Map(keysOf(prospectStatuses).map((status) => [status, new FirstRows(order, limit + 1, undefined)]));
  }

  see(row: ProspectRow): void {
    this.rows.get(row.status)?.see(row);
  }

  all(): Column[] {
    return [...this.rows].map(([status, first]) => {
      const rows = first.rows();
      const ids = rows.slice(0, this.limit).map(({ prospectId }) => prospectId);
      return { status, ids, last: rows.length > this.limit ? first.placeAt(this.limit - 1) : undefined };
    });
  }
}
