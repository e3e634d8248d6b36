import { addedCounters, type Counter, type Counts, counters } from './counters.ts';
import { inHundredths, ofHundredths } from './hundredths.ts';

/** By what a platform cuts the figures of a day; totals take the first of these that measures them. */
export const segmentTypes = ['device', 'age_gender', 'country', 'region', 'placement', 'publisher'] as const;
export type SegmentType = (typeof segmentTypes)[number];

/** What was counted on one day, of a campaign or of one of its ads, of all of it or of one segment. */
export type DayRow = {
  adId: string | null;
  segment: { type: SegmentType; value: string } | null;
  counts: Counts;
};

/**
 * The figures of a campaign's day. Counter by counter, the coarsest level that measures it: the row of the whole, else the
 * sum of the ads, else the sum of the segments of one type. Levels are never added to each other, people never at all.
 */
export function dayCounts(rows: readonly DayRow[]): Counts {
  const byAd = new Map<string, DayRow[]>();
  const whole: DayRow[] = [];
  for (const row of rows) {
    if (row.adId === null) whole.push(row);
    else byAd.set(row.adId, [...(byAd.get(row.adId) ?? []), row]);
  }
  const [undivided = {}, ...divided] = ownLevels(whole);
  return coarsest([undivided, sumOf([...byAd.values()].map(adDayCounts)), ...divided]);
}

/** The figures of one ad's day, from its own rows: mostly a single one. */
export function adDayCounts(rows: readonly DayRow[]): Counts {
  const [first] = rows;
  return first && rows.length === 1 && first.segment === null ? { ...first.counts } : coarsest(ownLevels(rows));
}

/** Of rows that are all of one campaign or all of one ad: the undivided row, then each type of segment. */
function ownLevels(rows: readonly DayRow[]): Counts[] {
  const undivided = rows.find(({ segment }) => segment === null)?.counts ?? {};
  const divided = segmentTypes.map((type) =>
    sumOf(rows.filter(({ segment }) => segment?.type === type).map(({ counts }) => counts)),
  );
  return [undivided, ...divided];
}

function coarsest(levels: readonly Counts[]): Counts {
  const found: Counts = {};
  for (const counter of counters) {
    const measured = levels.find((level) => level[counter] !== undefined)?.[counter];
    if (measured !== undefined) found[counter] = measured;
  }
  return found;
}

/** The sum of several, exact to the hundredth; of people there is none. */
export function sumOf(all: readonly Counts[]): Counts {
  const sums: Partial<Record<Counter, number>> = {};
  for (const counts of all) {
    for (const counter of addedCounters) {
      const count = counts[counter];
      if (count !== undefined) sums[counter] = (sums[counter] ?? 0) + inHundredths(count);
    }
  }
  for (const counter of addedCounters) {
    const sum = sums[counter];
    if (sum !== undefined) sums[counter] = ofHundredths(sum);
  }
  return sums;
}
