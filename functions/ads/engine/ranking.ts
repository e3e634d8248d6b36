import type { adSorts } from '../../../shared/ads/library.contract.ts';
import { daysRunning } from './days.ts';
import type { Segment } from './segment.ts';
import { Top } from './top.ts';

export type AdSort = (typeof adSorts)[number];

/** Where a page ended. */
export type Position = { value: number; id: string };

/** What an ad is sorted by, highest first. Equally relevant ads come newest first. */
export function sortValue(
  segment: Segment,
  docs: Uint32Array,
  { sort, scores, today }: { sort: AdSort; scores: Uint32Array; today: number },
): (at: number) => number {
  const { start, end, reach } = segment;
  const doc = (at: number) => docs[at] ?? 0;
  switch (sort) {
    case 'relevance':
      return (at) => (scores[at] ?? 0) * 65_536 + Math.min(65_535, Math.max(0, start[doc(at)] ?? 0));
    case 'newest':
      return (at) => start[doc(at)] ?? 0;
    case 'oldest':
      return (at) => -(start[doc(at)] ?? 0);
    case 'longest_running':
      return (at) => daysRunning(start[doc(at)] ?? 0, end[doc(at)] ?? 0, today);
    case 'reach':
      return (at) => reach[doc(at)] ?? -1;
  }
}

export type Ranked = { value: number; doc: number };

/** The first of the ads, by value then by id, that come after a position; those without a value (NaN) are left out. */
export function rank(
  segment: Segment,
  docs: Uint32Array,
  valueAt: (at: number) => number,
  { after, count }: { after: Position | undefined; count: number },
): Ranked[] {
  const top = new Top(count);
  // Ads bear their numbers in the order of their ids.
  const firstDoc = after === undefined ? 0 : segment.docFrom(after.id);
  const isLast = after !== undefined && segment.docOf(after.id) === firstDoc;
  const nextDoc = isLast ? firstDoc + 1 : firstDoc;
  const highest = after?.value ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at < docs.length; at++) {
    const value = valueAt(at);
    const doc = docs[at] ?? 0;
    if (value < highest || (value === highest && doc >= nextDoc)) top.offer(value, doc);
  }
  return top.sorted().map(({ value, number }) => ({ value, doc: number }));
}
