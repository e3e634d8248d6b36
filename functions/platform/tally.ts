/** How often a value was seen, and what it is called. */
type Count = { value: string; label: string; count: number };

const shownValues = 100;

/** How many things have each value. */
export class Tally {
  private readonly counts = new Map<string, { count: number }>();

  see(value: string): void {
    const known = this.counts.get(value);
    if (known) known.count++;
    else this.counts.set(value, { count: 1 });
  }

  of(value: string): number {
    return this.counts.get(value)?.count ?? 0;
  }

  /** In the order of the list, zeros included. */
  inOrder(labels: Record<string, string>): Count[] {
    return Object.entries(labels).map(([value, label]) => ({ value, label, count: this.of(value) }));
  }

  /** The most frequent first. */
  byCount(): Count[] {
    const counts = [...this.counts].map(([value, { count }]) => ({ value, label: value, count }));
    return counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, shownValues);
  }
}

/** What stands in filters and facets for a thing without a client or an owner. */
export const none = 'none';

/** Counts of ids with what these are called; without one, last. */
export const namedCounts = (counts: Count[], names: ReadonlyMap<string, string>, without: string): Count[] =>
  counts
    .map(({ value, count }) => ({ value, label: value === none ? without : (names.get(value) ?? value), count }))
    .sort((a, b) => Number(a.value === none) - Number(b.value === none));

/** The ids that were counted. */
export const countedIds = (counts: Count[]): string[] =>
  counts.map(({ value }) => value).filter((value) => value !== none);
