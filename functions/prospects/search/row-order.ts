import type { ProspectSort } from '../../../shared/prospects/prospect.contract.ts';
import type { ProspectRow } from './prospect-row.ts';

/** Where a row stands in a list: by its key, then by its id. */
export type Place = { key: number | string; id: string };

/** Larger than any time in milliseconds, so that one number holds a score and, for equal scores, a time. */
const timeSpan = 1e14;

const keys: Record<ProspectSort, (row: ProspectRow) => number | string> = {
  newest: ({ createdMs }) => createdMs,
  score: ({ score, lastActivityMs }) => score * timeSpan + lastActivityMs + 1,
  recent_activity: ({ lastActivityMs }) => lastActivityMs,
  value: ({ valueCents }) => valueCents ?? -1,
  name: ({ nameKey }) => nameKey,
};

export const placeOf = (sort: ProspectSort, row: ProspectRow): Place => ({ key: keys[sort](row), id: row.prospectId });

/** Below 0 when `a` comes first: names go up, everything else down. */
export function comparePlaces(sort: ProspectSort): (a: Place, b: Place) => number {
  const sign = sort === 'name' ? 1 : -1;
  return (a, b) => {
    if (a.key !== b.key) return a.key < b.key ? -sign : sign;
    return a.id === b.id ? 0 : a.id < b.id ? -sign : sign;
  };
}

/** Keeps the first `limit` rows of a list, handed over in any order, that come after a place. */
export class FirstRows {
  private readonly kept: { row: ProspectRow; place: Place }[] = [];
  private readonly compare: (a: Place, b: Place) => number;
  private readonly sort: ProspectSort;
  private readonly limit: number;
  private readonly after: Place | undefined;

  constructor(sort: ProspectSort, limit: number, after: Place | undefined) {
    this.compare = comparePlaces(sort);
    this.sort = sort;
    this.limit = limit;
    this.after = after;
  }

  see(row: ProspectRow): void {
    const place = placeOf(this.sort, row);
    if (this.after && this.compare(place, this.after) <= 0) return;
    const last = this.kept[this.limit - 1];
    if (last && this.compare(place, last.place) > 0) return;
    let [low, high] = [0, this.kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.kept[middle];
      if (other && this.compare(other.place, place) < 0) low = middle + 1;
      else high = middle;
    }
    this.kept.splice(low, 0, { row, place });
    if (this.kept.length > this.limit) this.kept.pop();
  }

  rows(): ProspectRow[] {
    return this.kept.map(({ row }) => row);
  }
}
